import QuartzCore

/// Draws views as snapshots have them.
@MainActor enum SnapshotPicture {
  /// Draws a view with all that is in it, in its own coordinates, without its own place, transform and transparency.
  ///
  /// With `afterUpdates` it is laid out and drawn as it is now set, animations aside (that these do not count is a
  /// guess); otherwise it is what the screen shows, animations included. False: the screen has never shown it.
  static func draw(_ view: UIView, in context: CGContext, afterUpdates: Bool) -> Bool {
    if afterUpdates {
      view.layoutIfNeeded()
      display(view.layer)
    } else if let shown = view.layer.presentation() {
      shown.render(in: context)
      return true
    } else if !(view is SnapshotView) {
      return false
    }
    view.layer.render(in: context)
    return true
  }

  /// A picture of a part of a view, at the screen's scale; nil where that is empty or was never shown.
  static func image(of view: UIView, in rect: CGRect, afterUpdates: Bool) -> CGImage? {
    let scale = scale(of: view)
    guard let context = context(size: rect.size, scale: scale) else { return nil }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    guard draw(view, in: context, afterUpdates: afterUpdates) else {
      RuntimeIssues.handler(
        "Snapshotting a view (\(ObjectIdentity.text(of: view))) that has not been rendered at least once requires "
          + "afterScreenUpdates:YES.")
      return nil
    }
    return context.makeImage()
  }

  static func scale(of view: UIView) -> CGFloat { (view.window?.screen ?? .main).scale }

  static func context(size: CGSize, scale: CGFloat) -> CGContext? {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    return CGContext(topLeftWidth: width, height: height, scale: scale)
  }

  private static func display(_ layer: CALayer) {
    layer.displayIfNeeded()
    if let mask = layer.mask { display(mask) }
    for sublayer in layer.sublayers ?? [] { display(sublayer) }
  }
}
