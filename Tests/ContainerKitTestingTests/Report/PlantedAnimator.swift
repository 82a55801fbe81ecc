import UIKit

/// Slides the incoming page in from the right, and makes a mistake.
@MainActor final class PlantedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Mistake: String, CaseIterable, Sendable {
    case neverCompletes, repeatsForever, completesTwice, completesWithTrue, completesWithFalse, completesWithFinished
    case completesAtOnce, completesHalfway, completesAfterTime, movesByDisplayLink
    case leavesTransform, leavesAlpha, leavesCorners, leavesMask, leavesZPosition, leavesAnchorPoint, leavesShadow
    case leavesDisabledPage, leavesSpeed, leavesAnimation
    case leavesOutgoingFaded, leavesOutgoingFadedAfterCancel, leavesOutgoingMovedAfterCancel
    case leavesViewInContainer, leavesContainerColor, leavesPerspective, leavesContainerDisabled
    case leavesAnimationsDisabled, leavesEventsIgnored, leavesCoverInWindow
    case forgetsIncomingView, endsTooHigh, ignoresRotation
    case showsIncomingViewFirst, removesIncomingViewBeforeItCompletes, forgetsModel, takesEmptySnapshot
    case keepsPages, movesPresentingView
    case removesOutgoingView, removesOutgoingViewLater, leavesViewInWindow, hasNone
  }

  private static let duration: TimeInterval = 0.3
  /// The pages that `keepsPages` keeps.
  static var kept: [UIViewController] = []
  /// The number of steps that a display link has made.
  private var steps = 0
  private var step: (() -> Void)?
  private let mistake: Mistake

  init(_ mistake: Mistake) { self.mistake = mistake }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.viewController(forKey: .to), let outgoing = context.viewController(forKey: .from),
      let to = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    let slide = Slide(
      context: context, from: outgoing.view, to: to, frame: context.finalFrame(for: incoming), mistake: mistake)
    if mistake != .forgetsIncomingView { context.containerView.addSubview(to) }
    to.frame = slide.frame
    switch mistake {
    case .completesAtOnce:
      slide.animate { _ in }
      slide.complete()
    case .completesHalfway:
      slide.animate { _ in }
      later(Self.duration / 2) { slide.complete() }
    case .completesAfterTime:
      slide.animate { _ in }
      later(Self.duration) { slide.complete() }
    case .movesByDisplayLink: moveByDisplayLink(slide)
    case .showsIncomingViewFirst: later(0.02) { slide.animate { _ in slide.complete() } }
    case .forgetsModel: slide.animateLayer()
    case .repeatsForever:
      UIView.animate(withDuration: Self.duration, delay: 0, options: [.repeat, .autoreverse]) { to.alpha = 0.5 }
    case .keepsPages:
      Self.kept = [incoming, outgoing]
      slide.animate { _ in slide.complete() }
    default: slide.animate { finished in slide.finish(finished) }
    }
  }

  private func later(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: SystemClock.deadline(in: seconds)) { MainActor.assumeIsolated(body) }
  }

  /// Moves the page in 18 frames, and then completes.
  private func moveByDisplayLink(_ slide: Slide) {
    step = { [weak self] in
      guard let self else { return }
      steps += 1
      slide.to.transform = CGAffineTransform(translationX: slide.frame.width * CGFloat(18 - steps) / 18, y: 0)
      if steps == 18 { slide.complete() }
    }
    step?()
    CADisplayLink(target: self, selector: Selector(PlantedAnimator.frame(_:))).add(to: .main, forMode: .common)
  }

  private func frame(_ link: CADisplayLink) {
    if steps < 18 { step?() } else { link.invalidate() }
  }
}

/// A page that slides in.
@MainActor private struct Slide {
  let context: any UIViewControllerContextTransitioning
  let from: UIView
  let to: UIView
  let frame: CGRect
  let mistake: PlantedAnimator.Mistake

