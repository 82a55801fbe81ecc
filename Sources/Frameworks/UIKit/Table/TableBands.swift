import Foundation

/// A section's header or footer.
enum TableBand: Hashable {
  enum Kind { case header, footer }

  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }
  var isHeader: Bool { if case .header = self { true } else { false } }
  var kind: Kind { isHeader ? .header : .footer }
}

/// The headers and footers of a table.
@MainActor struct TableBands {
  var shown: [TableBand: UIView] = [:]
  /// Views that were created to measure their height, and have not been shown.
  var measured: [TableBand: UIView] = [:]
  private var pool = ReusePool<String, UITableViewHeaderFooterView>()
  private var titles: [UITableViewHeaderFooterView] = []

  mutating func register(_ type: UIView.Type?, for identifier: String) { pool.register(type, for: identifier) }

  mutating func take(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type = pool.type(for: identifier) as? UITableViewHeaderFooterView.Type else { return nil }
    return TableFactory.header(type, identifier: identifier)
  }

  /// Returns a view for a title.
  mutating func reusedTitleView() -> UITableViewHeaderFooterView {
    titles.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  mutating func put(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    if let identifier = view.reuseIdentifier {
      pool.put(view, for: identifier)
    } else if view.isTitle {
      titles.append(view)
    }
  }
}

extension UITableView {
  func registerBand(_ type: AnyClass?, _ identifier: String) {
    guard type == nil || type is UITableViewHeaderFooterView.Type else {
      fatalError("must pass a class of kind UITableViewHeaderFooterView")
    }
    bands.register(type as? UIView.Type, for: identifier)
  }

  func title(of band: TableBand) -> String? {
    band.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: band.section)
      : dataSource?.tableView(self, titleForFooterInSection: band.section)
  }

  func ownView(of band: TableBand) -> UIView? {
    band.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: band.section)
      : delegate?.tableView(self, viewForFooterInSection: band.section)
  }

  private func view(of band: TableBand) -> UIView? {
    if let view = bands.measured.removeValue(forKey: band) ?? ownView(of: band) { return view }
    guard let title = title(of: band) else { return nil }
    let view = bands.reusedTitleView()
    view.show(title, isHeader: band.isHeader, isPlain: style == .plain, inset: style == .insetGrouped ? 16 : textInset)
    return view
  }

  // MARK: Laying out

  func layOutBands() {
    var wanted: Set<TableBand> = []
    let (top, bottom) = (bounds.minY, bounds.maxY)
    for (index, section) in geometry.sections(from: top, to: bottom) {
      if section.header > 0 { wanted.insert(.header(index)) }
      if section.footer > 0 { wanted.insert(.footer(index)) }
    }
    for (band, view) in bands.shown where !wanted.contains(band) { dropBand(band, view) }
    for band in wanted.sorted(by: { ($0.section, $0.isHeader ? 0 : 1) < ($1.section, $1.isHeader ? 0 : 1) }) {
      let frame = placeNow(of: band)
      if let view = bands.shown[band] {
        view.frame = frame
      } else if let view = view(of: band) {
        UIView.performWithoutAnimation { view.frame = frame }
        bands.shown[band] = view
        addSubview(view)
        if band.isHeader {
          delegate?.tableView(self, willDisplayHeaderView: view, forSection: band.section)
        } else {
          delegate?.tableView(self, willDisplayFooterView: view, forSection: band.section)
        }
      }
    }
  }

  func dropBand(_ band: TableBand, _ view: UIView) {
    bands.shown[band] = nil
    view.removeFromSuperview()
    bands.put(view)
    if band.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: band.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: band.section)
    }
  }

  /// Returns the current frame of a header or footer. In a plain table, it floats while its section is visible.
  private func placeNow(of band: TableBand) -> CGRect {
    var bandFrame = rect(of: band)
    guard style == .plain else { return bandFrame }
    let section = geometry.section(band.section)
    let visible = bounds.inset(by: adjustedContentInset)
    if band.isHeader {
      let lowest = max(bandFrame.minY, section.footerTop - bandFrame.height)
      bandFrame.origin.y = min(max(bandFrame.minY, visible.minY), lowest)
    } else {
      let highest = min(bandFrame.minY, section.headerTop + section.header)
      bandFrame.origin.y = max(min(bandFrame.minY, visible.maxY - bandFrame.height), highest)
    }
    return bandFrame
  }
}
