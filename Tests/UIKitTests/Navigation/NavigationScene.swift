import QuartzCore
import Stage
import UIKit

/// A window with a navigation controller, "nav", and pages "A" (its root) to "D", on a clock that the test advances.
/// The stage logs their calls.
@MainActor final class NavigationScene {
  let stage: Stage
  let nav: UINavigationController
  let a, b, c, d: UIViewController
  let deputy: NavigationDelegate

  /// Both orders of a frame and the run loop turn in which ended animations report.
  nonisolated static let orders: [EndReports] = [.beforeFrame, .afterFrame]

  init(
    endReports: EndReports = .afterFrame, insets: UIEdgeInsets = .zero, isMirrored: Bool = false,
    size: CGSize = Stage.defaultSize, fps: Double = 60
  ) {
    stage = Stage(size: size, fps: fps, endReports: endReports)
    if isMirrored { stage.settings.layoutDirection = .rightToLeft }
    stage.safeAreaInsets = insets
    let pages = ["A", "B", "C", "D"].map { UIViewController().titled($0) }
    (a, b, c, d) = (pages[0], pages[1], pages[2], pages[3])
    nav = UINavigationController(rootViewController: a)
    nav.title = "nav"
    deputy = NavigationDelegate(stage)
    nav.delegate = deputy
    stage.window.rootViewController = nav
    for (page, color) in zip(pages, [UIColor.red, .blue, .green, .yellow]) { page.view.backgroundColor = color }
    stage.settle()
    stage.removeAllCalls()
  }

  isolated deinit { stage.tearDown() }

  /// Returns the calls since the last call of this function.
  func take() -> [String] {
    defer { stage.removeAllCalls() }
    return stage.callDescriptions
  }

  /// Pushes without animation, and clears the log.
  func pushed(_ pages: UIViewController...) {
    for page in pages { nav.pushViewController(page, animated: false) }
    stage.settle()
    stage.removeAllCalls()
  }

  /// Returns the x coordinate at which a view's left edge is shown, in the window.
  func shownX(_ view: UIView) -> CGFloat {
    var (x, step): (CGFloat, UIView?) = (0, view)
    while let shown = step, !(shown is UIWindow) {
      x += (shown.layer.presentation() ?? shown.layer).frame.minX
      step = shown.superview
    }
    return x
  }

  /// Moves a finger inward from the screen's edge by a distance, and leaves it down. The pan takes the first ten points.
  func swipe(by movement: CGFloat, from x: CGFloat = 2, y: CGFloat = 400) {
    stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + movement, y: y), duration: 0.2, steps: 12, release: false)
    stage.run(for: 0.25)
  }

  /// Lifts the finger at a distance, after a rest that leaves it without a velocity.
  func lift(_ movement: CGFloat, from x: CGFloat = 2, y: CGFloat = 400) {
    stage.run(for: 0.2)
    stage.touch(.ended, at: CGPoint(x: x + movement, y: y))
    stage.frame()
  }
}

/// A delegate that logs its calls, and returns the test's animator and interaction controller, if any.
@MainActor final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  private unowned let stage: Stage
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var onWillShow: ((UIViewController) -> Void)?
  var onDidShow: ((UIViewController) -> Void)?

  init(_ stage: Stage) {
    self.stage = stage
    super.init()
  }

  private func say(_ name: String, _ subject: String) { stage.recorder.write(name, subject) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    say(animated ? "willShow animated" : "willShow", viewController.title ?? "")
    onWillShow?(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    say(animated ? "didShow animated" : "didShow", viewController.title ?? "")
    onDidShow?(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    say("animator for \(operation)", "\(fromVC.title ?? "") \(toVC.title ?? "")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    say("interaction", "")
    return interaction
  }
}

/// Slides the new page in from 400 points below in half a second, at constant speed, and logs its calls.
@MainActor final class RisingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private unowned let stage: Stage
  var context: (any UIViewControllerContextTransitioning)?
  var answer: (any UIViewControllerContextTransitioning) -> Bool = { !$0.transitionWasCancelled }
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ stage: Stage) {
    self.stage = stage
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    stage.recorder.write("animateTransition", "")
    self.context = context
    onAnimate?(context)
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.center.y += 400
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear, animations: { to.center.y -= 400 },
      completion: { _ in context.completeTransition(self.answer(context)) })
  }

  func animationEnded(_ transitionCompleted: Bool) { stage.recorder.write("animationEnded", "\(transitionCompleted)") }
}
