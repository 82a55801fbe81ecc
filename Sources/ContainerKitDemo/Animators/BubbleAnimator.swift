import UIKit

/// Grows a circle in the page's color from a button, and the page above it from the same point. It looks as if the
/// circle clips the page, without a mask. In the other direction both shrink.
final class BubbleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The smallest scale, at which nothing can be seen. A transform with a scale of 0 cannot be inverted.
  private static let nothing: CGFloat = 0.00001
  private weak var button: UIView?
  private let opens: Bool

  /// - Parameters:
  ///   - button: The button from which the bubble grows; nil for the middle of the page.
  ///   - opens: `true` if the incoming page grows; false if the outgoing page shrinks.
  init(from button: UIView?, opens: Bool = true) {
    (self.button, self.opens) = (button, opens)
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let shown = context.viewController(forKey: .to).map { context.finalFrame(for: $0) }
    guard let page = context.view(forKey: opens ? .to : .from) else { return context.completeTransition(false) }
    // A custom presentation has only one page.
    if TransitionPages(context, incomingBelow: !opens) == nil, opens { container.addSubview(page) }
    if opens, let shown { page.frame = shown }
    let source = CircleSource(button, in: container)
    let bubble = UIView(
      frame: CGRect(
        x: source.center.x - source.reach, y: source.center.y - source.reach, width: 2 * source.reach,
        height: 2 * source.reach))
    bubble.backgroundColor = page.backgroundColor
    bubble.layer.cornerRadius = source.reach
    container.insertSubview(bubble, belowSubview: page)
    let rest = page.center
    func set(open: Bool) {
      let scale = CGAffineTransform(scaleX: Self.nothing, y: Self.nothing)
      bubble.transform = open ? .identity : scale
      page.transform = open ? .identity : scale
      page.center = open ? rest : source.center
      page.alpha = open ? 1 : 0
    }
    set(open: !opens)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      set(open: self.opens)
    } completion: { _ in
      set(open: true)
      bubble.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
