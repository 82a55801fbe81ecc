// swift-tools-version: 6.0
import PackageDescription

// A package with an animator of its own. In yours the dependency is
//   .package(path: "../ContainerKit")
let package = Package(
  name: "AnimatorTests",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "ContainerKit", path: "../..")],
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
