import Foundation
import QuartzCore

/// Self-sizing views, and layouts that support them.
extension UICollectionView {
  /// Asks a view for its preferred attributes, once while it is visible, and invalidates the layout if it accepts them.
  func askForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    guard let view = key.kind == nil ? cells[key.path] : extras[key], askedForSize.insert(key).inserted else { return }
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    isSizing = true
    defer { isSizing = false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }
}

extension UICollectionViewCell {
  /// Returns the size that constraints in the cell or its content view need; without any, the given size.
  func fittingSize(for size: CGSize) -> CGSize {
    if hasOwnConstraints { return systemLayoutSizeFitting(size) }
    return contentView.hasOwnConstraints ? contentView.systemLayoutSizeFitting(size) : size
  }
}
