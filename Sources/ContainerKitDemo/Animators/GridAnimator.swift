import UIKit

/// Moves copies of a grid's cells to where another grid has the same items, as if the layout of one collection changed. In
/// a navigation controller, `useLayoutToLayoutNavigationTransitions` does that without copies.
final class GridAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let start: GridPage
  private let end: GridPage

  /// - Parameters:
  ///   - start: The grid that fills the outgoing page.
  ///   - end: The grid that fills the incoming page.
  init(from start: GridPage, to end: GridPage) {
    (self.start, self.end) = (start, end)
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context), let first = start.collectionView, let last = end.collectionView else {
      return context.completeTransition(false)
    }
    // It covers both pages.
    let stage = UIView(frame: pages.to.frame)
    stage.backgroundColor = first.backgroundColor
    pages.container.addSubview(stage)
    func frame(of item: IndexPath, in collection: UICollectionView) -> CGRect {
      let box = collection.layoutAttributesForItem(at: item)?.frame ?? .zero
      return stage.convert(box, from: collection)
    }
    let visible = Set(first.indexPathsForVisibleItems).union(last.indexPathsForVisibleItems).sorted()
    let cards = visible.map { item in
      let card = start.makeCard(at: item)
      card.frame = frame(of: item, in: first)
      stage.addSubview(card)
      return card
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      for (item, card) in zip(visible, cards) { card.frame = frame(of: item, in: last) }
    } completion: { _ in
      stage.removeFromSuperview()
      pages.complete()
    }
  }
}
