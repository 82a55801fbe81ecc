/// The animations of the styles of `UIModalTransitionStyle`. Without animation it only positions the views.
///
/// A presentation slides on the spring of `SystemSpring` (measured). Dismissals and fades use it as well (a
/// guess: present-17b).
@MainActor final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SystemSpring.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isPresenting { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
    }
    guard context.isAnimated, let moving = isPresenting ? to : from else { return finish(true) }
    switch style {
    case .coverVertical: slide(moving, in: context.containerView, finish)
    case .crossDissolve: fade(moving, finish)
    case .flipHorizontal, .partialCurl:
      RuntimeIssues.reportOnce("UIModalTransitionStyle \(style)") {
        "UIModalTransitionStyle.\(style) is not there; the presentation fades instead."
      }
      fade(moving, finish)
    }
  }

  private func slide(_ view: UIView, in container: UIView, _ finish: @escaping (Bool) -> Void) {
    let shown = view.center
    let away = CGPoint(x: shown.x, y: shown.y + container.bounds.maxY - view.frame.minY)
    if isPresenting { view.center = away }
    SystemSpring.animate({ view.center = isPresenting ? shown : away }, completion: finish)
  }

  private func fade(_ view: UIView, _ finish: @escaping (Bool) -> Void) {
    let shown = view.alpha
    if isPresenting { view.alpha = 0 }
    SystemSpring.animate(
      { view.alpha = isPresenting ? shown : 0 },
      completion: { [isPresenting] finished in
        finish(finished)
        // The view may be presented again.
        if !isPresenting { view.alpha = shown }
      })
  }
}
