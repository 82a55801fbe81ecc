import Foundation

/// The initial and final attributes that a layout returns unless it overrides the methods. It has them only while its
/// elements change.
@MainActor struct DefaultAttributes {
  let initial: (ElementKey) -> UICollectionViewLayoutAttributes?
  let final: (ElementKey) -> UICollectionViewLayoutAttributes?

  /// The defaults while one layout replaces another: elements move from their attributes in the old layout to those in
  /// the new one, and fade if only one of the layouts has them or their view is replaced (a guess: list-22b).
  init(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, isReplaced: @escaping (ElementKey) -> Bool
  ) {
    initial = { key in
      old.attributes(of: key)?.copy(for: key, isClear: isReplaced(key))
        ?? new.attributes(of: key)?.copy(for: key, isClear: true)
    }
    final = { key in
      new.attributes(of: key)?.copy(for: key, isClear: isReplaced(key))
        ?? old.attributes(of: key)?.copy(for: key, isClear: true)
    }
  }

  init(
    initial: @escaping (ElementKey) -> UICollectionViewLayoutAttributes?,
    final: @escaping (ElementKey) -> UICollectionViewLayoutAttributes?
  ) { (self.initial, self.final) = (initial, final) }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element; nil for a header or footer without a size, which is not shown.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return layoutAttributesForItem(at: key.path) }
    if key.isDecoration { return layoutAttributesForDecorationView(ofKind: kind, at: key.path) }
    let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    return attributes?.size == .zero ? nil : attributes
  }

  /// Returns the attributes with which an element's animation starts.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return initialLayoutAttributesForAppearingItem(at: key.path) }
    return key.isDecoration
      ? initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
      : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
  }

  /// Returns the attributes with which the animation of a disappearing element ends.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return finalLayoutAttributesForDisappearingItem(at: key.path) }
    return key.isDecoration
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy for an element, transparent if `isClear` is true.
  func copy(for key: ElementKey, isClear: Bool) -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = key.path
    if isClear { copy?.alpha = 0 }
    return copy
  }
}
