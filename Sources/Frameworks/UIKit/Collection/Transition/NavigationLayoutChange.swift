import QuartzCore

/// The animation of a navigation controller between two controllers that share a collection view. It changes the
/// layout.
///
/// It has the duration and the curve of a slide (a guess: list-17b). An interactive transition is linear.
/// (A guess: list-17.)
@MainActor final class NavigationLayoutChange: NSObject, UIViewControllerAnimatedTransitioning {
  private let collection: UICollectionView
  private let layout: UICollectionViewLayout
  private let oldLayout: UICollectionViewLayout

  /// Returns nil if the controllers do not share a collection view.
  init?(from: UIViewController, to: UIViewController) {
    guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController,
      to.sharesCollection(with: from)
    else { return nil }
    (collection, layout) = (to.collectionView, to.collectionViewLayout)
    oldLayout = collection.collectionViewLayout
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SystemSpring.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    // The collection view is in the outgoing controller's view. The incoming view is empty until it takes it.
    view.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(view, at: 0)
    let change = ElementChange(of: collection)
    let changes = { [collection, layout] in collection.changeLayout(to: layout, change) }
    let completion: (Bool) -> Void = { _ in
      change.retire()
      context.completeTransition(!context.transitionWasCancelled)
    }
    if context.isInteractive {
      UIView.animate(
        withDuration: SystemSpring.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: completion)
    } else {
      SystemSpring.animate(changes, completion: completion)
    }
  }
}

extension NavigationLayoutChange: StartRestoring {
  /// Sets the old layout again. Otherwise the collection view would lay out its cells with the new one as soon as they are
  /// back at their positions.
  func restoreStart() {
    UIView.performWithoutAnimation {
      let offset = collection.contentOffset
      collection.collectionViewLayout = oldLayout
      collection.contentOffset = collection.resting(offset)
    }
  }
}
