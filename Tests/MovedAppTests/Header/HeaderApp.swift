import ContainerKitTesting
import UIKit

/// An app with a header of its own.
@MainActor enum HeaderApp {
  private static func pages() -> [FeedViewController] {
    [FeedViewController("Posts", .systemTeal), FeedViewController("Likes", .systemMint)]
  }

  static let before = AppVersion(
    { HeaderBefore(pages: pages(), header: ProfileHeaderView()) }, selected: { $0.pages[$0.currentIndex] }
  ) { $0.open($1) }
  static let after = AppVersion(
    { HeaderAfter(pages: pages(), header: ProfileHeaderView()) }, selected: { $0.container.selectedViewController }
  ) { $0.open($1) }

  static let app = MovedApp(
    name: "a header that collapses", folder: "Header", before: before, after: after, watchesForFlashes: true,
    steps: [
      AppStep(launch: "fetch Likes, refresh Likes, screen Likes → Likes, saved 1"),
      AppStep(
        "tap Posts", "stop Likes, fetch Posts, refresh Posts, section Posts, screen Posts → Posts, saved 0",
        AppChange(
          "fetch Posts, refresh Posts, stop Likes, screen Posts, section Posts → Posts, saved 0, moves",
          because: "taps slide; didSelect is the last call")
      ) { $0.tap(97, 270) },
      AppStep("scroll a little", " → Posts, saved 0") { $0.scroll(by: -80) },
      AppStep("scroll further", " → Posts, saved 0") { $0.scroll(by: -300) },
      AppStep(
        "tap Likes", "stop Posts, refresh Likes, section Likes, screen Likes → Likes, saved 1",
        AppChange(
          "refresh Likes, stop Posts, screen Likes, section Likes → Likes, saved 1, moves",
          because: "taps slide; didSelect is the last call")
      ) { $0.tap(292, 130) },
      AppStep("scroll Likes", " → Likes, saved 1") { $0.scroll(by: -100) },
      AppStep(
        "tap Posts again", "stop Likes, refresh Posts, section Posts, screen Posts → Posts, saved 0",
        AppChange(
          "refresh Posts, stop Likes, screen Posts, section Posts → Posts, saved 0, moves",
          because: "taps slide; didSelect is the last call")
      ) { $0.tap(97, 130) },
      AppStep(
        "drag to Likes, and let it go", " → Posts, saved 0",
        AppChange(
          "refresh Likes, refresh Posts, stop Likes, screen Posts → Posts, saved 0",
          because: "pages can be dragged; the page that a finger drags in appears, and disappears again")
      ) { $0.drag(by: -60) },
      AppStep(
        "drag to Likes", " → Posts, saved 0",
        AppChange(
          "refresh Likes, stop Posts, screen Likes, section Likes → Likes, saved 1", showsAnother: true,
          because: "pages can be dragged")
      ) { $0.drag(by: -300, from: 350) },
      AppStep(
        "open Posts in code", " → Posts, saved 0",
        AppChange(
          "refresh Posts, stop Likes, screen Posts, section Posts → Posts, saved 0, moves",
          because: "it was not selected")
      ) { $0.open(0) },
    ]
      + AppStep.settings(
        " → Posts, saved 0",
        largerText: AppChange(
          showsAnother: true, because: "titles of tabs follow the Dynamic Type size, and the bar is higher for them"),
        rightToLeft: AppChange(showsAnother: true, because: "the bar is mirrored"))
      + [
        AppStep("rotate", " → Posts, saved 0") { $0.rotate(to: .landscapeLeft) },
        AppStep(
          "rotate back", " → Posts, saved 0",
          AppChange(
            showsAnother: true,
            because:
              "lists lie under the header and the status bar; UIKit moves a list when its upper inset gets smaller, as in landscape"
          )
        ) { $0.rotate(to: .portrait) },
        AppStep(
          "tap the selected tab", " → Posts, saved 0, moves",
          AppChange(showsAnother: true, because: "the header comes back with the list")
        ) { $0.tap(97, 130) },
      ],
    dragChanges: [
      AppDragChange("drag to Likes, and let it go", because: "pages can be dragged"),
      AppDragChange("drag to Likes", because: "pages can be dragged"),
    ],
    appearanceChange: AppAppearanceChange(
      area: { size, insets in CGRect(x: 0, y: 0, width: size.width, height: insets.top) }, reason: "the status bar"))
}
