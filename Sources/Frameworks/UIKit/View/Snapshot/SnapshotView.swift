import QuartzCore

/// A view that shows a picture of another one, and stretches it outside its caps.
final class SnapshotView: UIView {
  /// The subviews that show the picture, and the part that each of them shows. Empty if this view shows all of it.
  private var parts: [(view: UIView, part: CGRect)] = []

  /// Creates a view that shows nothing yet. `size` is in points. The caps are distances from its edges that are not
  /// stretched.
  init(size: CGSize, caps: UIEdgeInsets = .zero) {
    super.init(frame: CGRect(origin: .zero, size: size))
    if caps != .zero { addParts(caps) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a picture with this number of pixels per point.
  func show(_ picture: CGImage, scale: CGFloat) {
    if parts.isEmpty { Self.show(picture, scale: scale, in: layer) }
    for (view, part) in parts {
      Self.show(picture, scale: scale, in: view.layer)
      view.layer.contentsRect = part
    }
  }

  private static func show(_ picture: CGImage, scale: CGFloat, in layer: CALayer) {
    layer.contents = picture
    layer.contentsScale = scale
  }

  /// Adds nine autoresizing views. Corners keep their size, edges stretch along themselves, and the middle stretches
  /// both ways.
  private func addParts(_ caps: UIEdgeInsets) {
    let columns = Self.lengths(caps.left, caps.right, of: bounds.width)
    let rows = Self.lengths(caps.top, caps.bottom, of: bounds.height)
    var y: CGFloat = 0
    for (row, height) in rows.enumerated() {
      var x: CGFloat = 0
      for (column, width) in columns.enumerated() {
        if width > 0, height > 0 {
          let part = CGRect(
            x: x / bounds.width, y: y / bounds.height, width: width / bounds.width, height: height / bounds.height)
          let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
          let across: [AutoresizingMask] = [.flexibleRightMargin, .flexibleWidth, .flexibleLeftMargin]
          let down: [AutoresizingMask] = [.flexibleBottomMargin, .flexibleHeight, .flexibleTopMargin]
          view.autoresizingMask = [across[column], down[row]]
          parts.append((view, part))
          addSubview(view)
        }
        x += width
      }
      y += height
    }
  }

  /// Returns the lengths of cap, middle and cap. Caps larger than the whole leave no middle.
  private static func lengths(_ before: CGFloat, _ after: CGFloat, of whole: CGFloat) -> [CGFloat] {
    let first = min(max(before, 0), whole)
    let last = min(max(after, 0), whole - first)
    return [first, whole - first - last, last]
  }
}
