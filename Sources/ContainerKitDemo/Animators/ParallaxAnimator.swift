import UIKit

/// Pushes the incoming page over the outgoing page, which moves more slowly and gets darker. A pop does the reverse.
final class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The distance that the lower page moves, as a fraction of its width.
  private static let fraction: CGFloat = 0.3
  private let pushes: Bool

  /// - Parameter pushes: `true` if the incoming page is above the outgoing page.
  init(pushes: Bool = true) {
    self.pushes = pushes
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context, incomingBelow: !pushes) else { return context.completeTransition(false) }
    let (upper, lower) = pushes ? (pages.to, pages.from) : (pages.from, pages.to)
    let width = pages.container.bounds.width
    let shade = UIView(frame: lower.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    lower.addSubview(shade)
    // A view of its own: the shadow fades in as the page comes off the edge, so that no shadow is at rest.
    let shadow = UIView(frame: upper.frame)
    shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
    shadow.layer.shadowRadius = 6
    shadow.layer.shadowOpacity = 0.5
    pages.container.insertSubview(shadow, belowSubview: upper)
    func set(pushed: Bool) {
      for view in [upper, shadow] { view.transform = CGAffineTransform(translationX: pushed ? 0 : width, y: 0) }
      shadow.alpha = pushed ? 1 : 0
      lower.transform = CGAffineTransform(translationX: pushed ? -Self.fraction * width : 0, y: 0)
      shade.alpha = pushed ? 1 : 0
    }
    set(pushed: !pushes)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      set(pushed: self.pushes)
    } completion: { _ in
      for page in [upper, lower] { page.transform = .identity }
      for view in [shade, shadow] { view.removeFromSuperview() }
      pages.complete()
    }
  }
}
