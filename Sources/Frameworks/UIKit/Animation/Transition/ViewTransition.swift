import QuartzCore

/// A change of a view's content, shown as a transition from its old appearance to its new one.
@MainActor enum ViewTransition {
  /// Makes the change at once, and without animations unless content is to be animated (the header's
  /// `allowAnimatedContent`; UIKit's appearances are snapshots, here the new one stays live).
  static func run(
    in view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, change: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let timing = AnimationTiming(duration: duration, delay: 0, pace: .curve(options.curve), options: options)
    ViewAnimation.run(
      timing,
      animations: {
        let mayAnimate = ViewAnimation.isEnabled
        if options.contains(.allowAnimatedContent) {
          change()
        } else {
          UIView.performWithoutAnimation {
            change()
            if options.contains(.layoutSubviews) { view.layoutIfNeeded() }
          }
        }
        if mayAnimate, let kind = options.transition { show(kind, on: view) }
      }, completion: completion)
  }

  private static func show(_ kind: UIView.AnimationOptions, on view: UIView) {
    guard let block = ViewAnimation.current else { return }
    let transition = CATransition()
    transition.look = kind.transitionDrawing
    block.timing.apply(to: transition)
    block.addTransition(transition, to: view)
  }
}
