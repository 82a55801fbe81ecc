import Foundation

/// The positions of a table's sections and rows, from top to bottom, in points in the content's coordinates.
struct TableGeometry {
  struct Row {
    var top: CGFloat = 0
    var height: CGFloat
    /// `true` if the height is an estimate, because the cell has not been measured.
    var isEstimated = false
  }

  struct Section {
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [Row] = []
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var headerTop: CGFloat { top + padding }
    var footerTop: CGFloat { bottom - footer }
  }

  /// The table's width, for which rows with automatic height were measured.
  var width: CGFloat
  /// The height of the table's header view; `foot` is that of the footer view.
  var head: CGFloat = 0
  var foot: CGFloat = 0
  var sections: [Section] = []
  private(set) var height: CGFloat = 0

  /// Computes the positions from the heights.
  mutating func place(from first: Int = 0) {
    var y = first == 0 ? head : sections[first].top
    for index in first..<max(first, sections.count) {
      sections[index].top = y
      y += sections[index].padding + sections[index].header
      for row in sections[index].rows.indices {
        sections[index].rows[row].top = y
        y += sections[index].rows[row].height
      }
      y += sections[index].footer
      sections[index].bottom = y
    }
    height = y + foot
  }

  /// Sets the measured height of a row, and moves what is below. Returns the distance.
  mutating func measure(_ path: IndexPath, _ height: CGFloat) -> CGFloat {
    let old = sections[path.section].rows[path.row].height
    sections[path.section].rows[path.row].isEstimated = false
    guard height != old else { return 0 }
    sections[path.section].rows[path.row].height = height
    place(from: path.section)
    return height - old
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  func row(_ path: IndexPath) -> Row { sections[path.section].rows[path.row] }

  /// Returns the rows between two y positions, from top to bottom, without rows of zero height.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.bottom > top && section.top < bottom {
      var next = section.rows.partition { $0.top + $0.height > top }
      while next < section.rows.count, section.rows[next].top < bottom {
        if section.rows[next].height > 0 { paths.append(IndexPath(row: next, section: index)) }
        next += 1
      }
    }
    return paths
  }
}

extension Array {
  /// Returns the first index for which `isAfter` is true, provided that it is true for all later ones, too.
  fileprivate func partition(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
