import ContainerKitTesting
import UIKit

/// An app with a page view controller.
@MainActor enum PageViewApp {
  private static func pages() -> [UIViewController] {
    [
      CardViewController("Welcome", .systemTeal), CardViewController("Plan", .systemMint),
      CardViewController("Track", .systemOrange), CardViewController("Share", .systemPink),
    ]
  }

  static let before = AppVersion(
    { PageViewBefore(pages: pages()) }, selected: { $0.viewControllers?.first }
  ) { $0.show($1, animated: true) }
  static let after = AppVersion(
    { PageViewAfter(pages: pages()) }, selected: { $0.selectedViewController }
  ) { $0.selectTab(at: $1, animated: true) }

  static let app = MovedApp(
    name: "a page view controller", folder: "PageView", before: before, after: after,
    steps: [
      AppStep(launch: "fetch Plan, refresh Plan, screen Plan → Plan, saved 1"),
      AppStep(
        "tap Next", "fetch Track, refresh Track, screen Track, stop Plan → Track, saved 2, moves",
        AppChange(
          "fetch Track, refresh Track, stop Plan, screen Track → Track, saved 2, moves",
          because: "the old page disappears before the new one appears")
      ) { $0.tap(350, 775) },
      AppStep(
        "drag back, and let it go",
        "fetch Share, refresh Plan, refresh Track, screen Track, stop Plan, swipe back → Track, saved 2",
        AppChange(
          "refresh Plan, refresh Track, stop Plan, screen Track, swipe back → Track, saved 2",
          because:
            "the page that disappears does so first; a neighbor is loaded when a finger drags it in, not when a drag begins"
        )
      ) { $0.drag(by: 60) },
      AppStep(
        "drag back to Plan", "refresh Plan, screen Plan, stop Track, swipe to Plan, fetch Welcome → Plan, saved 1",
        AppChange(
          "refresh Plan, stop Track, screen Plan, swipe to Plan → Plan, saved 1",
          because: "the old page disappears before the new one appears; a neighbor is loaded when a finger drags it in")
      ) { $0.drag(by: 300, from: 50) },
      AppStep("rotate", " → Plan, saved 1") { $0.rotate(to: .landscapeLeft) },
      AppStep("rotate back", " → Plan, saved 1") { $0.rotate(to: .portrait) },
      AppStep(
        "open the last page in code", "refresh Share, screen Share, stop Plan → Share, saved 3, moves",
        AppChange(
          "fetch Share, refresh Share, stop Plan, screen Share → Share, saved 3, moves",
          because: "the page was not loaded as a neighbor; the old page disappears before the new one appears")
      ) { $0.open(3) },
      AppStep("drag past the end", " → Share, saved 3") { $0.drag(by: -200, from: 350) },
      AppStep(
        "drag back", "refresh Plan, screen Plan, stop Share, swipe to Plan → Plan, saved 1",
        AppChange(
          "refresh Track, stop Share, screen Track, swipe to Track → Track, saved 2", showsAnother: true,
          because: "a page view controller keeps the page that an animated set has left as the neighbor")
      ) { $0.drag(by: 300, from: 50) },
      AppStep(
        "open the first page in code", "refresh Welcome, screen Welcome, stop Plan → Welcome, saved 0, moves",
        AppChange(
          "fetch Welcome, refresh Welcome, stop Track, screen Welcome → Welcome, saved 0, moves",
          because: "another page was selected, and this one was not loaded as a neighbor")
      ) { $0.open(0) },
      AppStep(
        "drag forward", "refresh Plan, screen Plan, stop Welcome, swipe to Plan → Plan, saved 1",
        AppChange(
          "refresh Plan, stop Welcome, screen Plan, swipe to Plan → Plan, saved 1",
          because: "the old page disappears before the new one appears")
      ) { $0.drag(by: -300, from: 350) },
      AppStep(
        "tap Next twice",
        "refresh Track, screen Track, stop Plan, refresh Share, screen Share, stop Track → Share, saved 3, moves",
        AppChange(
          "refresh Track, stop Plan, screen Track, refresh Share, stop Track, screen Share → Share, saved 3, moves",
          because: "the old page disappears before the new one appears")
      ) { run in
        run.stage.tap(at: CGPoint(x: 350, y: 775))
        run.stage.run(for: 0.1)
        run.tap(350, 775)
      },
    ] + AppStep.settings(" → Share, saved 3"),
    dragChanges: [
      AppDragChange("drag past the end", because: "past an end, a page is at a fraction of a pixel"),
      AppDragChange("drag back", because: "another page comes in"),
    ])
}
