import QuartzCore

/// A view that shows a picture of another one, and stretches it outside of its caps.
final class SnapshotView: UIView {
  private let picture: CGImage?

  /// `size` in points; the caps are distances from its edges that keep their size.
  init(picture: CGImage?, size: CGSize, scale: CGFloat, caps: UIEdgeInsets = .zero) {
    self.picture = picture
    super.init(frame: CGRect(origin: .zero, size: size))
    guard let picture else { return }
    if caps == .zero {
      show(picture, scale: scale, part: CGRect(x: 0, y: 0, width: 1, height: 1))
    } else {
      addParts(of: picture, scale: scale, caps: caps)
    }
  }

  required init?(coder: NSCoder) {
    picture = nil
    super.init(coder: coder)
  }

  private init(part: CGRect, of picture: CGImage, scale: CGFloat, frame: CGRect) {
    self.picture = picture
    super.init(frame: frame)
    show(picture, scale: scale, part: part)
  }

  private func show(_ picture: CGImage, scale: CGFloat, part: CGRect) {
    layer.contents = picture
    layer.contentsScale = scale
    layer.contentsRect = part
  }

  /// Nine views by autoresizing: corners keep their size, edges stretch along themselves, the middle both ways.
  private func addParts(of picture: CGImage, scale: CGFloat, caps: UIEdgeInsets) {
    let columns = Self.lengths(caps.left, caps.right, of: bounds.width)
    let rows = Self.lengths(caps.top, caps.bottom, of: bounds.height)
    var y: CGFloat = 0
    for (row, height) in rows.enumerated() {
      var x: CGFloat = 0
      for (column, width) in columns.enumerated() {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        if width > 0, height > 0 {
          let part = CGRect(
            x: x / bounds.width, y: y / bounds.height, width: width / bounds.width, height: height / bounds.height)
          let view = SnapshotView(part: part, of: picture, scale: scale, frame: frame)
          let across: [AutoresizingMask] = [.flexibleRightMargin, .flexibleWidth, .flexibleLeftMargin]
          let down: [AutoresizingMask] = [.flexibleBottomMargin, .flexibleHeight, .flexibleTopMargin]
          view.autoresizingMask = [across[column], down[row]]
          addSubview(view)
        }
        x += width
      }
      y += height
    }
  }

  /// Cap, middle, cap. Caps larger than the whole leave no middle.
  private static func lengths(_ before: CGFloat, _ after: CGFloat, of whole: CGFloat) -> [CGFloat] {
    let first = min(max(before, 0), whole)
    let last = min(max(after, 0), whole - first)
    return [first, whole - first - last, last]
  }
}
