import QuartzCore

/// Draws views as snapshots have them.
///
/// Without `afterUpdates` that is what the last commit left, with animations at this instant. With it the implicit
/// transaction is committed before. That cannot be while an explicit transaction is open or layout is under way: what was
/// changed in there is not in the picture.
@MainActor enum SnapshotPicture {
  /// Draws a view with all that is in it, in its own coordinates, without its own place and transform. False, and nothing
  /// is drawn, if that was never committed.
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

  /// Draws what was committed just now; of a view outside of every window the model, laid out.
  static func drawNow(_ view: UIView, in context: CGContext) {
    guard !view.layer.drawCommitted(in: context) else { return }
    view.layoutIfNeeded()
    view.layer.drawModel(in: context)
  }

  /// A view that shows what `draw` draws. It gets a context in points, and whether updates have been committed already; it
  /// answers whether there is a picture.
  ///
  /// During the layout of a commit a snapshot after updates is taken at the end of that commit, with all changes that were
  /// made until then (header of `UIView`).
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
