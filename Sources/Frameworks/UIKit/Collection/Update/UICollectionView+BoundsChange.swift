import QuartzCore

/// Bounds that change inside an animation block.
extension UICollectionView {
  /// Lays out the elements for new bounds. Views that are no longer visible stay until the block's animations end.
  func layOutItems(inAnimationFrom old: CGRect) {
    let (layout, change) = (collectionViewLayout, ElementChange(of: self))
    prepareLayout()
    layout.prepare(forAnimatedBoundsChange: old)
    change.prepare(from: layout, to: layout, wanted: elements(of: layout, in: bounds).filter(canShow)) { $0 }
    animate(change) {
      change.animate()
      self.layOutItems(animatesBounds: false)
      layout.finalizeAnimatedBoundsChange()
    } completion: { _ in
    }
  }
}
