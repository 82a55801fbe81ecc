import ContainerTransitions
import UIKit

/// Pushes and pops a collection with the same items in another layout, with the collection view's own interactive transition: its
/// `transitionProgress` is the progress of the push or pop.
enum ScrubbedLayout {
  /// - Parameter layout: The layout at the end of a push, or that of the collection below for a pop.
  @MainActor static func animator(
    to layout: UICollectionViewLayout, _ operation: UINavigationController.Operation
  ) -> ProgressAnimator {
    ProgressAnimator(duration: 0.6) { context in
      guard let from = context.viewController(forKey: .from) as? UICollectionViewController,
        let to = context.viewController(forKey: .to) as? UICollectionViewController
      else { return { _ in } }
      let (above, isPush) = (operation == .push ? to : from, operation == .push)
      if isPush { SpringLayoutAnimator.show(to, at: from) } else { context.containerView.sendSubviewToBack(to.view) }
      guard let collection = above.collectionView else { return { _ in } }
      let between = collection.startInteractiveTransition(to: layout)
      above.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled {
          collection.cancelInteractiveTransition()
        } else {
          collection.finishInteractiveTransition()
        }
      }
      let isInteractive = context.isInteractive
      return { fraction in
        // Slow at both ends, unless it follows fingers.
        between.transitionProgress = isInteractive ? fraction : fraction * fraction * (3 - 2 * fraction)
        between.invalidateLayout()
        if fraction == 1, !isPush {
          collection.layoutIfNeeded()
          SpringLayoutAnimator.show(to, at: from)
        }
      }
    }
  }
}
