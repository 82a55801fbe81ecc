/// The animations of the styles of `UIModalTransitionStyle`; without animation it puts the views in place.
@MainActor final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
    super.init()
  }

  /// Seconds; how long UIKit's take is not documented (a guess).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isPresenting { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
    }
    guard context.isAnimated, let moving = isPresenting ? to : from else { return finish(true) }
    let duration = transitionDuration(using: context)
    switch style {
    case .coverVertical: slide(moving, in: context.containerView, duration, finish)
    case .crossDissolve: fade(moving, duration, finish)
    }
  }

  private func slide(_ view: UIView, in container: UIView, _ duration: TimeInterval, _ finish: @escaping (Bool) -> Void)
  {
    let shown = view.center
    let away = CGPoint(x: shown.x, y: shown.y + container.bounds.maxY - view.frame.minY)
    if isPresenting { view.center = away }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseInOut,
      animations: { view.center = self.isPresenting ? shown : away }, completion: finish)
  }

  private func fade(_ view: UIView, _ duration: TimeInterval, _ finish: @escaping (Bool) -> Void) {
    let shown = view.alpha
    if isPresenting { view.alpha = 0 }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseInOut,
      animations: { view.alpha = self.isPresenting ? shown : 0 },
      completion: { finished in
        finish(finished)
        // The view may be presented again.
        if !self.isPresenting { view.alpha = shown }
      })
  }
}
