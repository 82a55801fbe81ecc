import ContainerKit
import UIKit

extension Probe {
  /// The child that a container names for preferences of later systems, and the delegates that are observed.
  static var forwarding: [Probe] { [laterPreferences, observedDelegates] }

  private static var laterPreferences: Probe {
    Probe(
      "forwarding/later", "a container, and one with a header, are asked for the child that controls two preferences",
      settles: ["kit-4"],
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
  }

  private static var observedDelegates: Probe {
    Probe(
      "observing/delegates",
      "the delegates of a navigation controller and a tab bar controller are observed, set, and set to nil; one gets a method later",
      settles: ["kit-5"],
      notOnLinux: "a package's own observers are called there"
    ) { bench in
      var outcome: [String: ProbeValue] = [:]
      #if canImport(ObjectiveC)
        final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}
        let (delegate, navigation, tabs) = (Delegate(), UINavigationController(), UITabBarController())
        // Observers are called where the property is set, here on the main thread.
        final class Counter: @unchecked Sendable { var count = 0 }
        let (pushes, selections) = (Counter(), Counter())
        let tokens = [
          navigation.observe(\.delegate) { _, _ in pushes.count += 1 },
          tabs.observe(\.delegate) { _, _ in selections.count += 1 },
        ]
        for isSet in [true, false] {
          navigation.delegate = isSet ? delegate : nil
          tabs.delegate = isSet ? delegate : nil
        }
        await bench.driver.frames(1)
        outcome = ["navigation": .number(Double(pushes.count)), "tabs": .number(Double(selections.count))]
        withExtendedLifetime(tokens) {}
        outcome["methods"] = await methods(on: bench)
      #endif
      return ProbeFinding(outcome: outcome)
    }
  }

  #if canImport(ObjectiveC)
    /// Returns how often an optional method of a delegate is called that has it only since it was set, has it when it is set again,
    /// and does not have it any more.
    @MainActor private static func methods(on bench: ProbeBench) async -> ProbeValue {
      final class Delegate: NSObject, UINavigationControllerDelegate {
        nonisolated(unsafe) var hasMethod = false
        var count = 0

        override func responds(to aSelector: Selector!) -> Bool {
          let method = #selector(Delegate.navigationController(_:didShow:animated:))
          return aSelector == method ? hasMethod : super.responds(to: aSelector)
        }

        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { count += 1 }
      }
      let (delegate, navigation) = (Delegate(), UINavigationController(rootViewController: UIViewController()))
      bench.window.rootViewController = navigation
      await bench.driver.frames(2)
      var counts: [String: ProbeValue] = [:]
      for name in ["gained", "set again", "lost"] {
        delegate.count = 0
        if name != "lost" {
          navigation.delegate = nil
          navigation.delegate = delegate
        }
        delegate.hasMethod = name != "lost"
        navigation.pushViewController(UIViewController(), animated: false)
        await bench.driver.frames(5)
        counts[name] = .number(Double(delegate.count))
      }
      return .object(counts)
    }
  #endif
}
