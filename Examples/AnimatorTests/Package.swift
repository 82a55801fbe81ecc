// swift-tools-version: 6.0
import Foundation
import PackageDescription

// A package with an animator of its own. Next to a clone of ContainerKit, the dependency of a copy is
//   .package(path: "../ContainerKit")
// In the clone itself, ContainerKit is two folders up.
let isInClone = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/../../Sources/ContainerKit")
let containerKit = Package.Dependency.package(name: "ContainerKit", path: isInClone ? "../.." : "../ContainerKit")

let package = Package(
  name: "AnimatorTests",
  platforms: [.iOS(.v15)],
  dependencies: [containerKit],
  targets: [
    .target(name: "CardAnimator", dependencies: [.product(name: "ContainerKit", package: "ContainerKit")])
  ]
)

// The testing kit is there on Linux only.
#if os(Linux)
  package.targets.append(
    .testTarget(
      name: "CardAnimatorTests",
      dependencies: [
        "CardAnimator", .product(name: "ContainerKit", package: "ContainerKit"),
        .product(name: "ContainerKitTesting", package: "ContainerKit"),
      ], exclude: ["Pictures"]))
#endif
