import QuartzCore

/// Draws views as snapshots have them.
///
/// Without `afterUpdates` a snapshot shows the last committed state, with animations at this time. With `afterUpdates`
/// the implicit transaction is committed first. That is impossible while an explicit transaction is open or layout is
/// under way; changes made there are not in the picture.
@MainActor enum SnapshotPicture {
  /// Draws a view and its subviews in its own coordinates, without its own position and transform. Returns false, and
  /// draws nothing, if the view was never committed.
  static func draw(_ view: UIView, in context: CGContext, afterUpdates: Bool) -> Bool {
    if afterUpdates, FrameLoop.main.canCommit {
      CATransaction.flush()
      drawNow(view, in: context)
      return true
    }
    guard !view.layer.drawCommitted(in: context) else { return true }
    if !afterUpdates {
      RuntimeIssues.handler(
        "Snapshotting a view (\(ObjectIdentity.text(of: view))) that has not been rendered at least once requires "
          + "afterScreenUpdates:YES.")
    }
    return false
  }

  /// Draws the state that was just committed. For a view outside all windows, draws the model, laid out.
  static func drawNow(_ view: UIView, in context: CGContext) {
    guard !view.layer.drawCommitted(in: context) else { return }
    view.layoutIfNeeded()
    view.layer.drawModel(in: context)
  }

  /// Returns a view that shows what `draw` draws. `draw` gets a context in points and whether updates have been
  /// committed already, and returns true if there is a picture.
  ///
  /// During the layout of a commit, a snapshot after updates is taken at the end of that commit, with all changes made
  /// until then (header of `UIView`).
  static func view(
    of size: CGSize, scale: CGFloat, caps: UIEdgeInsets = .zero, afterUpdates: Bool,
    draw: @escaping @MainActor (_ context: CGContext, _ isCommitted: Bool) -> Bool
  ) -> UIView {
    let snapshot = SnapshotView(size: size, caps: caps)
    guard let pixels = BitmapSize(size, scale: scale) else { return snapshot }
    let take = { @MainActor (isCommitted: Bool) in
      let context = CGContext(pixels)
      if draw(context, isCommitted) { snapshot.show(context.finish(), scale: pixels.scale) }
    }
    if afterUpdates, FrameLoop.main.isCommitting {
      FrameLoop.main.changeLate { take(true) }
    } else {
      take(false)
    }
    return snapshot
  }
}
