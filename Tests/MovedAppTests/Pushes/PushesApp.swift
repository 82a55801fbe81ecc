import ContainerKitTesting
import ContainerTransitions
import UIKit

/// An app whose avatars fly from a list to a pushed page, as Hero's three lines let them: its edge drives the pops, and a page
/// goes back as it has come.
@MainActor enum PushesApp {
  static let before = AppVersion(
    {
      let list = RepositoriesViewController("Repositories")
      let navigation = PushesBefore(rootViewController: list)
      list.onChoose = { [unowned navigation] page in
        navigation.push(
          page, with: page is SettingsViewController ? .fade : .cover(from: .trailing).sharingElements())
      }
      return navigation
    }, selected: { (app: PushesBefore) in app.topViewController }
  ) { open($0, $1) }
  static let after = AppVersion(
    {
      let list = RepositoriesViewController("Repositories")
      let navigation = UINavigationController(rootViewController: list)
      navigation.addTransitions()
      list.onChoose = { [unowned navigation] in navigation.pushViewController($0, animated: true) }
      return navigation
    }, selected: { (app: UINavigationController) in app.topViewController }
  ) { open($0, $1) }

  /// Opens a page of the list in code; 4 for the list.
  private static func open(_ navigation: UINavigationController, _ index: Int) {
    if index < 4 {
      (navigation.viewControllers.first as? RepositoriesViewController)?.choose(index)
    } else {
      navigation.popToRootViewController(animated: true)
    }
  }

  static let app = MovedApp(
    name: "pushes by a delegate, an edge pan and a percent driver", folder: "Pushes", before: before, after: after,
    watchesForFlashes: true,
    steps: [
      AppStep(launch: "refresh Repositories, screen Repositories → Repositories, saved 1"),
      AppStep("tap a repository", "refresh Compiler, stop Repositories, screen Compiler → Compiler, saved 1, moves") {
        $0.tap(200, 180)
      },
      AppStep(
        "drag back from the edge, and let it go",
        "refresh Repositories, stop Repositories, refresh Compiler, screen Compiler → Compiler, saved 1"
      ) { $0.drag(by: 120, from: 2) },
      AppStep("drag back from the middle", " → Compiler, saved 1") { $0.drag(by: 250, from: 100) },
      AppStep("rotate", " → Compiler, saved 1") { $0.rotate(to: .landscapeLeft) },
      AppStep("rotate back", " → Compiler, saved 1") { $0.rotate(to: .portrait) },
      AppStep(
        "drag back from the edge", "refresh Repositories, stop Compiler, screen Repositories → Repositories, saved 1"
      ) { $0.drag(by: 250, from: 2) },
      AppStep("tap the settings", "refresh Settings, stop Repositories, screen Settings → Settings, saved 1, moves") {
        $0.tap(200, 420)
      },
      AppStep(
        "drag back a little",
        "refresh Repositories, stop Repositories, refresh Settings, screen Settings → Settings, saved 1"
      ) { $0.drag(by: 120, from: 2) },
      AppStep("flick back", "refresh Repositories, stop Settings, screen Repositories → Repositories, saved 1") {
        $0.flick(by: 150, from: 2)
      },
      AppStep("open a repository in code", "refresh Driver, stop Repositories, screen Driver → Driver, saved 1, moves")
      { $0.open(1) },
      AppStep("open another one on top", "refresh Linker, stop Driver, screen Linker → Linker, saved 1, moves") {
        $0.open(2)
      },
      AppStep(
        "go back to the list in code",
        "refresh Repositories, stop Linker, screen Repositories → Repositories, saved 1, moves"
      ) { $0.open(4) },
      AppStep(
        "catch a push, and turn it around",
        "refresh Compiler, stop Repositories, screen Compiler, refresh Repositories, stop Compiler, screen Repositories → Repositories, saved 1",
        AppChange(
          "refresh Compiler, stop Compiler, refresh Repositories, screen Repositories → Repositories, saved 1",
          because: "a finger catches the push; before, the pop follows it")
      ) { run in
        run.stage.tap(at: CGPoint(x: 200, y: 180))
        run.stage.run(for: 0.25)
        run.drag(by: 250, from: 2)
      },
      AppStep("drag past the start", " → Repositories, saved 1") { $0.drag(by: 250, from: 2) },
    ] + AppStep.settings(" → Repositories, saved 1"),
    dragChanges: [AppDragChange("catch a push, and turn it around", because: "a finger catches the push")])
}
