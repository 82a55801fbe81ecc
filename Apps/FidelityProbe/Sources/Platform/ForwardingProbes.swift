import ContainerKit
import UIKit

extension Probe {
  /// The child that a container names for preferences of later systems.
  static var forwarding: [Probe] {
    [
      Probe(
        "forwarding/later", "a container, and one with a header, are asked for the child that controls two preferences",
        settles: ["the orientation lock of iOS 26 and the vertical bar of iOS 27.1 are the selected page's"],
        notOnLinux: "there are no such preferences"
      ) { bench in
        var outcome: [String: ProbeValue] = [:]
        #if canImport(ObjectiveC)
          let pages = [UIViewController(), UIViewController()]
          let container = ContainerViewController(viewControllers: pages)
          let header = ContainerHeaderViewController(headerView: UIView(), container: container)
          bench.window.rootViewController = header
          await bench.driver.frames(2)
          container.selectedIndex = 1
          for (name, key) in [
            ("orientationLock", "childViewControllerForInterfaceOrientationLock"),
            ("verticalBar", "childViewControllerForPreferredVerticalBarBehavior"),
          ] {
            guard header.responds(to: NSSelectorFromString(key)) else {
              outcome[name] = .text("not declared")
              continue
            }
            let isForwarded =
              container.value(forKey: key) as? UIViewController === pages[1]
              && header.value(forKey: key) as? UIViewController === container
            outcome[name] = .bool(isForwarded)
          }
        #endif
        return ProbeFinding(outcome: outcome)
      }
    ]
  }
}
