import CoreGraphics

/// The nine parts of a resizable image: corners keep their size, edges fill one direction, the center both.
struct ImageResizing: Equatable {
  let insets: UIEdgeInsets
  let mode: UIImage.ResizingMode

  /// The part of an image that is resized, in units of the image, as a layer's `contentsCenter`.
  func center(in size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let (left, top) = (insets.left / size.width, insets.top / size.height)
    return CGRect(
      x: left, y: top, width: max(0, 1 - left - insets.right / size.width),
      height: max(0, 1 - top - insets.bottom / size.height))
  }

  /// Returns true if the resized part has to be repeated. A single row or column of pixels looks the same stretched.
  func repeats(in size: CGSize, scale: CGFloat) -> Bool {
    let inner = CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    return mode == .tile && max(inner.width, inner.height) * scale > 1
  }

  /// Returns true if each piece of an image in a size consists of whole pixels and keeps its size or is cut off. For
  /// fractions of points other than halves, returns false, because sums of them are not exact.
  func copiesPixels(of image: CGSize, in size: CGSize, scale: CGFloat) -> Bool {
    let edges = [insets.left, insets.right, insets.top, insets.bottom]
    let lengths = edges + [image.width, image.height, size.width, size.height]
    return edges.allSatisfy { $0 >= 0 } && lengths.allSatisfy { isWhole($0 * scale) && isWhole($0 * 2) }
      && insets.left + insets.right <= image.width && image.width <= size.width
      && insets.top + insets.bottom <= image.height && image.height <= size.height
      && BitmapSize(size, scale: scale)?.scale == scale
  }

  private func isWhole(_ length: CGFloat) -> Bool { length.rounded() == length }

  /// A part of the image along one direction, in points, and where it is drawn.
  private struct Span {
    let from, length, to, room: CGFloat
  }

  private func spans(_ low: CGFloat, _ high: CGFloat, length: CGFloat, room: CGFloat) -> [Span] {
    // If there is no room for both edges, they share it (a guess: draw-31c).
    let fit = min(1, room / max(low + high, .leastNonzeroMagnitude))
    let (start, end) = (low * fit, high * fit)
    return [
      Span(from: 0, length: low, to: 0, room: start),
      Span(from: low, length: length - low - high, to: start, room: room - start - end),
      Span(from: length - high, length: high, to: room - end, room: end),
    ].filter { $0.length > 0 && $0.room > 0 }
  }

  /// Calls `draw` with each piece of an image, in points, and its rectangle within a size.
  func draw(_ image: CGSize, in size: CGSize, _ draw: (_ piece: CGRect, _ rect: CGRect) -> Void) {
    for row in spans(insets.top, insets.bottom, length: image.height, room: size.height) {
      for column in spans(insets.left, insets.right, length: image.width, room: size.width) {
        for (y, from, room, height) in pieces(row) {
          for (x, left, width, part) in pieces(column) {
            draw(CGRect(x: left, y: from, width: part, height: height), CGRect(x: x, y: y, width: width, height: room))
          }
        }
      }
    }
  }

  /// Returns the copies of a part: their position, the part's start, their extent, and the part's extent. The first
  /// copy is at the start of the part (a guess: draw-31b).
  private func pieces(_ span: Span) -> [(CGFloat, CGFloat, CGFloat, CGFloat)] {
    guard mode == .tile, span.room > span.length else { return [(span.to, span.from, span.room, span.length)] }
    return stride(from: 0, to: span.room, by: span.length).map { offset in
      let extent = min(span.length, span.room - offset)
      return (span.to + offset, span.from, extent, extent)
    }
  }
}

extension UIImage {
  /// Returns an image of a size, with the resized parts repeated.
  func repeated(in size: CGSize) -> UIImage {
    (row(in: size) ?? self).drawn(in: size).withRenderingMode(renderingMode)
  }

  /// Returns an image of a size's width, which remains to be repeated downward. That makes the same pixels from far
  /// fewer pieces. Nil if pieces have to be scaled, because they would be scaled twice.
  private func row(in size: CGSize) -> UIImage? {
    guard let resizing, resizing.copiesPixels(of: self.size, in: size, scale: scale) else { return nil }
    let insets = resizing.insets
    return resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
      .drawn(in: CGSize(width: size.width, height: self.size.height))
      .resizableImage(withCapInsets: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
  }

  private func drawn(in size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
