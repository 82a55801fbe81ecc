import QuartzCore

extension UIView {
  /// Returns a view that shows a picture of this one, with its subviews, at the screen's scale. It has this one's size
  /// and is at the origin. The picture includes this view's alpha and hidden state, but not its position and transform.
  ///
  /// - afterUpdates: false takes what the screen shows, including animations. True first commits the implicit
  ///   transaction, and also works for views in no window. It cannot commit while an explicit transaction is open:
  ///   changes made in that transaction are not in the picture, and a view that was never shown has no picture. During
  ///   the layout of a commit the picture is taken at the end of that commit, with all changes made until then.
  ///
  /// Without updates, a view that was never shown has an empty snapshot, which is reported in UIKit's words.
  /// (Guesses: view-25b, view-29b.)
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a picture of a part of this one. When it is resized, the parts within the caps keep
  /// their size, and the middle is stretched.
  ///
  /// - rect: the part, in this view's coordinates.
  /// - afterUpdates: as in `snapshotView(afterScreenUpdates:)`.
  /// - capInsets: in points from the edges of `rect`.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let scale = (window?.screen ?? .main).scale
    return SnapshotPicture.view(of: rect.size, scale: scale, caps: capInsets, afterUpdates: afterUpdates) {
      [self] size, isCommitted in
      let look =
        isCommitted
        ? SnapshotPicture.currentAppearance(of: self) : SnapshotPicture.look(of: self, afterUpdates: afterUpdates)
      return look.map { SharedPicture.picture(of: $0, from: rect.origin, size: size) }
    }
  }

  /// Draws this view and its subviews into the current context.
  ///
  /// - rect: the rectangle into which the bounds are drawn, in the context's coordinates.
  /// - afterUpdates: as in `snapshotView(afterScreenUpdates:)`, except that during layout it always draws what is shown
  ///   (header). (Guesses: view-24b, view-25.)
  /// - Returns: true if the picture is complete; false without a context, or for a view that was never shown.
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
