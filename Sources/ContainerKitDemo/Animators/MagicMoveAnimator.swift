import UIKit

/// A page with an element that other pages have, too.
@MainActor protocol ElementPage: UIViewController {
  /// The element. It is laid out with the page.
  var element: UIView { get }
}

/// Moves snapshots of the shared element from its position on one page to its position on the other, while the pages
/// cross-fade without it.
final class MagicMoveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context),
      let start = (context.viewController(forKey: .from) as? any ElementPage)?.element,
      let end = (context.viewController(forKey: .to) as? any ElementPage)?.element,
      let old = start.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(false) }
    let new = picture(of: end)
    let (first, last) = (frame(of: start, in: pages), frame(of: end, in: pages))
    for picture in [old, new] {
      pages.container.addSubview(picture)
      picture.frame = first
    }
    (start.isHidden, end.isHidden) = (true, true)
    (pages.to.alpha, new.alpha) = (0, 0)
    let duration = transitionDuration(using: context)
    UIView.animate(withDuration: 0.75 * duration) { new.alpha = 1 }
    // The old picture leaves behind the new one. Otherwise its soft edge would show around it until both are removed.
    UIView.animate(withDuration: 0.25 * duration, delay: 0.75 * duration) { old.alpha = 0 }
    UIView.animate(withDuration: duration) {
      for picture in [old, new] { picture.frame = last }
      pages.to.alpha = 1
    } completion: { _ in
      for picture in [old, new] { picture.removeFromSuperview() }
      (start.isHidden, end.isHidden) = (false, false)
      pages.to.alpha = 1
      pages.complete()
    }
  }

  /// Returns a picture of a view that has never been on screen. Inside an explicit transaction, a snapshot after screen
  /// updates would be empty; drawing the layer needs no commit.
  private func picture(of view: UIView) -> UIView {
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    return UIImageView(image: renderer.image { view.layer.render(in: $0.cgContext) })
  }

  private func frame(of element: UIView, in pages: TransitionPages) -> CGRect {
    pages.container.convert(element.bounds, from: element)
  }
}
