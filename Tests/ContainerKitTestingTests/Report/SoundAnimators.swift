import UIKit

/// An animator that is written as the documentation of its technique says.
@MainActor final class SoundAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Technique: String, CaseIterable, Sendable {
    case slide, fade, spring, keyframes, layers, layerGroup, propertyAnimator, snapshot, constraints
    case frames, mask, perspective, wrapper, delay
  }

  private static let duration: TimeInterval = 0.3
  private let technique: Technique

  init(_ technique: Technique) { self.technique = technique }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pair = Pair(context) else { return context.completeTransition(false) }
    switch technique {
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 0.8) { pair.animations() }
      pair.prepare()
      animator.addCompletion { _ in pair.complete() }
      animator.startAnimation()
    case .slide:
      pair.prepare()
      UIView.animate(withDuration: Self.duration, animations: pair.animations) { _ in pair.complete() }
    case .delay:
      pair.prepare()
      UIView.animate(
        withDuration: Self.duration - 0.1, delay: 0.1, options: .curveEaseOut, animations: pair.animations
      ) { _ in pair.complete() }
    case .spring:
      pair.prepare()
      UIView.animate(
        withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
        animations: pair.animations
      ) { _ in pair.complete() }
    case .fade:
      pair.add()
      pair.to.alpha = 0
      UIView.animate(withDuration: Self.duration) {
        pair.to.alpha = 1
      } completion: { _ in
        pair.to.alpha = 1
        pair.complete()
      }
    case .keyframes:
      pair.prepare()
      UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { pair.from.alpha = 0.4 }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { pair.animations() }
      } completion: { _ in
        MainActor.assumeIsolated { pair.complete() }
      }
    case .layers, .layerGroup: animateLayers(pair)
    case .snapshot: moveSnapshot(pair)
    case .constraints: moveConstraints(pair)
    case .frames: moveFrames(pair)
    case .mask: openMask(pair)
    case .perspective: turn(pair)
    case .wrapper: moveWrapper(pair)
    }
  }

  private func animateLayers(_ pair: Pair) {
    pair.add()
    CATransaction.begin()
    CATransaction.setCompletionBlock { pair.complete() }
    let slide = CABasicAnimation(keyPath: "transform.translation.x")
    (slide.fromValue, slide.toValue, slide.duration) = (pair.frame.width, 0, Self.duration)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.5, 1, Self.duration)
    if technique == .layers {
      pair.to.layer.add(slide, forKey: "slide")
    } else {
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([slide, fade], Self.duration)
      pair.to.layer.add(group, forKey: "group")
    }
    CATransaction.commit()
  }

  private func moveSnapshot(_ pair: Pair) {
    guard let picture = pair.from.snapshotView(afterScreenUpdates: false) else { return pair.complete() }
    pair.add()
    picture.frame = pair.from.frame
    pair.container.addSubview(picture)
    UIView.animate(withDuration: Self.duration) {
      picture.transform = CGAffineTransform(translationX: 0, y: pair.frame.height)
    } completion: { _ in
      picture.removeFromSuperview()
      pair.complete()
    }
  }

  private func moveConstraints(_ pair: Pair) {
    pair.container.addSubview(pair.to)
    let to = pair.to
    to.translatesAutoresizingMaskIntoConstraints = false
    let leading = to.leadingAnchor.constraint(equalTo: pair.container.leadingAnchor, constant: pair.frame.width)
    let constraints = [
      leading, to.topAnchor.constraint(equalTo: pair.container.topAnchor),
      to.widthAnchor.constraint(equalTo: pair.container.widthAnchor),
      to.heightAnchor.constraint(equalTo: pair.container.heightAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    pair.container.layoutIfNeeded()
    leading.constant = 0
    UIView.animate(withDuration: Self.duration) {
      pair.container.layoutIfNeeded()
    } completion: { _ in
      NSLayoutConstraint.deactivate(constraints)
      to.translatesAutoresizingMaskIntoConstraints = true
      to.frame = pair.container.bounds
      pair.complete()
    }
  }

  private func moveFrames(_ pair: Pair) {
    pair.add()
    pair.to.frame = pair.frame.offsetBy(dx: pair.frame.width, dy: 0)
    UIView.animate(withDuration: Self.duration) {
      pair.to.frame = pair.frame
    } completion: { _ in
      pair.complete()
    }
  }

  private func openMask(_ pair: Pair) {
    pair.add()
    let mask = CAShapeLayer()
    let center = CGPoint(x: pair.frame.midX, y: pair.frame.midY)
    let radius = hypot(center.x, center.y)
    let path = { (radius: CGFloat) in
      UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).cgPath
    }
    mask.path = path(radius)
    pair.to.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue, animation.duration) = (path(1), path(radius), Self.duration)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      pair.to.layer.mask = nil
      pair.complete()
    }
    mask.add(animation, forKey: "path")
    CATransaction.commit()
  }

  private func turn(_ pair: Pair) {
    pair.add()
    var start = CATransform3DIdentity
    start.m34 = -1 / 800
    pair.to.layer.transform = CATransform3DRotate(start, .pi / 2, 0, 1, 0)
    UIView.animate(withDuration: Self.duration) {
      pair.to.layer.transform = CATransform3DIdentity
    } completion: { _ in
      pair.to.layer.transform = CATransform3DIdentity
      pair.complete()
    }
  }

  /// Moves both pages in a view of its own, and takes them out of it.
  private func moveWrapper(_ pair: Pair) {
    let wrapper = UIView(frame: pair.container.bounds)
    wrapper.clipsToBounds = true
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pair.container.addSubview(wrapper)
    pair.to.frame = pair.frame
    wrapper.addSubview(pair.to)
    wrapper.transform = CGAffineTransform(translationX: 0, y: pair.frame.height)
    UIView.animate(withDuration: Self.duration) {
      wrapper.transform = .identity
    } completion: { _ in
      if !pair.context.transitionWasCancelled { pair.container.addSubview(pair.to) }
      wrapper.removeFromSuperview()
      pair.complete()
    }
  }
}

/// The two pages of a transition.
@MainActor private struct Pair {
  let context: any UIViewControllerContextTransitioning
  let from: UIView
  let to: UIView
  let frame: CGRect

  init?(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return nil }
    (self.context, self.from, self.to, frame) = (context, from, to, context.finalFrame(for: incoming))
  }

  var container: UIView { context.containerView }

  /// Adds the incoming page in its place.
  func add() {
    to.frame = frame
    container.addSubview(to)
  }

  func prepare() {
    add()
    to.transform = CGAffineTransform(translationX: frame.width, y: 0)
  }

  func animations() {
    to.transform = .identity
    from.transform = CGAffineTransform(translationX: -frame.width / 3, y: 0)
  }

  func complete() {
    for page in [from, to] {
      page.transform = .identity
      page.alpha = 1
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
