import QuartzCore

/// Layouts that are flipped horizontally in the opposite layout direction.
///
/// The collection view's coordinates are flipped: its origin is at the right, where the first item is. The
/// collection view's transform flips them, and the sublayer transforms of its subviews flip the contents back (a
/// guess: list-35b).
extension UICollectionView {
  private static let flip = CATransform3DMakeScale(-1, 1, 1)

  /// Flips the coordinates if the layout and the layout direction ask for it, or no longer do.
  func updateFlip() {
    let layout = collectionViewLayout
    let isWanted =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    guard isWanted != isFlipped else { return }
    isFlipped = isWanted
    UIView.performWithoutAnimation {
      transform = transform.scaledBy(x: -1, y: 1)
      subviews.forEach(flipBack)
    }
  }

  /// Flips the contents of a subview back, also those of a view that is reused after a change.
  func flipBack(_ view: UIView) {
    let isFlippedBack = CATransform3DEqualToTransform(view.layer.sublayerTransform, Self.flip)
    guard isFlippedBack != isFlipped else { return }
    UIView.performWithoutAnimation {
      view.layer.sublayerTransform = isFlipped ? Self.flip : CATransform3DIdentity
    }
  }
}
