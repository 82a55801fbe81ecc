import Foundation
import QuartzCore

/// Sizes and distances of one section of a flow layout: the delegate's, or the layout's.
@MainActor struct FlowMetrics {
  var header, footer: CGSize
  var inset: UIEdgeInsets
  var lineSpacing, spacing: CGFloat
  /// By item.
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
