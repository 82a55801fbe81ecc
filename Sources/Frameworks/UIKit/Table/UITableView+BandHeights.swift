import Foundation

/// The heights of headers and footers.
extension UITableView {
  /// Returns the height of a header or footer, and true if it is an estimate.
  ///
  /// With an estimate of 0, headers do not size themselves. With another one, they are measured when they become visible;
  /// with `automaticDimension`, at once, as if their own height were the estimate that the table chooses.
  func bandHeight(_ band: TableBand) -> (height: CGFloat, isEstimated: Bool) {
    let asked =
      band.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: band.section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: band.section) ?? sectionFooterHeight
    guard asked == Self.automaticDimension else { return (max(0, asked), false) }
    // Without a delegate, only a title makes a header (a guess: list-12b).
    if estimate(of: band) > 0, delegate != nil || title(of: band) != nil { return (estimate(of: band), true) }
    return (measuredHeight(of: band), false)
  }

  private func estimate(of band: TableBand) -> CGFloat {
    band.isHeader
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: band.section) ?? estimatedSectionHeaderHeight
      : delegate?.tableView(self, estimatedHeightForFooterInSection: band.section) ?? estimatedSectionFooterHeight
  }

  /// Returns the automatic height of a header or footer. The heights of titles are those of iOS 15, as far as they are
  /// known. (The rest are guesses: list-1c.)
  private func measuredHeight(of band: TableBand) -> CGFloat {
    let hasTitle = title(of: band) != nil
    let standard: CGFloat
    switch (style, band.isHeader) {
    case (.plain, _): standard = 28
    case (_, true): standard = band.section == 0 ? (hasTitle ? 55.5 : 35) : (hasTitle ? 38 : 18)
    case (_, false): standard = hasTitle ? 28 : 18
    }
    if let view = ownView(of: band) {
      bands.measured[band] = view
      if estimate(of: band) == 0 { return standard }
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width - 2 * rowInset, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height : standard
    }
    return hasTitle || style != .plain ? standard : 0
  }

  /// Measures visible headers and footers whose heights are estimates. Content moves if one begins above the top edge, as
  /// for rows. Returns true if something has moved.
  func measureBands() -> Bool {
    var hasMoved = false
    while let band = firstEstimatedBand() {
      let top = rect(of: band).minY
      let distance = knownGeometry?.measure(band, measuredHeight(of: band)) ?? 0
      guard distance != 0 else { continue }
      hasMoved = true
      updateContentSize()
      if top < bounds.minY { contentOffset.y += distance }
    }
    return hasMoved
  }

  private func firstEstimatedBand() -> TableBand? {
    guard geometry.estimatedBands > 0 else { return nil }
    for (index, placed) in geometry.sections(from: bounds.minY, to: bounds.maxY) {
      let estimated = geometry.sections[index].estimatedBands
      // A plain table's header and footer float while their section is visible.
      if estimated.contains(.header), style == .plain || placed.headerTop + placed.header > bounds.minY {
        return .header(index)
      }
      if estimated.contains(.footer), style == .plain || placed.footerTop < bounds.maxY { return .footer(index) }
    }
    return nil
  }
}
