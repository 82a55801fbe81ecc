import Foundation
import QuartzCore

/// Counts, heights and positions.
extension UITableView {
  /// The height of a row without content of its own, and the estimate for an unmeasured row.
  static let standardHeight: CGFloat = 44

  /// The system's margin, which is larger at widths of 414 points or more.
  private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
  /// The distance of text from the edges: the margin, and what makes the text readable if the table follows that.
  var textInset: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    return margin + max(0, bounds.width - 2 * rowInset - 2 * margin - Self.readableWidth) / 2
  }
  /// The distance of rows from the edges.
  var rowInset: CGFloat { style == .insetGrouped ? margin : 0 }

  var geometry: TableGeometry {
    if let knownGeometry { return knownGeometry }
    let new = readGeometry()
    knownGeometry = new
    return new
  }

  /// Discards the data, which is read again when needed.
  func forgetData() {
    guard changeDepth == 0 else { return }
    knownGeometry = nil
    dropCells()
    setNeedsLayout()
  }

  func reload() {
    selectedPaths = []
    forgetData()
    if dataSource != nil { updateContentSize() }
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: geometry.height)
    if contentSize != size { contentSize = size }
  }

  func readGeometry() -> TableGeometry {
    // Without a data source there is one empty section (tests of libraries).
    var sections = [TableGeometry.Section()]
    if let dataSource {
      let count = DataSourceCount.sections(dataSource.numberOfSections(in: self), of: .table)
      sections = (0..<count).map { readSection($0, dataSource) }
    }
    return TableGeometry(
      width: bounds.width, head: tableHeaderView?.frame.height ?? 0, foot: tableFooterView?.frame.height ?? 0,
      sections: sections)
  }

  private func readSection(_ index: Int, _ dataSource: any UITableViewDataSource) -> TableGeometry.Section {
    let count = DataSourceCount.rows(dataSource.tableView(self, numberOfRowsInSection: index), in: index, of: .table)
    let rows = (0..<count).map { row -> (height: CGFloat, isEstimated: Bool) in
      let path = IndexPath(row: row, section: index)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      guard height == Self.automaticDimension else { return (max(0, height), false) }
      let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      return (estimate > 0 ? estimate : Self.standardHeight, true)
    }
    var section = TableGeometry.Section(rows: rows)
    for band in [TableBand.header(index), .footer(index)] {
      let (height, isEstimated) = bandHeight(band)
      if band.isHeader { section.header = height } else { section.footer = height }
      if isEstimated { section.estimatedBands.insert(band.kind) }
    }
    if style == .plain, section.header > 0 {
      section.padding = sectionHeaderTopPadding == Self.automaticDimension ? 22 : sectionHeaderTopPadding
    }
    return section
  }

  // MARK: Rectangles

  func rowRect(_ path: IndexPath) -> CGRect {
    guard geometry.contains(path) else { return .zero }
    let row = geometry.row(path)
    return CGRect(x: rowInset, y: row.top, width: bounds.width - 2 * rowInset, height: row.height)
  }

  func rect(of band: TableBand) -> CGRect {
    let section = geometry.section(band.section)
    let (top, height) =
      band.isHeader ? (section.headerTop, section.header) : (section.footerTop, section.footer)
    return CGRect(x: rowInset, y: top, width: bounds.width - 2 * rowInset, height: height)
  }

  /// Scrolls a row to a position within the insets, without passing the content's ends.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard geometry.contains(path) else {
      let count =
        path.count == 2 && geometry.sections.indices.contains(path.section)
        ? geometry.sections[path.section].count : 0
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.last ?? 0)) when there are only \(count) rows "
          + "in section \(path.first ?? 0). Table view: \(ObjectIdentity.text(of: self))")
    }
    updateContentSize()
    let row = rowRect(path)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let top: CGFloat
    switch position {
    case .none: return reveal(row, animated: animated)
    case .top: top = row.minY
    case .middle: top = row.midY - room / 2
    case .bottom: top = row.maxY - room
    }
    let offset = resting(CGPoint(x: contentOffset.x, y: top - inset.top))
    if offset != contentOffset { move(to: offset, animated: animated) }
  }
}
