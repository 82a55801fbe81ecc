import QuartzCore

extension UIView {
  /// A view that shows a picture of this one, with all that is in it, at the screen's scale. It has this one's size and
  /// lies at the origin.
  ///
  /// - afterUpdates: true lays this view out and draws it as it is now set, also if it is not on screen; false takes
  ///   what the screen shows, animations included. A view that was never shown is then reported, in UIKit's words, and
  ///   the snapshot is empty; a snapshot is always complete.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a picture of a part of this one. When it is resized the parts within the caps keep their size,
  /// and the middle is stretched.
  ///
  /// - rect: the part, in this view's coordinates.
  /// - afterUpdates: as in `snapshotView(afterScreenUpdates:)`.
  /// - capInsets: in points from the edges of `rect`.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let picture = SnapshotPicture.image(of: self, in: rect, afterUpdates: afterUpdates)
    return SnapshotView(picture: picture, size: rect.size, scale: SnapshotPicture.scale(of: self), caps: capInsets)
  }

  /// Draws this view, with all that is in it, into the current context.
  ///
  /// - rect: what the bounds are drawn to, in the context's coordinates.
  /// - afterUpdates: as in `snapshotView(afterScreenUpdates:)`.
  /// - Returns: whether the picture is complete: false without a context, and for what the screen has never shown.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    return SnapshotPicture.draw(self, in: context, afterUpdates: afterUpdates)
  }
}
