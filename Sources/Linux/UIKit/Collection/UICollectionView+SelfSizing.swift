import Foundation
import QuartzCore

/// Views that say which size they would like, and layouts that follow.
extension UICollectionView {
  /// Asks the view of these attributes, once while it is in sight, and tells the layout if it prefers others.
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
  /// The size that constraints in the content view, or of the cell itself, need; without any the size stays.
  func fittingSize(for size: CGSize) -> CGSize {
    if !constraints.isEmpty { return systemLayoutSizeFitting(size) }
    return contentView.constraints.isEmpty ? size : contentView.systemLayoutSizeFitting(size)
  }
}
