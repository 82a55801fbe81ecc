import ContainerKitTesting
import UIKit

/// An app with a container of its own.
@MainActor enum OwnContainerApp {
  private static func pages() -> [UIViewController] {
    [
      CardViewController("Red", .systemPink), CardViewController("Green", .systemGreen),
      CardViewController("Blue", .systemBlue),
    ]
  }

  static let before = AppVersion(
    { OwnContainerBefore(pages: pages()) }, selected: { $0.selectedPage }
  ) { $0.open($1) }
  static let after = AppVersion(
    { OwnContainerAfter(pages: pages()) }, selected: { $0.selectedViewController }
  ) { $0.open($1) }

  static let app = MovedApp(
    name: "a container with a context and a percent driver", folder: "OwnContainer", before: before, after: after,
    steps: [
      AppStep(launch: "fetch Green, refresh Green, screen Green → Green, saved 1"),
      AppStep(
        "tap Blue", "fetch Blue, refresh Blue, screen Blue, stop Green, page Blue, turned → Blue, saved 2, moves",
        AppChange(
          "fetch Blue, refresh Blue, stop Green, screen Blue, turned, page Blue → Blue, saved 2, moves",
          because:
            "the old page disappears before the new one appears; didSelect is the last call, after animationEnded")
      ) { $0.tap(259, 89) },
      AppStep(
        "drag back, and let it go", "refresh Green, screen Green, stop Green, turned back → Blue, saved 2",
        AppChange(
          "refresh Green, refresh Blue, stop Green, screen Blue, turned back → Blue, saved 2",
          because: "the page that stays gets its calls, too, and viewDidAppear of the other one is not called")
      ) { $0.drag(by: 80) },
      AppStep(
        "drag back to Green", "refresh Green, screen Green, stop Blue, page Green, turned → Green, saved 1",
        AppChange(
          "refresh Green, stop Blue, screen Green, turned, page Green → Green, saved 1",
          because: "the old page disappears before the new one appears; didSelect is the last call")
      ) { $0.drag(by: 300, from: 50) },
      AppStep("rotate", " → Green, saved 1") { $0.rotate(to: .landscapeLeft) },
      AppStep("rotate back", " → Green, saved 1") { $0.rotate(to: .portrait) },
      AppStep(
        "open Red in code", "fetch Red, refresh Red, screen Red, stop Green, page Red, turned → Red, saved 0, moves",
        AppChange(
          "fetch Red, refresh Red, stop Green, screen Red, turned, page Red → Red, saved 0, moves",
          because: "the old page disappears before the new one appears; didSelect is the last call")
      ) { $0.open(0) },
      AppStep("drag past the start", " → Red, saved 0") { $0.drag(by: 300, from: 50) },
      AppStep(
        "tap Blue and Green", "refresh Blue, screen Blue, stop Red, page Blue, turned → Blue, saved 2, moves",
        AppChange(
          "refresh Blue, stop Red, screen Blue, turned, page Blue, refresh Green, stop Blue, screen Green, turned, page Green → Green, saved 1, moves",
          showsAnother: true, because: "a request during a transition follows it")
      ) { run in
        run.stage.tap(at: CGPoint(x: 259, y: 89))
        run.stage.run(for: 0.15)
        run.tap(195, 89)
      },
      AppStep(
        "open Blue in code", " → Blue, saved 2",
        AppChange(
          "refresh Blue, stop Green, screen Blue, turned, page Blue → Blue, saved 2, moves",
          because: "it was not selected")
      ) { $0.open(2) },
      AppStep(
        "flick back", "refresh Green, screen Green, stop Green, turned back → Blue, saved 2",
        AppChange(
          "refresh Green, stop Blue, screen Green, turned, page Green → Green, saved 1", showsAnother: true,
          because: "a flick finishes the transition")
      ) { $0.flick(by: 120) },
      AppStep(
        "open Green in code", "refresh Green, screen Green, stop Blue, page Green, turned → Green, saved 1, moves",
        AppChange(" → Green, saved 1", because: "it is selected already")
      ) {
        $0.open(1)
      },
    ] + AppStep.settings(" → Green, saved 1"),
    dragChanges: [
      AppDragChange(
        "drag back, and let it go", because: "the page is where the finger is; the driver of the app starts late"),
      AppDragChange(
        "drag back to Green", because: "the page is where the finger is; the driver of the app starts late"),
      AppDragChange("drag past the start", because: "the first page gives way to a finger, and returns"),
    ])
}
