import UIKit

/// Pushes and pops a collection with the same items in another layout, which it sets inside a spring. The collection above starts
/// with the layout and the offset of the one below, and ends with them.
final class SpringLayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let layout: UICollectionViewLayout
  private let operation: UINavigationController.Operation

  /// - Parameter layout: The layout at the end of a push, or that of the collection below for a pop.
  init(to layout: UICollectionViewLayout, _ operation: UINavigationController.Operation) {
    (self.layout, self.operation) = (layout, operation)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? UICollectionViewController,
      let to = context.viewController(forKey: .to) as? UICollectionViewController
    else { return context.completeTransition(false) }
    to.view.frame = context.finalFrame(for: to)
    if operation == .push {
      context.containerView.addSubview(to.view)
      Self.show(to, at: from)
    } else {
      context.containerView.insertSubview(to.view, at: 0)
    }
    let above = operation == .push ? to : from
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0, options: []
    ) { [layout, operation] in
      above.collectionView.setCollectionViewLayout(layout, animated: true) { _ in
        if operation == .pop { Self.show(to, at: from) }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Shows the same part of a collection as another one.
  static func show(_ page: UICollectionViewController, at other: UICollectionViewController) {
    page.view.layoutIfNeeded()
    page.collectionView.contentOffset = other.collectionView.contentOffset
    page.collectionView.layoutIfNeeded()
  }
}
