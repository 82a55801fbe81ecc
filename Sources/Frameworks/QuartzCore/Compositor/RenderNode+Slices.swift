extension RenderNode.Contents {
  /// A part of the image, in units of the image, and its frame.
  struct Slice: Equatable {
    var part: CGRect
    var destination: CGRect
  }

  /// Returns the visible part in up to nine slices that together fill `destination`.
  func slices(in destination: CGRect) -> [Slice] {
    let center = pixelCenter
    let natural = naturalSize
    let across = Self.spans(
      center.minX, center.maxX, natural: natural.width, from: destination.minX, to: destination.maxX)
    let down = Self.spans(
      center.minY, center.maxY, natural: natural.height, from: destination.minY, to: destination.maxY)
    return down.flatMap { y in
      across.map { x in
        Slice(
          part: CGRect(
            x: rect.minX + x.part.lowerBound * rect.width, y: rect.minY + y.part.lowerBound * rect.height,
            width: x.partLength * rect.width, height: y.partLength * rect.height),
          destination: CGRect(x: x.destination, y: y.destination, width: x.length, height: y.length))
      }
    }
  }

  /// The center. A width or height of 0 stands for the pixel at that position (documented).
  private var pixelCenter: CGRect {
    var center = center
    if center.width == 0 {
      let pixel = 1 / (CGFloat(image.width) * rect.width)
      center = CGRect(x: center.minX - pixel / 2, y: center.minY, width: pixel, height: center.height)
    }
    if center.height == 0 {
      let pixel = 1 / (CGFloat(image.height) * rect.height)
      center = CGRect(x: center.minX, y: center.minY - pixel / 2, width: center.width, height: pixel)
    }
    return center
  }

  /// A slice along one axis: its range of the visible part, and its position and length.
  private struct Span {
    var part: ClosedRange<CGFloat>
    var destination: CGFloat
    var length: CGFloat

    var partLength: CGFloat { part.upperBound - part.lowerBound }
  }

  /// The ends keep their size, or shrink in proportion if there is no room for both. The middle takes the rest.
  private static func spans(
    _ low: CGFloat, _ high: CGFloat, natural: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Span] {
    guard low >= 0, high <= 1, low < high, low > 0 || high < 1 else {
      return [Span(part: 0...1, destination: start, length: end - start)]
    }
    let ends = (low + 1 - high) * natural
    let scale = ends > end - start ? (end - start) / ends : 1
    let (first, last) = (low * natural * scale, (1 - high) * natural * scale)
    let spans = [
      Span(part: 0...low, destination: start, length: first),
      Span(part: low...high, destination: start + first, length: max(0, end - start - first - last)),
      Span(part: high...1, destination: end - last, length: last),
    ]
    return spans.filter { $0.length > 0 && $0.partLength > 0 }
  }
}
