import CoreGraphics

/// The floating of headers and footers at the edges of the visible area, as in a table.
struct FlowPinning {
  let headers, footers: Bool
  /// The visible area, in the content's coordinates.
  let visible: CGRect

  /// The z index of headers and footers that float, in front of the items (a guess: list-36c).
  static let zIndex = 10

  /// Returns where a header starts. It does not leave its section, whose items end at `end`.
  func header(at start: CGFloat, length: CGFloat, end: CGFloat, _ axis: FlowAxis) -> CGFloat {
    guard headers else { return start }
    return min(max(start, axis.isVertical ? visible.minY : visible.minX), max(start, end - length))
  }

  /// Returns where a footer starts. It does not leave its section, whose items start at `first`.
  func footer(at start: CGFloat, length: CGFloat, first: CGFloat, _ axis: FlowAxis) -> CGFloat {
    guard footers else { return start }
    return max(min(start, (axis.isVertical ? visible.maxY : visible.maxX) - length), min(start, first))
  }
}
