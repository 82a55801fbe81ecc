import QuartzCore

extension UIScreen {
  /// Returns a view that shows a picture of the screen with its visible windows; see
  /// `UIView.snapshotView(afterScreenUpdates:)`.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    SnapshotPicture.view(of: bounds.size, scale: scale, afterUpdates: afterUpdates) { [self] size, isCommitted in
      let context = CGContext(size)
      for window in UIApplication.shared.windows where !window.isHidden && window.screen === self {
        context.saveGState()
        context.translateBy(x: window.frame.minX - bounds.minX, y: window.frame.minY - bounds.minY)
        if isCommitted {
          SnapshotPicture.currentAppearance(of: window).draw(in: context)
        } else if afterUpdates {
          _ = SnapshotPicture.draw(window, in: context, afterUpdates: true)
        } else {
          // A window that was never rendered is not on the screen.
          window.layer.committedAppearance()?.draw(in: context)
        }
        context.restoreGState()
      }
      return context.finish()
    }
  }
}
