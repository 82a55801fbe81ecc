import UIKit

extension Probe {
  private static let appearing = "app-20b"
  private static let child = "controller-6"
  private static let root = "controller-7"
  private static let push = "nav-1"
  private static let dids = "present-3"
  private static let context = "kit-9"
  private static let moved = "nav-2"

  /// The order of appearance calls, with what is true in each.
  static var appearance: [Probe] {
    [
      log("root", "a window's root is replaced", settles: [appearing, root]) { bench, log in
        bench.window.rootViewController = LoggingPage("A", log, in: bench.window)
        log("returned")
      },
      log("child", "addChild, addSubview, didMove in a visible parent", settles: [appearing, child]) { bench, log in
        guard let parent = bench.window.rootViewController else { return }
        let page = LoggingPage("A", log, in: bench.window)
        parent.addChild(page)
        page.view.frame = parent.view.bounds
        parent.view.addSubview(page.view)
        log("added")
        page.didMove(toParent: parent)
        log("returned")
      },
      log("child-removed", "willMove, removeFromSuperview, removeFromParent", settles: [child]) { bench, log in
        guard let parent = bench.window.rootViewController else { return }
        let page = LoggingPage("A", log, in: bench.window)
        parent.addChild(page)
        parent.view.addSubview(page.view)
        page.didMove(toParent: parent)
        await bench.driver.frames(3)
        log.clear()
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        log("removed")
        page.removeFromParent()
        log("returned")
      },
      manual, pushed(animated: true), pushed(animated: false), popped, presented(animated: true),
      presented(animated: false), tabbed, context(.overCurrentContext, "over"), context(.currentContext, "current"),
    ]
  }

  private static func log(
    _ name: String, _ act: String, settles: [String],
    _ body: @escaping @MainActor (ProbeBench, ProbeLog) async -> Void
  ) -> Probe {
    Probe("appearance/\(name)", act, settles: settles) { bench in
      let log = ProbeLog()
      await body(bench, log)
      await bench.driver.seconds(1.2)
      return ProbeFinding(outcome: ["calls": .lines(log.lines)])
    }
  }

  /// Makes a controller the window's root, and forgets the calls of that.
  private static func show(_ root: UIViewController, _ bench: ProbeBench, _ log: ProbeLog) async {
    bench.window.rootViewController = root
    await bench.driver.frames(3)
    log.clear()
  }

  /// As ContainerKit does it: the view is added first, outside of the window's sight, and the calls are forwarded by hand.
  private static var manual: Probe {
    log("manual", "begin and end of appearance transitions by hand", settles: [appearing]) { bench, log in
      let parent = ManualParent()
      await show(parent, bench, log)
      let page = LoggingPage("A", log, in: bench.window)
      parent.addChild(page)
      page.view.frame = parent.view.bounds
      page.beginAppearanceTransition(true, animated: true)
      log("begun")
      parent.view.addSubview(page.view)
      log("added")
      page.view.layoutIfNeeded()
      log("laid out")
      await bench.driver.frames(3)
      log("three frames")
      page.endAppearanceTransition()
      page.didMove(toParent: parent)
      log("returned")
    }
  }

  private static func pushed(animated: Bool) -> Probe {
    log(animated ? "push" : "push-unanimated", "a page is pushed", settles: [appearing, push, moved]) { bench, log in
      let navigation = UINavigationController(rootViewController: LoggingPage("A", log, in: bench.window))
      await show(navigation, bench, log)
      navigation.pushViewController(LoggingPage("B", log, in: bench.window), animated: animated)
      log("returned")
    }
  }

  private static var popped: Probe {
    log("pop", "a page is popped", settles: [push, moved]) { bench, log in
      let navigation = UINavigationController()
      navigation.viewControllers = [LoggingPage("A", log, in: bench.window), LoggingPage("B", log, in: bench.window)]
      await show(navigation, bench, log)
      navigation.popViewController(animated: true)
      log("returned")
    }
  }

  private static func presented(animated: Bool) -> Probe {
    log(
      animated ? "present" : "present-unanimated", "a page is presented full screen, and dismissed",
      settles: [appearing, dids]
    ) { bench, log in
      let below = LoggingPage("A", log, in: bench.window)
      await show(below, bench, log)
      let page = LoggingPage("B", log, in: bench.window)
      page.modalPresentationStyle = .fullScreen
      below.present(page, animated: animated) { log("presented") }
      log("returned")
      await bench.driver.seconds(1.2)
      below.dismiss(animated: animated) { log("dismissed") }
      log("returned")
    }
  }

  private static var tabbed: Probe {
    log("tab", "a tab bar controller selects its second page", settles: [appearing]) { bench, log in
      let tabs = UITabBarController()
      tabs.viewControllers = [LoggingPage("A", log, in: bench.window), LoggingPage("B", log, in: bench.window)]
      await show(tabs, bench, log)
      tabs.selectedIndex = 1
      log("returned")
    }
  }

  /// Another tab is selected, by an animator, while a page presents over its own context.
  private static func context(_ style: UIModalPresentationStyle, _ name: String) -> Probe {
    log("context-\(name)", "a page that presents over its context leaves by an animator", settles: [context]) {
      bench, log in
      let page = LoggingPage("A", log, in: bench.window)
      page.definesPresentationContext = true
      let tabs = UITabBarController()
      tabs.viewControllers = [page, LoggingPage("B", log, in: bench.window)]
      let animator = ContextAnimator(page, log)
      tabs.delegate = animator
      await show(tabs, bench, log)
      let presented = LoggingPage("M", log, in: bench.window)
      presented.modalPresentationStyle = style
      page.present(presented, animated: false)
      await bench.driver.frames(3)
      log.clear()
      tabs.selectedIndex = 1
      await bench.driver.seconds(1.2)
      log("at rest: \(animator.hierarchy)")
    }
  }
}

/// An animator that fades, and logs where the view of a presentation by the outgoing page is.
private final class ContextAnimator: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  private let page: UIViewController
  private let log: ProbeLog

  init(_ page: UIViewController, _ log: ProbeLog) { (self.page, self.log) = (page, log) }

  /// The place of the presentation's container view: out of the window, in the page's view, beside it, or elsewhere.
  var hierarchy: String {
    guard let view = page.presentedViewController?.presentationController?.containerView, view.window != nil else {
      return "out of the window"
    }
    guard let own = page.viewIfLoaded else { return "elsewhere" }
    return view.isDescendant(of: own)
      ? "in the page" : view.superview === own.superview ? "beside the page" : "elsewhere"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    log("animateTransition: \(hierarchy), \(view === page.viewIfLoaded ? "the page's view" : "another view or none")")
    guard let incoming = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(incoming)
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 0
    } completion: { [log] _ in
      log("completion: \(self.hierarchy)")
      context.completeTransition(true)
    }
  }
}

/// A parent that forwards appearance calls by hand.
final class ManualParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
