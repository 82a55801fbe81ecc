import QuartzCore

extension UIView {
  /// A view that shows a picture of this one, with its subviews, at the screen's scale. It has this one's size and lies
  /// at the origin. The picture includes this view's alpha and hidden state, but not its position and transform.
  ///
  /// - afterUpdates: false takes what the screen shows, including animations. True first commits the implicit
  ///   transaction, and also works for views in no window. It cannot commit while an explicit transaction is open:
  ///   changes made in that transaction are not in the picture, and a view that was never shown has no picture. During
  ///   the layout of a commit the picture is taken at the end of that commit, with all changes made until then.
  ///
  /// A view that was never shown has an empty snapshot before updates, which is reported in UIKit's words.
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
    let scale = (window?.screen ?? .main).scale
    return SnapshotPicture.view(of: rect.size, scale: scale, caps: capInsets, afterUpdates: afterUpdates) {
      [self] size, isCommitted in
      let look =
        isCommitted ? SnapshotPicture.lookNow(of: self) : SnapshotPicture.look(of: self, afterUpdates: afterUpdates)
      return look.map { SharedPicture.picture(of: $0, from: rect.origin, size: size) }
    }
  }

  /// Draws this view, with all that is in it, into the current context.
  ///
  /// - rect: what the bounds are drawn to, in the context's coordinates.
  /// - afterUpdates: as in `snapshotView(afterScreenUpdates:)`, except that during layout it always draws what is shown
  ///   (header).
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
