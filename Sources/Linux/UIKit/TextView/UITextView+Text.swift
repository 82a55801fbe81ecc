import QuartzCore

/// Where the text is.
extension UITextView {
  func follow(_ change: ShownText.Change) {
    guard change != .none else { return }
    canvas.setNeedsDisplay()
    guard change == .size else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The container or the space around it is another one.
  func roomDidChange() {
    _ = shown.set(numberOfLines: textContainer.maximumNumberOfLines)
    let mode = textContainer.lineBreakMode
    _ = shown.set(lastLineMode: mode == .byWordWrapping ? nil : mode)
    follow(.size)
  }

  /// The width of lines in a view so wide; nil where nothing limits it.
  private func lineWidth(inWidth width: CGFloat) -> CGFloat? {
    let follows = textContainer.widthTracksTextView
    let room = follows ? width - textContainerInset.left - textContainerInset.right : textContainer.size.width
    return (follows ? width : room) > 0 ? max(0, room - 2 * textContainer.lineFragmentPadding) : nil
  }

  /// The view without what keeps content from its edges.
  private var openWidth: CGFloat { max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right) }

  func lines(inWidth width: CGFloat) -> TextLayout {
    let height = textContainer.size.height
    let space = CGSize(width: lineWidth(inWidth: width) ?? .infinity, height: height > 0 ? height : .infinity)
    return shown.layout(shown.style.numberOfLines, within: space)
  }

  /// With the line that is begun at the end: that of an empty text, or after a line break.
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
    let width = openWidth
    let size = wholeSize(inWidth: width)
    let isWider = !textContainer.widthTracksTextView && size.width > width
    contentSize = CGSize(width: isWider ? size.width : width, height: size.height)
    canvas.cover(bounds, of: contentSize)
  }

  /// Draws the part of the content that `area` is, in content coordinates, from the context's origin on.
  func drawText(in area: CGRect) {
    guard !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let lines = lines(inWidth: openWidth)
    let place = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding - area.minX, y: textContainerInset.top - area.minY,
      width: lineWidth(inWidth: openWidth) ?? lines.size.width, height: lines.size.height)
    lines.draw(in: context, rect: place, color: shown.color, visible: CGRect(origin: .zero, size: area.size))
  }
}
