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
  private static func show(_ page: UICollectionViewController, at other: UICollectionViewController) {
    page.view.layoutIfNeeded()
    page.collectionView.contentOffset = other.collectionView.contentOffset
    page.collectionView.layoutIfNeeded()
  }
}

/// A navigation controller delegate that shows a grid of pictures, and the same pictures in one column. A tap on a picture leads from
/// one to the other.
final class SpringLayoutPush: NSObject, UINavigationControllerDelegate {
  private static let columns = 3
  private var focus = IndexPath(item: 0, section: 0)

  /// Creates the navigation controller. The first page's closure retains the delegate, because a navigation controller's delegate is
  /// weak.
  static func navigation(title: String) -> UINavigationController {
    let root = GridPage(title: title, columns: columns)
    let navigation = UINavigationController(rootViewController: root)
    let push = SpringLayoutPush()
    navigation.delegate = push
    navigation.setNavigationBarHidden(true, animated: false)
    root.onSelect = { [unowned navigation] in push.push(at: $0, on: navigation) }
    return navigation
  }

  private func push(at focus: IndexPath, on navigation: UINavigationController) {
    self.focus = focus
    let page = GridPage(title: "Pictures", columns: Self.columns)
    page.onSelect = { [weak self, unowned navigation] in
      self?.focus = $0
      navigation.popViewController(animated: true)
    }
    navigation.pushViewController(page, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let layout = GridLayout(columns: operation == .push ? 1 : Self.columns)
    layout.focus = focus
    return SpringLayoutAnimator(to: layout, operation)
  }
}
