import Foundation
import QuartzCore

/// The positions of a flow layout's elements. `along` is the scroll direction, `across` the direction of a line.
@MainActor struct FlowPlaces {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var bands: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private(set) var size = CGSize.zero
  private(set) var bounds: CGSize?
  /// The values from the delegate and the layout, by section.
  private(set) var metrics: [FlowMetrics] = []
  private var isVertical = true
  private var along: CGFloat = 0
  private var attributesClass: AnyClass = UICollectionViewLayoutAttributes.self

  init() {}

  /// - Parameters:
  ///   - known: Metrics to reuse if their item counts still match.
  ///   - sizes: The sizes of items whose views prefer one.
  init(
    _ layout: UICollectionViewFlowLayout, in view: UICollectionView, known: [FlowMetrics], sizes: [IndexPath: CGSize]
  ) {
    attributesClass = type(of: layout).layoutAttributesClass
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    metrics = known
    if known.map(\.sizes.count) != counts {
      metrics = counts.indices.map { FlowMetrics(of: $0, count: counts[$0], layout, in: view) }
    }
    isVertical = layout.scrollDirection == .vertical
    bounds = view.bounds.size
    let inset = view.adjustedContentInset
    let room =
      isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    for section in metrics.indices {
      var own = metrics[section]
      for (path, size) in sizes where path.section == section && own.sizes.indices.contains(path.item) {
        own.sizes[path.item] = size
      }
      place(section, own, room)
    }
    size = isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
  }

  private mutating func place(_ section: Int, _ metrics: FlowMetrics, _ room: CGFloat) {
    let (inset, sizes) = (metrics.inset, metrics.sizes)
    placeBand(UICollectionView.elementKindSectionHeader, section, metrics.header, room)
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    along += isVertical ? inset.top : inset.left
    if sizes.contains(where: { across($0) > room - first - last + 1e-6 }) { warn() }
    placeLines(
      sizes, section, from: first, room: room - first - last, spacing: metrics.spacing, lineSpacing: metrics.lineSpacing
    )
    along += isVertical ? inset.bottom : inset.right
    placeBand(UICollectionView.elementKindSectionFooter, section, metrics.footer, room)
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private mutating func placeBand(_ kind: String, _ section: Int, _ size: CGSize, _ room: CGFloat) {
    let length = along(size)
    guard length > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes.make(attributesClass, kind: kind, at: path)
    attributes.frame = rect(0, along, room, length)
    bands[kind, default: [:]][path] = attributes
    all.append(attributes)
    along += length
  }

  private mutating func placeLines(
    _ sizes: [CGSize], _ section: Int, from start: CGFloat, room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat
  ) {
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    var (next, fullGap) = (0, CGFloat?.none)
    while next < sizes.count {
      var (end, used) = (next, CGFloat(0))
      while end < sizes.count {
        let more = (end == next ? 0 : spacing) + across(sizes[end])
        if end > next, used + more > room + 1e-6 { break }
        used += more
        end += 1
      }
      let left = max(0, room - used)
      let isLast = end == sizes.count
      var (place, gap) = (start, spacing)
      if !isLast {
        if end - next == 1 { place += left / 2 } else { gap += left / CGFloat(end - next - 1) }
        fullGap = gap
      } else if isUniform, let fullGap, end - next > 1 {
        gap = fullGap
      }
      let thickness = sizes[next..<end].map(along).max() ?? 0
      for item in next..<end {
        let size = sizes[item]
        let attributes = UICollectionViewLayoutAttributes.make(
          attributesClass, kind: nil, at: IndexPath(item: item, section: section))
        attributes.frame = rect(
          pixel(place), along + pixel((thickness - along(size)) / 2), across(size), along(size))
        items[attributes.indexPath] = attributes
        all.append(attributes)
        place += across(size) + gap
      }
      along += thickness + (isLast ? 0 : lineSpacing)
      next = end
    }
  }

  private func rect(_ across: CGFloat, _ along: CGFloat, _ width: CGFloat, _ length: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }

  private func pixel(_ points: CGFloat) -> CGFloat {
    (points * UIScreen.mainScale).rounded() / UIScreen.mainScale
  }

  private func warn() {
    let (size, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    RuntimeIssues.handler(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(size) must be less than the "
        + "\(size) of the UICollectionView minus the section insets \(sides) values, minus the content insets \(sides) "
        + "values.")
  }
}
