import QuartzCore

/// The layout and drawing of the text.
extension UITextView {
  func follow(_ change: ShownText.Change) {
    guard change != .none else { return }
    canvas.setNeedsDisplay()
    guard change == .size else { return }
    sizedWidth = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Called when the container or the space around it changes.
  func roomDidChange() {
    _ = shown.set(numberOfLines: textContainer.maximumNumberOfLines)
    let mode = textContainer.lineBreakMode
    _ = shown.set(lastLineMode: mode == .byWordWrapping ? nil : mode)
    follow(.size)
  }

  /// Returns the width of lines in a view of the given width; nil if there is no limit.
  private func lineWidth(inWidth width: CGFloat) -> CGFloat? {
    let follows = textContainer.widthTracksTextView
    let room = follows ? width - textContainerInset.left - textContainerInset.right : textContainer.size.width
    return (follows ? width : room) > 0 ? max(0, room - 2 * textContainer.lineFragmentPadding) : nil
  }

  /// The view's width without the adjusted content insets.
  private var openWidth: CGFloat { max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right) }

  func lines(inWidth width: CGFloat) -> TextLayout {
    let height = textContainer.size.height
    let space = CGSize(width: lineWidth(inWidth: width) ?? .infinity, height: height > 0 ? height : .infinity)
    return shown.layout(shown.style.numberOfLines, within: space)
  }

  /// Returns the size of the text and the space around it, including an empty last line if the text is empty or ends
  /// with a line break.
  func wholeSize(inWidth width: CGFloat) -> CGSize {
    let lines = lines(inWidth: width)
    var size = lines.size
    if !lines.isTruncated, text.last?.isNewline ?? true, !isFull(lines) { size.height += shown.style.font.lineHeight }
    let insets = textContainerInset
    size.width += insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    size.height += insets.top + insets.bottom
    return pixelsUp(size)
  }

  private func isFull(_ lines: TextLayout) -> Bool {
    let most = shown.style.numberOfLines
    return most > 0 && lines.lineCount >= most
  }

  func placeText() {
    sizedWidth = nil
    canvas.cover(bounds, of: contentSize)
  }

  /// Updates the content's size, if the text or the width has changed.
  func sizeContent() {
    let width = openWidth
    guard sizedWidth != width else { return }
    sizedWidth = width
    let size = wholeSize(inWidth: width)
    let isWider = !textContainer.widthTracksTextView && size.width > width
    contentSize = CGSize(width: isWider ? size.width : width, height: size.height)
  }

  /// Draws the part of the content in `area`, which is in content coordinates, at the context's origin.
  func drawText(in area: CGRect) {
    guard !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let lines = lines(inWidth: openWidth)
    let textArea = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding - area.minX, y: textContainerInset.top - area.minY,
      width: lineWidth(inWidth: openWidth) ?? lines.size.width, height: lines.size.height)
    lines.draw(in: context, rect: textArea, color: shown.color, visible: CGRect(origin: .zero, size: area.size))
  }
}
