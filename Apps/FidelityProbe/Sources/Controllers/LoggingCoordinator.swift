import UIKit

/// A transition coordinator that logs how controllers use it.
final class LoggingCoordinator: SelectorLog, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let log: ProbeLog
  private let container: UIView
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changes: [Handler] = []

  init(_ log: ProbeLog, in container: UIView) {
    (self.log, self.container) = (log, container)
    super.init()
  }

  var isAnimated: Bool { answer("isAnimated", true) }
  var presentationStyle: UIModalPresentationStyle { answer("presentationStyle", .custom) }
  var initiallyInteractive: Bool { answer("initiallyInteractive", true) }
  var isInterruptible: Bool { answer("isInterruptible", true) }
  var isInteractive: Bool { answer("isInteractive", false) }
  private(set) var wasCancelled = false
  var isCancelled: Bool { answer("isCancelled", wasCancelled) }
  var transitionDuration: TimeInterval { answer("transitionDuration", 0.3) }
  var percentComplete: CGFloat { answer("percentComplete", 0) }
  var completionVelocity: CGFloat { answer("completionVelocity", 1) }
  var completionCurve: UIView.AnimationCurve { answer("completionCurve", .linear) }
  var containerView: UIView { answer("containerView", container) }
  var targetTransform: CGAffineTransform { answer("targetTransform", .identity) }

  private func answer<Value>(_ name: String, _ value: Value) -> Value {
    log(name)
    return value
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    answer("viewController \(key.rawValue)", nil)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { answer("view \(key.rawValue)", nil) }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    keep("animate", animation, completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    keep("animateAlongsideTransition(in:)", animation, completion)
  }

  private func keep(_ name: String, _ animation: Handler?, _ completion: Handler?) -> Bool {
    log("\(name)\(animation == nil ? "" : " animation")\(completion == nil ? "" : " completion")")
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    log("notifyWhenInteractionEnds")
    changes.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    log("notifyWhenInteractionChanges")
    changes.append(handler)
  }

  /// Runs the alongside animations.
  func run() {
    log("— alongside")
    UIView.animate(withDuration: 0.3) { for animation in self.animations { animation(self) } }
  }

  /// Reports the end of the interaction, and then the end of the transition.
  func end(cancelled: Bool) {
    wasCancelled = cancelled
    log("— interaction ends, \(cancelled ? "cancelled" : "finished")")
    for change in changes { change(self) }
    log("— completions")
    for completion in completions { completion(self) }
  }
}

/// A parent whose children get the probe's transition coordinator.
final class CoordinatedParent: UIViewController {
  var coordinator: LoggingCoordinator?

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
