import QuartzCore

/// Draws views for snapshots.
///
/// Without `afterUpdates` a snapshot shows the last committed state, with animations at this time. With `afterUpdates`
/// the implicit transaction is committed first. That is impossible while an explicit transaction is open or layout is
/// under way; changes made there are not in the picture.
@MainActor enum SnapshotPicture {
  /// Draws a view and its subviews in its own coordinates, without its own position and transform. Returns false, and
  /// draws nothing, if the view was never committed.
  static func draw(_ view: UIView, in context: CGContext, afterUpdates: Bool) -> Bool {
    guard let look = look(of: view, afterUpdates: afterUpdates) else { return false }
    look.draw(in: context)
    return true
  }

  /// Returns the look of a view and its subviews. Returns nil if the view was never committed.
  static func look(of view: UIView, afterUpdates: Bool) -> LayerAppearance? {
    if afterUpdates, FrameLoop.main.canCommit {
      CATransaction.flush()
      return currentAppearance(of: view)
    }
    if let look = view.layer.committedAppearance() { return look }
    if !afterUpdates {
      RuntimeIssues.handler(
        "Snapshotting a view (\(ObjectIdentity.text(of: view))) that has not been rendered at least once requires "
          + "afterScreenUpdates:YES.")
    }
    return nil
  }

  /// Returns the state that was just committed. For a view outside all windows, returns the model, laid out.
  static func currentAppearance(of view: UIView) -> LayerAppearance {
    if let look = view.layer.committedAppearance() { return look }
    view.layoutIfNeeded()
    return view.layer.modelAppearance()
  }

  /// Returns a view that shows the picture that `make` returns. `make` gets the picture's size and whether updates have
  /// been committed already.
  ///
  /// During the layout of a commit, a snapshot after updates is taken at the end of that commit, with all changes made
  /// until then (header of `UIView`).
  static func view(
    of size: CGSize, scale: CGFloat, caps: UIEdgeInsets = .zero, afterUpdates: Bool,
    make: @escaping @MainActor (_ size: BitmapSize, _ isCommitted: Bool) -> CGImage?
  ) -> UIView {
    let snapshot = SnapshotView(size: size, caps: caps)
    guard let pixels = BitmapSize(size, scale: scale) else { return snapshot }
    let take = { @MainActor (isCommitted: Bool) in
      if let picture = make(pixels, isCommitted) { snapshot.show(picture, scale: pixels.scale) }
    }
    if afterUpdates, FrameLoop.main.isCommitting {
      FrameLoop.main.changeLate { take(true) }
    } else {
      take(false)
    }
    return snapshot
  }
}
