import UIKit

/// A circle in the page's colour grows from a button while the page grows above it from the same place. It looks as if the
/// circle cut the page out, and there is no mask. The other way round the same shrinks.
final class BubbleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// No transform with a scale of 0 can be taken back.
  private static let nothing: CGFloat = 0.001
  private weak var button: UIView?
  private let opens: Bool

  /// - Parameters:
  ///   - button: Where the bubble comes from; nil is the middle.
  ///   - opens: Whether the incoming page grows; otherwise the outgoing one shrinks.
  init(from button: UIView?, opens: Bool = true) {
    (self.button, self.opens) = (button, opens)
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let shown = context.viewController(forKey: .to).map { context.finalFrame(for: $0) }
    guard let page = context.view(forKey: opens ? .to : .from) else { return context.completeTransition(false) }
    // A custom presentation brings one page only.
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
