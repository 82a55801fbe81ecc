// swift-tools-version: 6.0
import PackageDescription

// An app without a container: UIKit on Linux shows and films it, too. In your package the dependency is
//   .package(path: "../ContainerKit")
var dependencies: [Target.Dependency] = [.product(name: "ContainerKit", package: "ContainerKit")]

// The product exists on Linux only. It shows the app in a window and films it. No source imports it.
#if os(Linux)
  dependencies.append(.product(name: "ContainerKitHost", package: "ContainerKit"))
#endif

let package = Package(
  name: "NavigationApp",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "ContainerKit", path: "../..")],
  targets: [.executableTarget(name: "NavigationApp", dependencies: dependencies)]
)
