import UIKit

/// Treats the pages as cards of a stack: the lower one tilts back and gets smaller while the upper one rises from below.
/// In the other direction the upper one falls.
final class StackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let corners: CGFloat = 24
  private let rises: Bool

  /// - Parameter rises: `true` if the incoming page is above the outgoing page.
  init(rises: Bool = true) {
    self.rises = rises
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context, incomingBelow: !rises) else { return context.completeTransition(false) }
    let (upper, lower) = rises ? (pages.to, pages.from) : (pages.from, pages.to)
    let around = UIView(frame: pages.container.bounds)
    around.backgroundColor = .black
    pages.container.insertSubview(around, at: 0)
    let dark = lower.addShade(alpha: 0)
    let clipped = [upper, lower].filter { !$0.clipsToBounds }
    for page in clipped { page.clipsToBounds = true }
    func pose(_ height: CGFloat) {
      upper.transform = CGAffineTransform(translationX: 0, y: (1 - height) * pages.container.bounds.height)
      lower.transform3D = self.tilt(of: lower, height)
      dark.alpha = 0.5 * height
      // Where it covers the window, the upper page has no corners.
      upper.layer.cornerRadius = Self.corners * min(1, (1 - height) * 4)
      lower.layer.cornerRadius = Self.corners * min(1, height * 4)
    }
    pose(rises ? 0 : 1)
    PoseKeyframes.animate(transitionDuration(using: context), in: context) {
      pose(self.rises ? $0 : 1 - $0)
    } completion: {
      for page in [upper, lower] {
        page.transform3D = CATransform3DIdentity
        page.layer.cornerRadius = 0
      }
      for page in clipped { page.clipsToBounds = false }
      dark.removeFromSuperview()
      around.removeFromSuperview()
      pages.complete()
    }
  }

  /// Returns the transform of the lower page: tilted most in the middle of the transition, and smallest at its end.
  private func tilt(of page: UIView, _ height: CGFloat) -> CATransform3D {
    guard height > 0 else { return CATransform3DIdentity }
    var depth = CATransform3DIdentity
    depth.m34 = -1 / (3 * max(page.bounds.width, 1))
    let turn = CATransform3DMakeRotation(sin(height * .pi) * .pi / 14, 1, 0, 0)
    let scale = CATransform3DMakeScale(1 - 0.14 * height, 1 - 0.14 * height, 1)
    let up = CATransform3DMakeTranslation(0, -0.03 * height * page.bounds.height, 0)
    return [turn, depth, up].reduce(scale, CATransform3DConcat)
  }
}
