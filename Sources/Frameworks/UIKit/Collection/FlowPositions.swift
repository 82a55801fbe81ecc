import Foundation
import QuartzCore

/// The positions of a flow layout's elements.
@MainActor struct FlowPositions {
  /// The values on which the positions depend, except for the sizes.
  private struct Conditions: Equatable {
    var counts: [Int] = []
    var axis = FlowAxis(isVertical: true)
    var room: CGFloat = 0
    var attributesClass = ObjectIdentifier(UICollectionViewLayoutAttributes.self)

    init() {}

    @MainActor init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
      counts = view.counts
      axis.isVertical = layout.scrollDirection == .vertical
      let inset = view.adjustedContentInset
      room =
        axis.isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
      attributesClass = ObjectIdentifier(type(of: layout).layoutAttributesClass)
    }
  }

  @MainActor private struct Section {
    let header, footer: CGFloat
    /// The spaces before and after the lines.
    let before, after: CGFloat
    var lines: FlowLines

    /// The distance of the lines from the section's start.
    var top: CGFloat { header + before }
    var footerTop: CGFloat { top + lines.extent.length + after }

    var span: SpanList.Span {
      let lines = lines.extent
      let length = footerTop + footer
      var (first, last) = (header > 0 ? 0 : CGFloat.infinity, header > 0 ? header : -.infinity)
      if lines.last >= lines.first { (first, last) = (min(first, top + lines.first), max(last, top + lines.last)) }
      if footer > 0 { (first, last) = (min(first, footerTop), max(last, length)) }
      return SpanList.Span(length: length, first: first, last: last)
    }
  }

  private(set) var bounds: CGSize?
  /// The values from the delegate and the layout, by section.
  private(set) var metrics: [FlowMetrics] = []
  private var conditions = Conditions()
  private var attributesClass: AnyClass = UICollectionViewLayoutAttributes.self
  private var sections: [Section] = []
  private var spans = SpanList()
  /// The number of sections with items that are too wide.
  private var tooWide = 0

  init() {}

  /// - Parameters:
  ///   - known: Metrics to reuse if their item counts still match.
  ///   - sizes: The sizes of items whose views prefer one.
  init(
    _ layout: UICollectionViewFlowLayout, in view: UICollectionView, known: [FlowMetrics], sizes: [IndexPath: CGSize]
  ) {
    conditions = Conditions(layout, in: view)
    attributesClass = type(of: layout).layoutAttributesClass
    bounds = view.bounds.size
    let counts = conditions.counts
    metrics = known
    if known.map(\.sizes.count) != counts {
      metrics = counts.indices.map { FlowMetrics(of: $0, count: counts[$0], layout, in: view) }
    }
    let preferred = Dictionary(grouping: sizes) { $0.key.section }
    for (index, own) in metrics.enumerated() {
      var sizes = own.sizes
      for (path, size) in preferred[index] ?? [] where sizes.indices.contains(path.item) { sizes[path.item] = size }
      let section = section(own, sizes)
      if section.lines.hasTooWideItems {
        tooWide += 1
        warn()
      }
      sections.append(section)
    }
    spans = SpanList(sections.map(\.span))
  }

  private func section(_ metrics: FlowMetrics, _ sizes: [CGSize]) -> Section {
    let (axis, inset) = (conditions.axis, metrics.inset)
    let (first, last) = axis.isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (before, after) = axis.isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    return Section(
      header: max(0, axis.along(metrics.header)), footer: max(0, axis.along(metrics.footer)), before: before,
      after: after,
      lines: FlowLines(metrics, sizes: sizes, axis, start: first, room: conditions.room - first - last))
  }

  /// Adopts new sizes of items if nothing else has changed. Returns false otherwise.
  mutating func adopt(
    _ sizes: [IndexPath: CGSize], _ layout: UICollectionViewFlowLayout, in view: UICollectionView
  ) -> Bool {
    guard bounds != nil, conditions == Conditions(layout, in: view) else { return false }
    bounds = view.bounds.size
    for (path, size) in sizes where sections.indices.contains(path.section) {
      guard (0..<sections[path.section].lines.count).contains(path.item) else { continue }
      let before = sections[path.section].lines.hasTooWideItems
      sections[path.section].lines.resize(path.item, to: size)
      spans[path.section] = sections[path.section].span
      let after = sections[path.section].lines.hasTooWideItems
      tooWide += (after ? 1 : 0) - (before ? 1 : 0)
    }
    for _ in 0..<tooWide { warn() }
    return true
  }

  var size: CGSize {
    conditions.axis.isVertical
      ? CGSize(width: conditions.room, height: spans.length) : CGSize(width: spans.length, height: conditions.room)
  }

  // MARK: Elements

  /// Returns the attributes of the elements in a rectangle, section by section: the header, the items and the footer.
  func elements(in rect: CGRect, pinned: FlowPinning?) -> [UICollectionViewLayoutAttributes] {
    // Pixels may be rounded away from a line.
    let (low, high) =
      conditions.axis.isVertical ? (rect.minY - 1, rect.maxY + 1) : (rect.minX - 1, rect.maxX + 1)
    return spans.spans(from: low, to: high).flatMap { index, start in
      let section = sections[index]
      let items = section.lines.frames(from: low, to: high, top: start + section.top)
        .filter { $0.frame.meets(rect) }
        .map { attributes(nil, IndexPath(item: $0.item, section: index), $0.frame) }
      let bands = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .map { band($0, index, start, pinned).flatMap { !$0.frame.isEmpty && $0.frame.meets(rect) ? $0 : nil } }
      return [bands[0]].compactMap { $0 } + items + [bands[1]].compactMap { $0 }
    }
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard (0..<section.lines.count).contains(path.item) else { return nil }
    let top = spans.start(of: path.section) + section.top
    return attributes(nil, path, section.lines.frame(of: path.item, top: top))
  }

  func band(_ kind: String, at path: IndexPath, pinned: FlowPinning?) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, path.item == 0, sections.indices.contains(path.section) else { return nil }
    return band(kind, path.section, spans.start(of: path.section), pinned)
  }

  private func band(
    _ kind: String, _ index: Int, _ start: CGFloat, _ pinned: FlowPinning?
  ) -> UICollectionViewLayoutAttributes? {
    let (section, axis) = (sections[index], conditions.axis)
    let (footerTop, headerEnd) = (start + section.footerTop, start + section.header)
    let length: CGFloat
    var along: CGFloat
    var floats = false
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      (along, length) = (start, section.header)
      if let pinned {
        along = pinned.header(at: along, length: length, end: footerTop, axis)
        floats = pinned.headers
      }
    case UICollectionView.elementKindSectionFooter:
      (along, length) = (footerTop, section.footer)
      if let pinned {
        along = pinned.footer(at: along, length: length, first: headerEnd, axis)
        floats = pinned.footers
      }
    default: return nil
    }
    // One without a length is not shown, and has the size zero (tested by a library).
    let frame = axis.rect(across: 0, along: along, width: length > 0 ? conditions.room : 0, length: length)
    let attributes = attributes(kind, IndexPath(item: 0, section: index), frame)
    if floats { attributes.zIndex = FlowPinning.zIndex }
    return attributes
  }

  private func attributes(_ kind: String?, _ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(attributesClass, kind: kind, at: path)
    attributes.frame = frame
    return attributes
  }

  private func warn() {
    let (size, sides) = conditions.axis.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    RuntimeIssues.handler(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(size) must be less than the "
        + "\(size) of the UICollectionView minus the section insets \(sides) values, minus the content insets \(sides) "
        + "values.")
  }
}
