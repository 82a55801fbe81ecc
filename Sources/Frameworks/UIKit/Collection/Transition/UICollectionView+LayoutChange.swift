import Foundation
import QuartzCore

extension UICollectionView {
  /// Replaces the layout inside an animation block. Elements move from their position in the old layout to that in the
  /// new one, even if one of them is not visible (a guess: list-20).
  func changeLayout(to layout: UICollectionViewLayout, _ change: ElementChange) {
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let old = collectionViewLayout
    willTransition(from: old, to: layout)
    replaceLayout(with: layout, keepsDecorations: true)
    prepareLayout()
    let target = targetOffset(of: layout)
    let wanted = elements(of: layout, in: CGRect(origin: target, size: bounds.size)).filter(canShow)
    if old !== layout {
      let defaults = DefaultAttributes(from: old, to: layout) { [unowned self] in !hasSameView($0, in: layout) }
      (old.defaults, layout.defaults) = (defaults, defaults)
    }
    change.prepare(from: old, to: layout, wanted: wanted) { hasSameView($0, in: layout) ? $0 : nil }
    show(change, at: target)
    finalizeTransition(from: old, to: layout, keeping: layout)
    change.completion = { [weak self] in self?.didTransition(from: old, to: layout) }
  }

  /// Returns false for a decoration element for which a layout has registered a different class.
  func hasSameView(_ key: ElementKey, in layout: UICollectionViewLayout) -> Bool {
    guard key.isDecoration, let kind = key.kind, let view = extras[key] else { return true }
    return layout.decorationClass(ofKind: kind) == type(of: view)
  }

  /// Notifies two layouts and the visible views before one layout replaces the other.
  func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    guard old !== new else { return }
    new.owner = self
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for view in visibleViews { view.willTransition(from: old, to: new) }
  }

  /// Notifies two layouts that their transition is over. The one that is not kept loses the collection view.
  func finalizeTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, keeping kept: UICollectionViewLayout
  ) {
    guard old !== new else { return }
    for layout in [old, new] { layout.finalizeLayoutTransition() }
    for layout in [old, new] {
      layout.defaults = nil
      if layout !== kept { layout.owner = nil }
    }
  }

  /// Notifies the visible views when the change of the layout is over.
  func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    guard old !== new else { return }
    for view in visibleViews { view.didTransition(from: old, to: new) }
  }

  private var visibleViews: [UICollectionReusableView] {
    visibleCells + extras.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the content offset after a change, as the layout and then the delegate adjust it.
  ///
  /// - Parameter size: The size of the content after the change; nil if it is the current one.
  func targetOffset(of layout: UICollectionViewLayout, contentSize size: CGSize? = nil) -> CGPoint {
    let proposed = resting(contentOffset, contentSize: size ?? contentSize)
    let target = layout.targetContentOffset(forProposedContentOffset: proposed)
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
  }
}
