// swift-tools-version: 6.0
import PackageDescription

// This is a separate package, so that the product's has no executables but the demo. It uses @_spi(Benchmark).
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ContainerKit", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    // Cairo with its pixman, which are installed for the package anyway.
    .systemLibrary(name: "CDrawing", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // The frames that ours are compared with, in C because they are the peers' own calls.
    .target(name: "CBaselines", dependencies: ["CDrawing"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations", "CBaselines", .product(name: "ContainerKit", package: "ContainerKit"),
        .product(name: "ContainerTransitions", package: "ContainerKit"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ],
  swiftLanguageModes: [.v6]
)
