import ContainerTransitions
import UIKit

/// A navigation controller delegate that shows a grid of pictures, and the same pictures in one column. A tap on a picture leads from
/// one to the other, and so may a pinch from the column back to the grid.
final class LayoutPush: NSObject, UINavigationControllerDelegate {
  typealias MakeAnimator = (
    _ layout: UICollectionViewLayout, _ operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning

  private static let columns = 3
  private let isPinched: Bool
  private let makeAnimator: MakeAnimator
  private var focus = IndexPath(item: 0, section: 0)
  /// The pinch on the page at the top.
  private var pinch: TransitionGesture?

  private init(isPinched: Bool, _ makeAnimator: @escaping MakeAnimator) {
    (self.isPinched, self.makeAnimator) = (isPinched, makeAnimator)
    super.init()
  }

  /// Creates the navigation controller. The first page's closure retains the delegate, because a navigation controller's delegate is
  /// weak.
  ///
  /// - Parameters:
  ///   - isPinched: `true` for a pinch that leads back.
  ///   - makeAnimator: Creates the animator. Its layout is the one at the end of a push, or that of the collection below for a pop.
  static func navigation(
    title: String, isPinched: Bool = false, _ makeAnimator: @escaping MakeAnimator
  ) -> UINavigationController {
    let root = GridPage(title: title, columns: columns)
    let navigation = UINavigationController(rootViewController: root)
    let push = LayoutPush(isPinched: isPinched, makeAnimator)
    navigation.delegate = push
    navigation.setNavigationBarHidden(true, animated: false)
    root.onSelect = { [unowned navigation] in push.push(at: $0, on: navigation) }
    navigation.containerTabItem.title = title
    navigation.containerTabItem.image = Symbol.photos.image()
    navigation.containerTabItem.selectedImage = Symbol.photos.image(filled: true)
    return navigation
  }

  private func push(at focus: IndexPath, on navigation: UINavigationController) {
    self.focus = focus
    let page = GridPage(title: "Pictures", columns: Self.columns)
    page.onSelect = { [weak self, unowned navigation] in self?.pop(to: $0, on: navigation) }
    if isPinched {
      pinch = TransitionGesture(.pinch, on: page.view) { [weak self, unowned page, unowned navigation] in
        guard let self, let grid = page.collectionView else { return }
        let point = pinch?.recognizer.location(in: grid)
        pop(to: point.flatMap(grid.indexPathForItem) ?? self.focus, on: navigation)
      }
    }
    navigation.pushViewController(page, animated: true)
  }

  private func pop(to focus: IndexPath, on navigation: UINavigationController) {
    self.focus = focus
    navigation.popViewController(animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let layout = GridLayout(columns: operation == .push ? 1 : Self.columns)
    layout.focus = focus
    return makeAnimator(layout, operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pinch?.interactionController(for: animationController) }
}
