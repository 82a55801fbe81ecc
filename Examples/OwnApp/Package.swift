// swift-tools-version: 6.0
import PackageDescription

// An app of your own. In your package the dependency is
//   .package(path: "../ContainerKit")
var dependencies: [Target.Dependency] = [.product(name: "ContainerKit", package: "ContainerKit")]

// The product exists on Linux only. It shows the app in a window and films it. No source imports it.
#if os(Linux)
  dependencies.append(.product(name: "ContainerKitHost", package: "ContainerKit"))
#endif

let package = Package(
  name: "OwnApp",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "ContainerKit", path: "../..")],
  targets: [.executableTarget(name: "OwnApp", dependencies: dependencies)]
)
