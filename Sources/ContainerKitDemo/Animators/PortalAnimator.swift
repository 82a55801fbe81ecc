import UIKit

/// Opens the outgoing page like a gate with two wings. The incoming page comes through it from behind.
final class PortalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context) else { return context.completeTransition(false) }
    let around = UIView(frame: pages.to.frame)
    around.backgroundColor = .black
    pages.container.insertSubview(around, belowSubview: pages.to)
    let stage = pages.addStage()
    let dark = stage.addShade(alpha: 0.7)
    let wings = wings(of: pages.from, in: stage)
    pages.to.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      for wing in wings {
        wing.view.transform3D = CATransform3DMakeRotation(wing.angle, 0, 1, 0)
        wing.shade.alpha = 0.5
      }
      dark.alpha = 0
      pages.to.transform = .identity
    } completion: { _ in
      pages.to.transform = .identity
      stage.removeFromSuperview()
      around.removeFromSuperview()
      pages.complete()
    }
  }

  /// A half of the page, and by how much it turns around its outer edge until it points to the eye.
  private struct Wing {
    let view: UIView
    let shade: UIView
    let angle: CGFloat
  }

  private func wings(of page: UIView, in stage: UIView) -> [Wing] {
    let picture = PagePicture(of: page)
    return PagePicture.cuts(of: page.bounds.width, into: 2).enumerated().map { index, cut in
      let view = picture.part(CGRect(x: cut.start, y: 0, width: cut.end - cut.start, height: page.bounds.height))
      view.layer.anchorPoint.x = CGFloat(index)
      view.layer.position.x = index == 0 ? cut.start : cut.end
      stage.addSubview(view)
      return Wing(view: view, shade: view.addShade(alpha: 0), angle: index == 0 ? -.pi / 2 : .pi / 2)
    }
  }
}
