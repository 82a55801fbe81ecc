import Foundation
import QuartzCore

/// The sizes and spacings of one section of a flow layout, from the delegate or the layout.
@MainActor struct FlowMetrics {
  var header, footer: CGSize
  var inset: UIEdgeInsets
  var lineSpacing, spacing: CGFloat
  /// The size of each item.
  var sizes: [CGSize]

  init(of section: Int, count: Int, _ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    header =
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    footer =
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    inset = delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    spacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    sizes = (0..<count).map { item in
      delegate?.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
        ?? layout.usualItemSize
    }
  }
}
