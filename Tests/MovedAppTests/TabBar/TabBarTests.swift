import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

@MainActor @Suite("An app with a tab bar controller", .serialized) struct TabBarTests {
  static let before = AppVersion({ TabBarBefore() }, selected: { $0.selectedViewController }) { $0.open($1) }
  static let after = AppVersion({ TabBarAfter() }, selected: { $0.selectedViewController }) { $0.open($1) }
  /// The same with the behavior of a tab bar controller.
  static let kept = AppVersion(
    { () -> TabBarAfter in
      let app = TabBarAfter()
      app.behavesAsTabBarController = true
      // The app scrolled to the top itself.
      app.reselectionActions = [.popToRoot, .scrollToTop]
      return app
    }, selected: { $0.selectedViewController }
  ) { $0.open($1) }

  static let app = MovedApp(
    name: "a tab bar controller", folder: "TabBar", before: before, after: after,
    steps: [
      AppStep(launch: "fetch Search, refresh Search, screen Search → Search, saved 1"),
      AppStep(
        "tap Home", "fetch Home, refresh Home, stop Search, screen Home, tab Home → Home, saved 0",
        AppChange(
          "fetch Home, refresh Home, stop Search, screen Home, tab Home → Home, saved 0, moves", because: "taps slide")
      ) { $0.tap(39, 785) },
      AppStep("scroll down", " → Home, saved 0") { $0.scroll(by: -300) },
      AppStep("tap Home again", " → Home, saved 0, moves") { $0.tap(39, 785) },
      AppStep("push", "stop Home, screen Home 4 → Home, saved 0, moves") { $0.tap(100, 300) },
      AppStep("swipe back", "refresh Home, screen Home → Home, saved 0") { $0.swipeBack() },
      AppStep("push again", "stop Home, screen Home 4 → Home, saved 0, moves") { $0.tap(100, 300) },
      AppStep("go back", "refresh Home, screen Home → Home, saved 0, moves") { $0.tap(30, 69) },
      AppStep("tap Compose", "screen New message, stop Home → Home, saved 0, moves") { $0.tap(195, 785) },
      AppStep("close it", "refresh Home, screen Home → Home, saved 0") { $0.dismiss() },
      AppStep(
        "tap Inbox", "fetch Inbox, refresh Inbox, stop Home, screen Inbox, tab Inbox → Inbox, saved 3",
        AppChange(
          "fetch Inbox, refresh Inbox, stop Home, screen Inbox, tab Inbox → Inbox, saved 3, moves",
          because: "taps slide")
      ) { $0.tap(273, 785) },
      AppStep("rotate", " → Inbox, saved 3") { $0.rotate(to: .landscapeLeft) },
      AppStep("rotate back", " → Inbox, saved 3") { $0.rotate(to: .portrait) },
      AppStep("open Profile in code", "fetch Profile, refresh Profile, stop Inbox, screen Profile → Profile, saved 4") {
        $0.open(4)
      },
      AppStep(
        "drag back to Inbox, and let it go", " → Profile, saved 4",
        AppChange(
          "refresh Inbox, refresh Profile, stop Inbox, screen Profile → Profile, saved 4",
          because: "pages can be dragged; the page that a finger drags in appears, and disappears again")
      ) { $0.drag(by: 60) },
      AppStep(
        "drag back to Inbox", " → Profile, saved 4",
        AppChange(
          "refresh Inbox, stop Profile, screen Inbox, tab Inbox → Inbox, saved 3", showsAnother: true,
          because: "pages can be dragged")
      ) { $0.drag(by: 300, from: 50) },
      AppStep(
        "open Inbox in code", "refresh Inbox, stop Profile, screen Inbox → Inbox, saved 3",
        AppChange(" → Inbox, saved 3", because: "it is selected already")
      ) { $0.open(3) },
      AppStep(
        "drag back to Compose", " → Inbox, saved 3",
        AppChange(
          "refresh Search, stop Inbox, screen Search, tab Search → Search, saved 1", showsAnother: true,
          because: "pages can be dragged, and a drag passes over a tab that acts")
      ) { $0.drag(by: 300, from: 50) },
      AppStep(
        "open Home in code", "refresh Home, stop Inbox, screen Home → Home, saved 0",
        AppChange("refresh Home, stop Search, screen Home → Home, saved 0", because: "Search was selected")
      ) { $0.open(0) },
      AppStep(
        "open a link to a message",
        "refresh Inbox, stop Home, screen Inbox, stop Inbox, screen Message 7 → Inbox, saved 3"
      ) { run in
        (run.app as? TabBarBefore)?.openMessage("Message 7")
        (run.app as? TabBarAfter)?.openMessage("Message 7")
        run.stage.settle()
      },
      AppStep("go back from it", "refresh Inbox, screen Inbox → Inbox, saved 3, moves") { $0.tap(30, 69) },
      AppStep(
        "tap Home, Profile and Inbox quickly",
        "refresh Home, stop Inbox, screen Home, tab Home, refresh Profile, stop Home, screen Profile, tab Profile, refresh Inbox, stop Profile, screen Inbox, tab Inbox → Inbox, saved 3",
        AppChange(
          "refresh Home, refresh Inbox, stop Home, screen Inbox → Inbox, saved 3, moves",
          because: "a tap during a transition replaces or reverses it; only the last page is selected")
      ) { run in
        for x in [39, 351] as [CGFloat] {
          run.stage.tap(at: CGPoint(x: x, y: 785))
          run.stage.run(for: 0.1)
        }
        run.tap(273, 785)
      },
      AppStep(
        "press Control-Tab", " → Inbox, saved 3",
        AppChange(
          "refresh Profile, stop Inbox, screen Profile, tab Profile → Profile, saved 4, moves", showsAnother: true,
          because: "keys select tabs")
      ) { $0.press(.keyboardTab, modifiers: .control) },
      AppStep(
        "open Inbox in code", " → Inbox, saved 3",
        AppChange("refresh Inbox, stop Profile, screen Inbox → Inbox, saved 3", because: "it was not selected")
      ) { $0.open(3) },
    ]
      + AppStep.settings(
        " → Inbox, saved 3",
        largerText: AppChange(
          showsAnother: true, because: "titles of tabs follow the Dynamic Type size, and the bar is higher for them")),
    dragChanges: [
      AppDragChange("drag back to Inbox, and let it go", because: "pages can be dragged"),
      AppDragChange("drag back to Inbox", because: "pages can be dragged"),
      AppDragChange("drag back to Compose", because: "pages can be dragged"),
    ],
    appearanceChange: AppAppearanceChange(
      area: { size, insets in
        CGRect(x: 0, y: size.height - insets.bottom - 50, width: size.width, height: insets.bottom + 50)
      }, reason: "the bar"))

  @Test("does the same after it is moved if it keeps the behavior of a tab bar controller") func kept() {
    let (before, kept) = (Self.app.record(Self.before, as: "before"), Self.app.record(Self.kept, as: "kept"))
    #expect(kept.lines == Self.app.linesBefore)
    #expect(kept.issues == [])
    #expect(Self.app.stepsWithOtherPictures(before, kept) == ["choose larger text"])
    #expect(Self.app.dragsWithOtherPictures(before, kept) == [])
  }
}
