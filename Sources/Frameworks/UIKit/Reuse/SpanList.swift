import CoreGraphics

/// Spans along an axis, one after the other, such as the rows of a table or the lines of a flow layout.
///
/// The spans are the leaves of a tree, whose nodes combine 16 of them each. So the time to find a span, or to change
/// its length, grows with the logarithm of their number.
@MainActor struct SpanList {
  struct Span: Equatable {
    /// The distance from its start to the start of the next span.
    var length: CGFloat
    /// The edges of its content, relative to its start.
    var first, last: CGFloat

    /// Creates a span that is filled by its content.
    init(_ length: CGFloat) { self.init(length: length, first: 0, last: length) }

    init(length: CGFloat, first: CGFloat, last: CGFloat) {
      self.length = length
      self.first = first
      self.last = last
    }
  }

  /// The number of spans and nodes that were visited, for tests.
  static var visits = 0
  private static let width = 16

  /// The spans, and above them the nodes of each level up to the root.
  private var levels: [[Span]]

  init(_ spans: [Span] = []) {
    levels = [spans]
    while let below = levels.last, below.count > 1 {
      levels.append(
        stride(from: 0, to: below.count, by: Self.width).map {
          Self.sum(below[$0..<min($0 + Self.width, below.count)])
        })
    }
  }

  var count: Int { levels[0].count }
  /// The length of all spans.
  var length: CGFloat { levels[levels.count - 1].first?.length ?? 0 }
  /// The edges of all content.
  var extent: Span { levels[levels.count - 1].first ?? Span(0) }

  subscript(index: Int) -> Span {
    get { levels[0][index] }
    set {
      levels[0][index] = newValue
      var node = index
      for level in levels.indices.dropFirst() {
        node /= Self.width
        let below = levels[level - 1]
        levels[level][node] = Self.sum(below[node * Self.width..<min((node + 1) * Self.width, below.count)])
      }
    }
  }

  /// Replaces spans. Unlike the change of a span's length, this takes linear time.
  mutating func replaceSubrange(_ range: Range<Int>, with spans: [Span]) {
    var all = levels[0]
    all.replaceSubrange(range, with: spans)
    self = SpanList(all)
  }

  /// Returns the distance from the start of the first span to that of another one.
  func start(of index: Int) -> CGFloat {
    var start: CGFloat = 0
    var (node, width) = (0, 1)
    for _ in levels.dropFirst() { width *= Self.width }
    for level in levels.indices.reversed().dropFirst() {
      width /= Self.width
      let child = index / width
      for before in levels[level][node * Self.width..<child] { start += before.length }
      Self.visits += child - node * Self.width
      node = child
    }
    return start
  }

  /// Returns the spans whose content touches the range between two distances from the start, with their starts, in
  /// order.
  func spans(from low: CGFloat, to high: CGFloat) -> [(index: Int, start: CGFloat)] {
    var found: [(index: Int, start: CGFloat)] = []
    func visit(_ level: Int, _ nodes: Range<Int>, _ first: CGFloat) {
      var start = first
      for node in nodes {
        let span = levels[level][node]
        Self.visits += 1
        if start + span.last >= low, start + span.first <= high {
          if level == 0 {
            found.append((node, start))
          } else {
            let below = node * Self.width
            visit(level - 1, below..<min(below + Self.width, levels[level - 1].count), start)
          }
        }
        start += span.length
      }
    }
    visit(levels.count - 1, levels[levels.count - 1].indices, 0)
    return found
  }

  private static func sum(_ spans: ArraySlice<Span>) -> Span {
    visits += spans.count
    var sum = Span(length: 0, first: .infinity, last: -.infinity)
    for span in spans {
      sum.first = min(sum.first, sum.length + span.first)
      sum.last = max(sum.last, sum.length + span.last)
      sum.length += span.length
    }
    return sum
  }
}
