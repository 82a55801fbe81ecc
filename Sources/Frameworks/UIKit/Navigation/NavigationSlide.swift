import QuartzCore

/// The default animation of a navigation controller: a page slides in over the one below, from the trailing edge. A pop
/// is the reverse. `SlidingPages` has the positions.
///
/// A push uses the spring of `SystemSpring` (published); that a pop does is a guess: nav-15d. An interactive pop is
/// linear. (A guess: nav-15e.)
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SystemSpring.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let fromPosition = from.center
    if !to.hasTransform { to.frame = context.finalFrame(for: controller) }
    let (above, below) = isPush ? (to, from) : (from, to)
    let pages = SlidingPages(above: above, below: below, in: context.containerView)
    pages.place(isCovered: !isPush)
    let changes = { [isPush] in pages.place(isCovered: isPush) }
    let completion: (Bool) -> Void = { _ in
      context.completeTransition(!context.transitionWasCancelled)
      // The page may be shown again.
      if from.superview == nil { from.center = fromPosition }
    }
    if context.isInteractive {
      UIView.animate(
        withDuration: SystemSpring.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: completion)
    } else {
      SystemSpring.animate(changes, completion: completion)
    }
  }
}
