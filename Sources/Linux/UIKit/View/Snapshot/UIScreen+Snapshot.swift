import QuartzCore

extension UIScreen {
  /// A view that shows a picture of the screen with its visible windows; see `UIView.snapshotView(afterScreenUpdates:)`.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let context = SnapshotPicture.context(size: bounds.size, scale: scale)
    if let context {
      for window in UIApplication.shared.windows where !window.isHidden && window.screen === self {
        context.saveGState()
        context.translateBy(x: window.frame.minX - bounds.minX, y: window.frame.minY - bounds.minY)
        _ = SnapshotPicture.draw(window, in: context, afterUpdates: afterUpdates)
        context.restoreGState()
      }
    }
    return SnapshotView(picture: context?.makeImage(), size: bounds.size, scale: scale)
  }
}
