import QuartzCore

/// Shows the part of a text view's text that is visible or close to it. An image of all of the text could be too large.
@MainActor final class TextCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Covers the visible part of a content, and half as much above and below it. Keeps the frame as long as it is
  /// sufficient.
  func cover(_ seen: CGRect, of content: CGSize) {
    let (first, last) = (max(0, seen.minY), min(content.height, seen.maxY))
    guard first < last, content.width > 0 else { return show(.zero) }
    let isEnough = frame.minY <= first && frame.maxY >= last && frame.maxY <= content.height
    if isEnough, frame.width == content.width, frame.height <= 2.5 * seen.height { return }
    let top = max(0, (first - seen.height / 2).rounded(.down))
    let bottom = min(content.height, (last + seen.height / 2).rounded(.up))
    show(CGRect(x: 0, y: top, width: content.width, height: bottom - top))
  }

  /// Changes the frame without an animation, because it has to change together with the image.
  private func show(_ frame: CGRect) {
    guard frame != self.frame else { return }
    UIView.performWithoutAnimation { self.frame = frame }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { textView?.drawText(in: frame) }
}
