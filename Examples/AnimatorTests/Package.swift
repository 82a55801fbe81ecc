// swift-tools-version: 6.2
import PackageDescription

// A package of an app with an animator of its own. In yours the dependency has a URL and a version:
//   .package(url: "https://…/ContainerKit.git", from: "0.2.0")
let package = Package(
  name: "AnimatorTests",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "ContainerKit", path: "../..")],
  targets: [
    .target(name: "CardAnimator", dependencies: [.product(name: "ContainerKit", package: "ContainerKit")])
  ],
  swiftLanguageModes: [.v6]
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
