import UIKit

/// The two pages of a transition, with the animations that the animators use.
@MainActor struct MovedPages {
  let context: any UIViewControllerContextTransitioning
  let from: UIView
  let to: UIView
  let start: CGRect
  let end: CGRect
  /// The distance that the outgoing page moves.
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

  /// Adds the incoming page in its final position.
  func show() {
    to.frame = end
    context.containerView.addSubview(to)
  }

  /// Adds the incoming page in its start position.
  func place() {
    show()
    to.transform = CGAffineTransform(translationX: start.minX - end.minX, y: 0)
  }

  /// Moves both pages to their end positions.
  func move() {
    to.transform = .identity
    from.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// Restores both pages and completes, as a well-behaved animator does.
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

// Animations that use Core Animation directly.
extension MovedPages {
  private static let duration = AnimatorKind.basic.duration

  /// Adds a translation to each page's layer, as `make` returns it.
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
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1.0, 0.5, 1.0]
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

  /// Moves a snapshot of the outgoing page instead of the page.
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
