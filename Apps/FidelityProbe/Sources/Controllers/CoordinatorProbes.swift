import UIKit

extension Probe {
  private static let row = "present-25"

  /// The properties and methods that UIKit's controllers use of a coordinator that is not UIKit's own.
  static var coordinators: [Probe] {
    [false, true].flatMap { cancelled in
      [
        coordinated("navigation", cancelled) {
          UINavigationController(rootViewController: LoggingPage("A", ProbeLog(), in: $0.window))
        },
        coordinated("table", cancelled) { _ in SelectedRowPage() },
        coordinated("navigation-table", cancelled) { _ in UINavigationController(rootViewController: SelectedRowPage())
        },
        coordinated("tabs", cancelled) { bench in
          let tabs = UITabBarController()
          tabs.viewControllers = ["A", "B"].map { LoggingPage($0, ProbeLog(), in: bench.window) }
          return tabs
        },
        coordinated("split", cancelled, notOnLinux: "a UISplitViewController has no columns") { _ in
          AppleControllers.split()
        },
        coordinated("hosting", cancelled, notOnLinux: "there is no SwiftUI") { _ in AppleControllers.hosting() },
      ]
    }
  }

  private static func coordinated(
    _ name: String, _ cancelled: Bool, notOnLinux: String? = nil,
    _ make: @escaping @MainActor (ProbeBench) -> UIViewController?
  ) -> Probe {
    Probe(
      "coordinator/\(name)\(cancelled ? "-cancelled" : "")", "a child appears with the probe's own coordinator",
      settles: [row], notOnLinux: notOnLinux
    ) { bench in
      guard let child = make(bench) else { return ProbeFinding(outcome: [:]) }
      let parent = CoordinatedParent()
      bench.window.rootViewController = parent
      await bench.driver.frames(3)
      let log = ProbeLog()
      let coordinator = LoggingCoordinator(log, in: parent.view)
      parent.coordinator = coordinator
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      child.beginAppearanceTransition(true, animated: true)
      log("— begun")
      parent.view.addSubview(child.view)
      child.view.layoutIfNeeded()
      coordinator.run()
      await bench.driver.seconds(0.4)
      coordinator.end(cancelled: cancelled)
      if cancelled { child.beginAppearanceTransition(false, animated: true) }
      child.endAppearanceTransition()
      parent.coordinator = nil
      child.didMove(toParent: parent)
      await bench.driver.frames(3)
      return ProbeFinding(outcome: ["calls": .lines(log.lines)], measured: ["asked": .lines(coordinator.asked)])
    }
  }
}

/// A table whose second row is selected: it deselects the row alongside a transition.
final class SelectedRowPage: RowsPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.reloadData()
    tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
  }
}
