// swift-tools-version: 6.0
import PackageDescription

// On Apple's systems `ContainerKit` uses Apple's UIKit. On Linux the package has its own modules of the same names, in
// Sources/Frameworks, and what shows and tests an app there (see Docs/Architecture.md).
#if os(Linux)
  // The targets for Apple's systems compile with Swift 6.0. These modules have isolated deinitializers.
  #if compiler(<6.2)
    #error("on Linux, ContainerKit needs Swift 6.2 or later")
  #endif

  let systemLibraries = "Sources/Frameworks/SystemLibraries"

  // A module in a folder of Sources.
  func module(_ folder: String, _ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  }

  func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    module("Frameworks", name, dependencies)
  }

  func command(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: "Sources/Tools/\(name)",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  }

  func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
      name: name, dependencies: dependencies, exclude: exclude,
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  }

  let kit: [Target.Dependency] = ["UIKit", "QuartzCore", "CoreGraphics"]
  let container = kit + ["LayerTime", "Stage", "ScriptAnimators", "ContainerKitTesting", "ContainerKit"]
  let vended = ["UIKit", "QuartzCore", "CoreGraphics"]
  let probe: [Target.Dependency] = ["Stage"]
  // What an app's own tests drive transitions with. It needs a clock and a compositor that can be held still, which only
  // the package's own UIKit has.
  let productsHere: [Product] = [
    .library(name: "ContainerKitTesting", targets: ["ContainerKitTesting"]),
    // Shows an app in a window, and films it. An app links it and calls nothing: Docs/Linux/README.md.
    .library(name: "ContainerKitHost", targets: ["ContainerKitHost"]),
    // On iOS the app in Apps compiles the same sources: Xcode cannot always build an executable of a package for iOS.
    .executable(name: "ContainerKitDemo", targets: ["ContainerKitDemo"]),
    // A folder of sources for iOS as one for Linux: Docs/Linux/Translator.md.
    .executable(name: "linux-sources", targets: ["LinuxSources"]),
  ]
  let targetsHere: [Target] = [
    .systemLibrary(
      name: "CCairo", path: "\(systemLibraries)/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "\(systemLibraries)/CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CPNG", path: "\(systemLibraries)/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CISAL", path: "\(systemLibraries)/CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(
      name: "CJPEG", path: "\(systemLibraries)/CJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(
      name: "CFonts", path: "\(systemLibraries)/CFonts", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev", "libfreetype-dev"])]),
    .systemLibrary(
      name: "CSDL2", path: "\(systemLibraries)/CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .target(name: "CApplicationHost", path: "Sources/Frameworks/CApplicationHost"),
    // Arithmetic with rows of pixels, in C for wide vectors.
    .target(name: "CRows", path: "Sources/Frameworks/CRows"),
    framework("_Testing_CoreGraphics"),
    framework("_Testing_UIKit"),
    framework("CoreGraphics", ["CCairo", "CPNG", "CISAL", "CJPEG", "_Testing_CoreGraphics"]),
    framework("QuartzCore", ["CoreGraphics", "CCairo", "CRows"]),
    framework("LayoutSolver"),
    framework(
      "UIKit",
      kit.dropFirst() + [
        "LayerTime", "LayoutSolver", "CPango", "CFonts", "CCairo", "CApplicationHost", "_Testing_UIKit",
      ]),
    module("Testing", "Stage", kit + ["LayerTime"]),
    module(
      "Testing", "ContainerKitTesting",
      kit + ["LayerTime", "Stage", "ContainerKit", "Film", "CCairo", "CPango", "CFonts"]),
    module("Testing", "ScriptAnimators", kit),
    module("Hosts", "SystemBars", kit),
    module(
      "Testing", "Film",
      kit + ["LayerTime", "Stage", "ContainerKit", "ScriptAnimators", "SystemBars", "CCairo", "CPNG"]),
    module("Hosts", "FilmHost", kit + ["Stage", "Film", "SystemBars"]),
    module("Hosts", "WindowHost", kit + ["CSDL2", "SystemBars"]),
    module("Hosts", "ContainerKitHost", kit + ["FilmHost", "WindowHost"]),
    .executableTarget(
      name: "ContainerKitDemo", dependencies: kit + ["ContainerKit", "ContainerTransitions", "ContainerKitHost"],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    module(
      "Testing", "RandomTrials",
      kit + ["LayerTime", "Stage", "ContainerKit", "ContainerTransitions", "ScriptAnimators", "Film"]),
    command("Soak", kit + ["RandomTrials", "Film", "Stage"]),
    command("ProbeDiff", kit + ["FidelityProbe"]),
    module("Tools", "SourceTranslation"),
    // It checks what it writes against the modules beside it, so they are built with it.
    command("LinuxSources", ["SourceTranslation", "ContainerKit"] + kit),
    tests("SourceTranslationTests", ["SourceTranslation"]),
    tests("CoreGraphicsTests", ["CoreGraphics"]),
    tests("QuartzCoreTests", ["QuartzCore", "LayerTime", "CoreGraphics", "CRows"], exclude: ["Facts"]),
    tests("LayerTimeTests", ["LayerTime", "QuartzCore", "CoreGraphics"]),
    tests("LayoutSolverTests", ["LayoutSolver"]),
    tests("UIKitTests", kit + ["LayerTime", "Stage", "ScriptAnimators"], exclude: ["Facts"]),
    // Helpers that the tests of the container share.
    tests("ContainerKitTestSupport", container + ["SharedTests"]),
    tests("ContainerKitTests", container + ["ContainerKitTestSupport"]),
    tests("ContainerKitBarTests", container + ["ContainerKitTestSupport"]),
    tests("ContainerKitTransitionTests", container + ["ContainerKitTestSupport"]),
    // Small apps before and after they are moved to a container, and what the move changes.
    tests("MovedAppTests", kit + ["ContainerKitTesting", "ContainerKit", "ContainerTransitions"]),
    tests("ContainerKitTestingTests", kit + ["Stage", "ScriptAnimators", "ContainerKitTesting", "ContainerKit"]),
    tests("FilmTests", kit + ["Stage", "Film", "FilmHost", "ScriptAnimators", "ContainerKit", "ContainerKitDemo"]),
    tests(
      "TransitionTests", kit + ["ContainerKitTesting", "ContainerKit", "ContainerTransitions", "ContainerKitDemo"],
      exclude: ["Pictures"]),
    // The walks of Scripts/walks. The C target calls the compiler's runtime for coverage, if there is one.
    .target(name: "CCoverage", path: "Tests/CCoverage"),
    tests("WalkTests", kit + ["CCoverage", "ContainerKitTesting", "ContainerKit", "ContainerTransitions"]),
    tests("RandomTrialsTests", kit + ["Stage", "Film", "ContainerKit", "ScriptAnimators", "RandomTrials"]),
    tests("ProbeTests", kit + ["Stage", "FidelityProbe", "ProbeDiff"]),
    tests("WindowHostTests", kit + ["Stage", "WindowHost", "SystemBars", "ContainerKit", "CSDL2"]),
  ]
#else
  let kit: [Target.Dependency] = []
  let vended: [String] = []
  let probe: [Target.Dependency] = []
  // SwiftUI is there on Apple's systems only.
  let productsHere: [Product] = [.library(name: "ContainerKitSwiftUI", targets: ["ContainerKitSwiftUI"])]
  let targetsHere: [Target] = [
    .target(
      name: "ContainerKitSwiftUI", dependencies: ["ContainerKit"],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ]
#endif

let package = Package(
  name: "ContainerKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "ContainerKit", targets: ["ContainerKit"] + vended),
    // Transitions to set as a container's `pageTransition`, also for UIKit's controllers.
    .library(name: "ContainerTransitions", targets: ["ContainerTransitions"]),
  ] + productsHere,
  targets: [
    // Freezes and restores the time of layers, for the container and, on Linux, UIKit's own transitions.
    .target(
      name: "LayerTime", dependencies: Array(kit.dropFirst()),
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(
      name: "ContainerKit", dependencies: ["LayerTime"] + kit,
      resources: [.process("PrivacyInfo.xcprivacy"), .process("Resources")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(
      name: "ContainerTransitions", dependencies: ["ContainerKit", "LayerTime"] + kit,
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    // Records the behavior of UIKit, Apple's or ours. The app in Apps compiles the same sources.
    .target(
      name: "FidelityProbe", dependencies: ["ContainerKit"] + kit + probe, path: "Apps/FidelityProbe/Sources",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    // What these tests use is there on both systems.
    .testTarget(
      name: "SharedTests", dependencies: ["ContainerKit", "FidelityProbe"] + kit,
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ] + targetsHere,
  swiftLanguageModes: [.v6]
)

// One program contains all tests. Scripts/test FILTER leaves out the targets that it does not need: only those are tests whose names,
// separated by commas, are in this variable, and those that they depend on.
if let names = Context.environment["CONTAINERKIT_TESTS"]?.split(separator: ",").map(String.init) {
  let tests = package.targets.filter { $0.type == .test }.map(\.name)
  for name in names where !tests.contains(name) {
    fatalError("CONTAINERKIT_TESTS: expected names of \(tests.joined(separator: ", ")), found \(name)")
  }
  // Each test target that one of them depends on is declared before it.
  var needed = Set(names)
  for target in package.targets.reversed() where needed.contains(target.name) {
    needed.formUnion(target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } })
  }
  package.targets.removeAll { $0.type == .test && !needed.contains($0.name) }
}
