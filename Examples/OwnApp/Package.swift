// swift-tools-version: 6.0
import Foundation
import PackageDescription

// An app of your own. Next to a clone of ContainerKit, the dependency of a copy is
//   .package(path: "../ContainerKit")
// In the clone itself, ContainerKit is two folders up.
let isInClone = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/../../Sources/ContainerKit")
let containerKit = Package.Dependency.package(name: "ContainerKit", path: isInClone ? "../.." : "../ContainerKit")

var dependencies: [Target.Dependency] = [.product(name: "ContainerKit", package: "ContainerKit")]

// The product exists on Linux only. It shows the app in a window and films it. No source imports it.
#if os(Linux)
  dependencies.append(.product(name: "ContainerKitHost", package: "ContainerKit"))
#endif

let package = Package(
  name: "OwnApp",
  platforms: [.iOS(.v15)],
  dependencies: [containerKit],
  targets: [.executableTarget(name: "OwnApp", dependencies: dependencies)]
)
