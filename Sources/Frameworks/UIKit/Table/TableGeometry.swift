import Foundation

/// The positions of a table's sections and rows, from top to bottom, in points in the content's coordinates.
@MainActor struct TableGeometry {
  struct Row {
    var top: CGFloat
    var height: CGFloat
    /// `true` if the height is an estimate, because the cell has not been measured.
    var isEstimated: Bool
  }

  @MainActor struct Section {
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The header and footer whose heights are estimates.
    var estimatedBands: Set<TableBand.Kind> = []
    fileprivate(set) var heights = SpanList()
    /// For each row, `true` if its height is an estimate.
    fileprivate(set) var estimates: [Bool] = []

    /// Creates a section without rows.
    init() {}

    init(rows: [(height: CGFloat, isEstimated: Bool)]) {
      heights = SpanList(rows.map { SpanList.Span($0.height) })
      estimates = rows.map(\.isEstimated)
    }

    /// Sets the measured height of the header or footer. There is no space above a header that is not there.
    fileprivate mutating func set(_ band: TableBand.Kind, _ height: CGFloat) {
      estimatedBands.remove(band)
      switch band {
      case .header:
        header = height
        if height == 0 { padding = 0 }
      case .footer: footer = height
      }
    }

    var count: Int { estimates.count }
    fileprivate var height: CGFloat { padding + header + heights.length + footer }
  }

  /// A section at its position.
  struct PlacedSection {
    let header, footer: CGFloat
    let top, bottom, headerTop: CGFloat
    var footerTop: CGFloat { bottom - footer }
  }

  /// The table's width, for which rows with automatic height were measured.
  var width: CGFloat
  /// The height of the table's header view; `foot` is that of the footer view.
  var head: CGFloat
  var foot: CGFloat
  private(set) var sections: [Section]
  private var heights: SpanList
  /// The number of headers and footers whose heights are estimates.
  private(set) var estimatedBands: Int

  init(width: CGFloat, head: CGFloat, foot: CGFloat, sections: [Section]) {
    (self.width, self.head, self.foot, self.sections) = (width, head, foot, sections)
    heights = SpanList(sections.map { SpanList.Span($0.height) })
    estimatedBands = sections.reduce(0) { $0 + $1.estimatedBands.count }
  }

  var height: CGFloat { head + heights.length + foot }

  /// Sets the measured height of a row, and moves what is below. Returns the distance.
  mutating func measure(_ path: IndexPath, _ height: CGFloat) -> CGFloat {
    let old = sections[path.section].heights[path.row].length
    sections[path.section].estimates[path.row] = false
    guard height != old else { return 0 }
    sections[path.section].heights[path.row] = SpanList.Span(height)
    heights[path.section] = SpanList.Span(sections[path.section].height)
    return height - old
  }

  /// Sets the measured height of a header or footer, and moves what is below. Returns the distance.
  mutating func measure(_ band: TableBand, _ height: CGFloat) -> CGFloat {
    let old = sections[band.section].height
    if sections[band.section].estimatedBands.contains(band.kind) { estimatedBands -= 1 }
    sections[band.section].set(band.kind, height)
    let new = sections[band.section].height
    if new != old { heights[band.section] = SpanList.Span(new) }
    return new - old
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].count).contains(path.row)
  }

  func section(_ index: Int) -> PlacedSection { section(index, at: head + heights.start(of: index)) }

  private func section(_ index: Int, at top: CGFloat) -> PlacedSection {
    let section = sections[index]
    return PlacedSection(
      header: section.header, footer: section.footer, top: top, bottom: top + section.height,
      headerTop: top + section.padding)
  }

  func row(_ path: IndexPath) -> Row {
    let section = sections[path.section]
    return Row(
      top: firstRowTop(of: path.section) + section.heights.start(of: path.row),
      height: section.heights[path.row].length, isEstimated: section.estimates[path.row])
  }

  private func firstRowTop(of section: Int) -> CGFloat {
    head + heights.start(of: section) + sections[section].padding + sections[section].header
  }

  /// Returns the sections between two y positions, from top to bottom.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [(index: Int, section: PlacedSection)] {
    heights.spans(from: top - head, to: bottom - head).map { ($0.index, section($0.index, at: head + $0.start)) }
      .filter { $0.section.bottom > top && $0.section.top < bottom }
  }

  /// Returns the rows between two y positions, from top to bottom, without rows of zero height.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { index, _ in
      let first = firstRowTop(of: index)
      return sections[index].heights.spans(from: top - first, to: bottom - first).compactMap { row, start in
        let height = sections[index].heights[row].length
        let isWanted = first + start + height > top && first + start < bottom && height > 0
        return isWanted ? IndexPath(row: row, section: index) : nil
      }
    }
  }
}
