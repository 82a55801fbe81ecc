import ContainerKitTesting
import UIKit

/// An app with a strip of its own.
@MainActor enum StripApp {
  private static func pages() -> [UIViewController] {
    [
      FeedViewController("Top", .systemTeal), FeedViewController("Politics", .systemMint),
      FeedViewController("Science", .systemOrange), FeedViewController("Sports", .systemGreen),
      FeedViewController("Travel and food", .systemCyan), FeedViewController("Weather", .systemPink, count: 5),
    ]
  }

  static let before = AppVersion(
    { StripBefore(pages: pages()) }, selected: { $0.pages[$0.currentIndex] }
  ) { $0.show($1, animated: true) }
  static let after = AppVersion(
    { StripAfter(pages: pages()) }, selected: { $0.selectedViewController }
  ) { $0.selectTab(at: $1, animated: true) }

  static let app = MovedApp(
    name: "a strip of buttons over a scroll view", folder: "Strip", before: before, after: after,
    watchesForFlashes: true,
    steps: [
      AppStep(launch: "fetch Politics, refresh Politics, screen Politics → Politics, saved 1"),
      AppStep(
        "tap Science", "fetch Science, refresh Science, screen Science, section Science → Science, saved 2, moves",
        AppChange(
          "fetch Science, refresh Science, stop Politics, screen Science, section Science → Science, saved 2, moves",
          because: "the old page disappears")
      ) { $0.tap(180, 70) },
      AppStep("scroll down", " → Science, saved 2") { $0.scroll(by: -300) },
      AppStep("tap Science again", " → Science, saved 2, moves") { $0.tap(180, 70) },
      AppStep(
        "drag back, and let it go", " → Science, saved 2",
        AppChange(
          "refresh Politics, refresh Science, stop Politics, screen Science → Science, saved 2",
          because: "the page that a finger drags in appears, and disappears again")
      ) { $0.drag(by: 60) },
      AppStep(
        "drag back to Politics", "section Politics → Politics, saved 1",
        AppChange(
          "refresh Politics, stop Science, screen Politics, section Politics → Politics, saved 1",
          because: "pages appear and disappear")
      ) { $0.drag(by: 300, from: 50) },
      AppStep("rotate", " → Politics, saved 1") { $0.rotate(to: .landscapeLeft) },
      AppStep("rotate back", " → Politics, saved 1") { $0.rotate(to: .portrait) },
      AppStep(
        "open Weather in code",
        "fetch Weather, refresh Weather, screen Weather, fetch Sports, refresh Sports, screen Sports, fetch Travel and food, refresh Travel and food, screen Travel and food, section Weather → Weather, saved 5, moves",
        AppChange(
          "fetch Weather, refresh Weather, stop Politics, screen Weather, section Weather → Weather, saved 5, moves",
          because: "the pages in between are not shown and not loaded; the old page disappears")
      ) { $0.open(5) },
      AppStep("drag past the end", " → Weather, saved 5") { $0.drag(by: -200, from: 350) },
      AppStep(
        "drag back to Travel and food", "section Travel and food → Travel and food, saved 4",
        AppChange(
          "fetch Travel and food, refresh Travel and food, stop Weather, screen Travel and food, section Travel and food → Travel and food, saved 4",
          because: "the page was not loaded before; pages appear and disappear")
      ) { $0.drag(by: 300, from: 50) },
      AppStep(
        "open Top in code", "fetch Top, refresh Top, screen Top, section Top → Top, saved 0, moves",
        AppChange(
          "fetch Top, refresh Top, stop Travel and food, screen Top, section Top → Top, saved 0, moves",
          because: "the old page disappears")
      ) { $0.open(0) },
    ]
      + AppStep.settings(
        " → Top, saved 0",
        largerText: AppChange(
          showsAnother: true, because: "titles of tabs follow the Dynamic Type size, and the bar is higher for them"),
        rightToLeft: AppChange(showsAnother: true, because: "the bar is mirrored")),
    dragChanges: [
      AppDragChange("drag back, and let it go", because: "the colors of the titles follow the finger"),
      AppDragChange("drag back to Politics", because: "the colors of the titles follow the finger"),
      AppDragChange("drag past the end", because: "past an end, a page is at a fraction of a pixel"),
      AppDragChange("drag back to Travel and food", because: "the colors of the titles follow the finger"),
    ])
}
