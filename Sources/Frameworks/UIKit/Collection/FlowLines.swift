import CoreGraphics

/// The direction in which a flow layout scrolls. `along` is that direction, `across` the direction of a line.
struct FlowAxis: Equatable {
  var isVertical: Bool

  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func rect(across: CGFloat, along: CGFloat, width: CGFloat, length: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }
}

/// The lines into which the items of a section are broken.
///
/// A changed size breaks the lines again from there until they are as before. Frames are computed when they are needed.
@MainActor struct FlowLines {
  private let axis: FlowAxis
  /// The start of each line, and its maximum length.
  private let start, room: CGFloat
  private let spacing, lineSpacing: CGFloat
  private var sizes: [CGSize]
  /// The first item of each line.
  private var firsts: [Int] = []
  /// The lines in the scroll direction.
  private var spans = SpanList()
  /// The number of items whose size differs from that of the item before.
  private var changes = 0
  /// The number of items that are too wide.
  private var tooWide = 0

  init(_ metrics: FlowMetrics, sizes: [CGSize], _ axis: FlowAxis, start: CGFloat, room: CGFloat) {
    (self.axis, self.start, self.room, self.sizes) = (axis, start, room, sizes)
    (spacing, lineSpacing) = (metrics.spacing, metrics.lineSpacing)
    for index in sizes.indices {
      if differs(index) { changes += 1 }
      if isTooWide(index) { tooWide += 1 }
    }
    let lines = breakLines(from: 0) { _ in false }
    firsts = lines.map(\.first)
    spans = SpanList(lines.map(\.span))
  }

  var count: Int { sizes.count }
  var hasTooWideItems: Bool { tooWide > 0 }
  /// The size in the scroll direction, and where the content of the lines is.
  var extent: SpanList.Span { spans.extent }

  // MARK: Sizes

  private func differs(_ index: Int) -> Bool {
    index > 0 && index < sizes.count && sizes[index] != sizes[index - 1]
  }

  private func isTooWide(_ index: Int) -> Bool { axis.across(sizes[index]) > room + 1e-6 }

  /// Sets the size of an item.
  mutating func resize(_ item: Int, to size: CGSize) {
    guard sizes[item] != size else { return }
    for index in [item, item + 1] where differs(index) { changes -= 1 }
    if isTooWide(item) { tooWide -= 1 }
    sizes[item] = size
    for index in [item, item + 1] where differs(index) { changes += 1 }
    if isTooWide(item) { tooWide += 1 }
    // The item may fit into the line before.
    let first = max(0, line(of: item) - 1)
    var next = first
    let lines = breakLines(from: firsts[first]) { end in
      while next < firsts.count, firsts[next] < end { next += 1 }
      return end > item && next < firsts.count && firsts[next] == end
    }
    if lines.last.map({ $0.end == sizes.count }) == true { next = firsts.count }
    replace(first..<next, by: lines)
  }

  private mutating func replace(_ old: Range<Int>, by lines: [Line]) {
    if lines.count == old.count {
      for (index, line) in zip(old, lines) { (firsts[index], spans[index]) = (line.first, line.span) }
    } else {
      firsts.replaceSubrange(old, with: lines.map(\.first))
      spans.replaceSubrange(old, with: lines.map(\.span))
    }
  }

  // MARK: Lines

  private struct Line {
    var first, end: Int
    var span: SpanList.Span
  }

  /// Breaks the items from one on into lines, until `isEnd` returns true for the first item of the next line.
  private func breakLines(from item: Int, until isEnd: (Int) -> Bool) -> [Line] {
    var lines: [Line] = []
    var next = item
    while next < sizes.count {
      var (end, used, thickness) = (next, CGFloat(0), axis.along(sizes[next]))
      while end < sizes.count {
        let more = (end == next ? 0 : spacing) + axis.across(sizes[end])
        if end > next, used + more > room + 1e-6 { break }
        used += more
        thickness = max(thickness, axis.along(sizes[end]))
        end += 1
      }
      let length = thickness + (end == sizes.count ? 0 : lineSpacing)
      lines.append(Line(first: next, end: end, span: SpanList.Span(length: length, first: 0, last: thickness)))
      next = end
      if isEnd(next) { break }
    }
    return lines
  }

  private func line(of item: Int) -> Int {
    var (low, high) = (0, firsts.count)
    while low < high {
      let middle = (low + high) / 2
      if firsts[middle] > item { high = middle } else { low = middle + 1 }
    }
    return low - 1
  }

  private func items(of line: Int) -> Range<Int> {
    firsts[line]..<(line + 1 < firsts.count ? firsts[line + 1] : sizes.count)
  }

  /// Returns the offset of a line's first item, and the space between its items.
  private func spread(_ line: Int) -> (offset: CGFloat, gap: CGFloat) {
    let items = items(of: line)
    let isLast = items.upperBound == sizes.count
    let isAligned = changes == 0 && items.count > 1
    if isLast, line > 0 { return (0, isAligned ? spread(line - 1).gap : spacing) }
    var used: CGFloat = 0
    for item in items { used += (item == items.lowerBound ? 0 : spacing) + axis.across(sizes[item]) }
    let left = max(0, room - used)
    if isLast {
      // The only line is spread if it has no room for another item.
      let isFull = isAligned && spacing + axis.across(sizes[items.lowerBound]) > left + 1e-6
      guard isFull else { return (0, spacing) }
    }
    return items.count == 1 ? (left / 2, spacing) : (0, spacing + left / CGFloat(items.count - 1))
  }

  // MARK: Frames

  /// Returns the frames of the items in the lines that touch a range of the scroll direction, for lines that start at
  /// `top`.
  func frames(from low: CGFloat, to high: CGFloat, top: CGFloat) -> [(item: Int, frame: CGRect)] {
    spans.spans(from: low - top, to: high - top).flatMap { line, start in frames(line, at: top + start) }
  }

  func frame(of item: Int, top: CGFloat) -> CGRect {
    let line = line(of: item)
    return frames(line, at: top + spans.start(of: line))[item - firsts[line]].frame
  }

  private func frames(_ line: Int, at along: CGFloat) -> [(item: Int, frame: CGRect)] {
    let (offset, gap) = spread(line)
    let thickness = spans[line].last
    var position = start + offset
    return items(of: line).map { item in
      let (width, length) = (axis.across(sizes[item]), axis.along(sizes[item]))
      defer { position += width + gap }
      return (
        item,
        axis.rect(
          across: pixel(position), along: along + pixel((thickness - length) / 2), width: width, length: length)
      )
    }
  }

  private func pixel(_ points: CGFloat) -> CGFloat {
    (points * UIScreen.mainScale).rounded() / UIScreen.mainScale
  }
}
