import UIKit

// A guess: kit-34.
/// The animator of the standard transition if the user prefers reduced motion or cross-fades: a snapshot of the outgoing page
/// fades out over the incoming page.
///
/// Both pages stay in place, live and opaque. From back to front:
///
///     the outgoing page    in place for a cancel, and for assistive technologies
///     the background       hides the outgoing page if the incoming one is not opaque
///     the incoming page
///     the snapshot         of the outgoing page on the background; the only view that is animated
///
/// The animation is linear, so that a finger that grabs the transition finds the progress in proportion to the time.
@MainActor final class CrossFadeAnimator: NSObject, StandardAnimator {
  static let duration: TimeInterval = 0.35
  let spacing: CGFloat = 0

  /// The second half, in which the incoming page is the more visible one.
  static func touchableRemainder(of travel: CGFloat) -> CGFloat { 0.5 }
  static func invisibleRemainder(of travel: CGFloat) -> CGFloat { 0 }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let backdrop = UIView(frame: container.bounds)
    backdrop.backgroundColor = container.opaqueColorBehindSubviews
    let picture = Self.picture(of: from, on: backdrop)
    UIView.performWithoutAnimation {
      to.frame = context.finalFrame(for: incoming)
      for view in [backdrop, to, picture] { container.addSubview(view) }
    }
    animate(interactive: context.isInteractive) {
      picture.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      for view in [backdrop, picture] { view.removeFromSuperview() }
    }
  }

  func curve(interactive: Bool) -> ProgressCurve { .linear(Self.duration) }

  func animate(interactive: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveLinear, .overrideInheritedTiming], animations: changes,
      completion: completion)
  }

  /// Makes a view that shows a page as the screen does, on the background.
  private static func picture(of page: UIView, on backdrop: UIView) -> UIView {
    let picture = UIView(frame: backdrop.frame)
    // A view that a page presents over itself has been beside the page in the last frame.
    let content = page.pagePicture(isChanged: (page.next as? UIViewController)?.presentedViewController != nil)
    picture.backgroundColor = backdrop.backgroundColor
    content.frame = picture.bounds
    picture.addSubview(content)
    return picture
  }
}
