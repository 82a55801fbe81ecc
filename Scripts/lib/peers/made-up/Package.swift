// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "PageKit",
  targets: [
    .target(name: "Kit", dependencies: ["Base"]), .target(name: "Base"),
    .testTarget(name: "BaseTests", dependencies: ["Base"]), .testTarget(name: "KitTests", dependencies: ["Kit"]),
  ])
