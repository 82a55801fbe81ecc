import QuartzCore
import Stage

@testable import UIKit

/// A window with a tab bar controller that has the tabs "a", "b" and "c", on a clock that the test advances.
@MainActor final class TabScene {
  let stage: Stage
  let log = CallLog()
  let tabs: LoggedTabs
  let a, b, c: LoggedController
  let deputy: TabDelegate

  /// Both orders of a frame and the turn in which ended animations report.
  nonisolated static let orders: [EndReports] = [.beforeFrame, .afterFrame]

  init(endReports: EndReports = .afterFrame, size: CGSize = Stage.defaultSize) {
    stage = Stage(size: size, endReports: endReports)
    (a, b, c) = (LoggedController("a", log), LoggedController("b", log), LoggedController("c", log))
    deputy = TabDelegate(log)
    tabs = LoggedTabs(log)
    for page in [a, b, c] { page.title = page.name }
    tabs.viewControllers = [a, b, c]
    stage.window.rootViewController = tabs
    a.view.backgroundColor = .red
    stage.run(for: 0.1)
    _ = log.take()
  }

  isolated deinit { stage.tearDown() }

  /// Sets the deputy as the controller's delegate.
  func useRecordingDelegate(animates: Bool = true) {
    deputy.animates = animates
    tabs.delegate = deputy
  }

  /// Taps a tab, and runs the next frame.
  func tap(_ index: Int) {
    let bar = tabs.tabBar
    let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
    stage.tap(at: bar.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: 24), to: nil))
    stage.frame()
  }

  /// The left edge of a page's view as it is shown; nil while it is not in the window.
  func shownX(_ page: UIViewController) -> CGFloat? {
    guard let view = page.viewIfLoaded, view.window != nil else { return nil }
    return (view.layer.presentation() ?? view.layer).frame.minX
  }

  /// The violations of what must hold while no transition runs.
  var faults: [String] {
    var faults = stage.issues
    let layer = tabs.content.layer
    if layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 { faults.append("time is not given back") }
    if tabs.content.subviews != [tabs.selectedViewController?.viewIfLoaded] {
      faults.append("\(tabs.content.subviews)")
    }
    if tabs.selectedViewController?.view.frame != tabs.content.bounds { faults.append("frame") }
    if tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem { faults.append("selected item") }
    if tabs.transitionCoordinator != nil || a.transitionCoordinator != nil { faults.append("coordinator") }
    return faults
  }
}

/// A tab bar controller that logs its calls.
@MainActor final class LoggedTabs: UITabBarController {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewWillAppear(_ animated: Bool) {
    log.lines.append("tabs.willAppear")
    super.viewWillAppear(animated)
  }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("tabs.didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("tabs.willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("tabs.didDisappear") }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log.lines.append("tab bar \(item.title ?? "") at \(selectedIndex)")
  }
}

/// A delegate and animator that logs its calls. The animation slides both pages by 390 points in half a second,
/// linearly.
@MainActor final class TabDelegate: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var allows = true
  var animates = true
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var context: (any UIViewControllerContextTransitioning)?
  var answer: (any UIViewControllerContextTransitioning) -> Bool = { !$0.transitionWasCancelled }
  /// Runs in `animateTransition`, before the animation.
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  private func say(_ line: String) { log.lines.append(line) }

  func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
    say("should \(page.title ?? "") at \(tabs.selectedIndex)")
    return allows
  }
  func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
    say("did \(page.title ?? "") at \(tabs.selectedIndex)")
  }
  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    say("animator \(fromVC.title ?? "") to \(toVC.title ?? "") at \(tabs.selectedIndex)")
    return animates ? self : nil
  }
  func tabBarController(
    _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    say("interaction")
    return interaction
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    say("duration")
    return 0.5
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    say("animate")
    self.context = context
    onAnimate?(context)
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.center.x += 390
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: {
        to.center.x -= 390
        from.center.x -= 390
      },
      completion: { _ in
        from.center.x = 195
        context.completeTransition(self.answer(context))
      })
  }
  func animationEnded(_ completed: Bool) { say("ended \(completed)") }
}
