import QuartzCore
import Stage
import UIKit

/// A window with a root controller "a", on a clock that the test advances, and controllers "b" and "c" to present.
@MainActor final class ModalScene {
  let stage: Stage
  let log = CallLog()
  let a, b, c: LoggedController
  let deputy: ModalDelegate

  /// Both orders of a frame and the run loop turn in which ended animations report.
  nonisolated static let orders: [EndReports] = [.beforeFrame, .afterFrame]

  init(endReports: EndReports = .afterFrame, style: UIModalPresentationStyle = .fullScreen) {
    stage = Stage(endReports: endReports)
    (a, b, c) = (LoggedController("a", log), LoggedController("b", log), LoggedController("c", log))
    deputy = ModalDelegate(log)
    b.modalPresentationStyle = style
    stage.window.rootViewController = a
    a.view.backgroundColor = .red
    stage.run(for: 0.1)
    _ = log.take()
  }

  isolated deinit { stage.tearDown() }

  /// Gives "b" the deputy as its transitioning delegate.
  func useRecordingDelegate() { b.transitioningDelegate = deputy }

  func present(_ controller: UIViewController? = nil, from source: UIViewController? = nil, animated: Bool = false) {
    (source ?? a).present(controller ?? b, animated: animated) { [log] in log.lines.append("completion") }
  }

  func dismiss(_ controller: UIViewController? = nil, animated: Bool = false) {
    (controller ?? a).dismiss(animated: animated) { [log] in log.lines.append("completion") }
  }

  /// Presents without animation, and clears the log.
  func presented(_ controller: UIViewController? = nil, from source: UIViewController? = nil) {
    present(controller, from: source)
    stage.frame()
    _ = log.take()
  }

  /// Returns the top edge of a view as it is shown, in the window; nil if the view is not in the window.
  func shownY(_ view: UIView) -> CGFloat? {
    guard view.window != nil else { return nil }
    return (view.layer.presentation() ?? view.layer).frame.minY
  }

  /// Returns the top edges of a view in the frames of a number of seconds.
  func sampled(_ view: UIView, for seconds: TimeInterval) -> [CGFloat?] {
    var positions: [CGFloat?] = []
    stage.onFrame = { [unowned self] _ in positions.append(shownY(view)) }
    stage.run(for: seconds)
    stage.onFrame = nil
    return positions
  }
}

/// A transitioning delegate with its animator and presentation controller, which logs its calls. The animator slides
/// the presented view by 400 points in half a second, at constant speed.
@MainActor
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var interaction: UIPercentDrivenInteractiveTransition?
  var context: (any UIViewControllerContextTransitioning)?
  var answer: (any UIViewControllerContextTransitioning) -> Bool = { !$0.transitionWasCancelled }
  var makesManager = false
  var manager: UIPresentationController?
  /// Runs in `animateTransition`, before the animation.
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.lines.append("presentationController")
    return manager ?? (makesManager ? LoggedManager(presented, presenting, log) : nil)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.lines.append("animator for presented")
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    log.lines.append("animator for dismissed")
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.lines.append("interaction for presentation")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.lines.append("interaction for dismissal")
    return interaction
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    log.lines.append("duration")
    return 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.lines.append("animate")
    self.context = context
    onAnimate?(context)
    guard let to = context.viewController(forKey: .to) else { return }
    let isPresenting = to.isBeingPresented
    if let view = context.view(forKey: .to) {
      if isPresenting {
        context.containerView.addSubview(view)
      } else {
        context.containerView.insertSubview(view, at: 0)
      }
    }
    guard let moving = context.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting { moving.center.y += 400 }
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: { moving.center.y += isPresenting ? -400 : 400 },
      completion: { _ in context.completeTransition(self.answer(context)) })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
}

/// Logs its four callbacks.
@MainActor final class LoggedManager: UIPresentationController {
  let log: CallLog
  var frame: CGRect?
  var removes = false

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var frameOfPresentedViewInContainerView: CGRect { frame ?? super.frameOfPresentedViewInContainerView }
  override func presentationTransitionWillBegin() { log.lines.append("presentation begins") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log.lines.append("presentation ended \(completed)") }
  override func dismissalTransitionWillBegin() { log.lines.append("dismissal begins") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.lines.append("dismissal ended \(completed)") }
}
