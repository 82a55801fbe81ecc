// swift-tools-version: 6.0
import PackageDescription

// This is a separate package, so that the product's has no executables but the demo. It uses @_spi(Benchmark).
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ContainerKit", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CAllocations", .product(name: "ContainerKit", package: "ContainerKit")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ],
  swiftLanguageModes: [.v6]
)
