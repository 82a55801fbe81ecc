import UIKit

/// The two pages of a transition, and what an animator does to them.
@MainActor struct MovedPages {
  let context: any UIViewControllerContextTransitioning
  let from: UIView
  let to: UIView
  let start: CGRect
  let end: CGRect
  /// How far the outgoing page moves.
  let distance: CGFloat

  init?(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to), let outgoing = context.viewController(forKey: .from)
    else { return nil }
    AnimatorKind.onContext?(context)
    (self.context, self.from, self.to) = (context, from, to)
    (start, end) = (context.initialFrame(for: incoming), context.finalFrame(for: incoming))
    distance = context.finalFrame(for: outgoing).minX - context.initialFrame(for: outgoing).minX
  }

  /// The incoming page where it will be.
  func show() {
    to.frame = end
    context.containerView.addSubview(to)
  }

  /// The incoming page beside.
  func place() {
    show()
    to.transform = CGAffineTransform(translationX: start.minX - end.minX, y: 0)
  }

  /// Both pages one width on.
  func move() {
    to.transform = .identity
    from.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// Everything back as an honest animator leaves it.
  func finish(saying answer: Bool? = nil) {
    for page in [from, to] {
      page.transform = .identity
      page.alpha = 1
    }
    complete(saying: answer)
  }

  func complete(saying answer: Bool? = nil) {
    context.completeTransition(answer ?? !context.transitionWasCancelled)
  }
}

// Core Animation by hand.
extension MovedPages {
  private static let duration = AnimatorKind.basic.duration

  /// A translation on each page's layer, as `make` has it.
  func animateLayers(_ make: (CABasicAnimation) -> CAAnimation) {
    show()
    CATransaction.begin()
    CATransaction.setCompletionBlock { finish() }
    to.layer.add(make(translation(from: start.minX - end.minX, to: 0)), forKey: "move")
    from.layer.add(make(translation(from: 0, to: distance)), forKey: "move")
    from.transform = CGAffineTransform(translationX: distance, y: 0)
    CATransaction.commit()
  }

  func translation(from first: CGFloat, to last: CGFloat) -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "transform.translation.x")
    move.fromValue = first
    move.toValue = last
    move.duration = Self.duration
    return move
  }

  func grouped(_ move: CABasicAnimation) -> CAAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.5
    fade.toValue = 1.0
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = Self.duration
    return group
  }

  func push() {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = distance < 0 ? .fromRight : .fromLeft
    transition.duration = Self.duration
    CATransaction.begin()
    CATransaction.setCompletionBlock { finish() }
    context.containerView.layer.add(transition, forKey: "push")
    show()
    from.isHidden = true
    CATransaction.commit()
  }

  /// A picture of the outgoing page goes in its place.
  func moveSnapshot(_ duration: TimeInterval, _ completion: @escaping (Bool) -> Void) {
    let picture = from.snapshotView(afterScreenUpdates: false)
    place()
    if let picture {
      picture.frame = from.frame
      context.containerView.addSubview(picture)
      from.isHidden = true
    }
    UIView.animate(withDuration: duration) {
      to.transform = .identity
      picture?.transform = CGAffineTransform(translationX: distance, y: 0)
    } completion: { finished in
      picture?.removeFromSuperview()
      from.isHidden = false
      completion(finished)
    }
  }
}