  func animate(_ completion: @escaping (Bool) -> Void) {
    prepare()
    to.transform = CGAffineTransform(translationX: frame.width, y: 0)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      to.transform = mistake == .leavesTransform ? CGAffineTransform(translationX: 0, y: 9) : .identity
      if mistake == .leavesAlpha { to.alpha = 0.5 }
      if mistake == .endsTooHigh { to.frame = frame.offsetBy(dx: 0, dy: -30) }
      if [.leavesOutgoingFaded, .leavesOutgoingFadedAfterCancel].contains(mistake) { from.alpha = 0.3 }
    } completion: {
      completion($0)
    }
  }

  /// Animates the layer, whose model stays at the start, and sets it in the completion block.
  func animateLayer() {
    to.transform = CGAffineTransform(translationX: frame.width, y: 0)
    let animation = CABasicAnimation(keyPath: "transform.translation.x")
    (animation.fromValue, animation.toValue, animation.duration) = (frame.width, 0, 0.3)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      to.transform = .identity
      complete()
    }
    to.layer.add(animation, forKey: nil)
    CATransaction.commit()
  }

  private func prepare() {
    let container = context.containerView
    switch mistake {
    case .leavesCorners: to.layer.cornerRadius = 20
    case .leavesMask:
      to.layer.mask = CALayer()
      to.layer.mask?.frame = to.bounds
      to.layer.mask?.backgroundColor = UIColor.black.cgColor
    case .leavesZPosition: to.layer.zPosition = 5
    case .leavesAnchorPoint:
      to.layer.anchorPoint = .zero
      to.layer.position = frame.origin
    case .leavesShadow: to.layer.shadowOpacity = 0.4
    case .leavesDisabledPage: to.isUserInteractionEnabled = false
    case .leavesAnimation:
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.3)
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      to.layer.add(animation, forKey: "fade")
    case .leavesOutgoingMovedAfterCancel: from.transform = CGAffineTransform(translationX: -50, y: 0)
    case .leavesContainerColor: container.backgroundColor = .black
    case .leavesPerspective: container.layer.sublayerTransform.m34 = -1 / 800
    case .leavesContainerDisabled: container.isUserInteractionEnabled = false
    case .leavesAnimationsDisabled, .leavesEventsIgnored, .leavesCoverInWindow, .leavesSpeed: break
    case .movesPresentingView: container.insertSubview(from, at: 0)
    case .takesEmptySnapshot:
      if let picture = to.snapshotView(afterScreenUpdates: false) { picture.removeFromSuperview() }
    default: break
    }
  }

  func finish(_ finished: Bool) {
    let wasCancelled = context.transitionWasCancelled
    switch mistake {
    case .neverCompletes: break
    case .completesTwice:
      complete()
      complete()
    case .completesWithTrue: context.completeTransition(true)
    case .completesWithFalse: context.completeTransition(false)
    case .completesWithFinished: context.completeTransition(finished && !wasCancelled)
    case .leavesOutgoingFadedAfterCancel:
      from.alpha = wasCancelled ? 0.3 : 1
      complete()
    case .leavesOutgoingMovedAfterCancel:
      if !wasCancelled { from.transform = .identity }
      complete()
    case .removesOutgoingView:
      from.removeFromSuperview()
      complete()
    case .removesOutgoingViewLater:
      complete()
      if wasCancelled { from.removeFromSuperview() }
    case .leavesSpeed:
      to.layer.speed = 0
      complete()
    case .leavesViewInContainer:
      context.containerView.insertSubview(UIView(frame: frame), at: 0)
      complete()
    case .leavesAnimationsDisabled:
      complete()
      UIView.setAnimationsEnabled(false)
    case .leavesEventsIgnored:
      UIApplication.shared.beginIgnoringInteractionEvents()
      complete()
    case .leavesCoverInWindow:
      from.window?.addSubview(UIView(frame: frame))
      complete()
    case .leavesViewInWindow:
      let view = UIView(frame: frame)
      view.isUserInteractionEnabled = false
      from.window?.insertSubview(view, at: 0)
      complete()
    case .ignoresRotation:
      if !wasCancelled { to.frame = frame }
      complete()
    case .removesIncomingViewBeforeItCompletes:
      if !wasCancelled { to.isHidden = true }
      DispatchQueue.main.asyncAfter(deadline: SystemClock.deadline(in: 0.04)) {
        MainActor.assumeIsolated {
          to.isHidden = false
          complete()
        }
      }
    default: complete()
    }
  }

  func complete() { context.completeTransition(!context.transitionWasCancelled) }
}
