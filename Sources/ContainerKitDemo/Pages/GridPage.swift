import ContainerTransitions
import UIKit

/// A grid of pictures with one or more columns, or the same pictures in a controller that is pushed on top of it.
final class GridPage: UICollectionViewController {
  private static let cell = "card"
  /// Called for a tap on a picture, instead of the push of the same pictures in one column.
  var onSelect: ((IndexPath) -> Void)?

  /// Creates a page with a collection of its own.
  init(title: String, columns: Int) {
    super.init(collectionViewLayout: GridLayout(columns: columns))
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A page that is pushed shares the collection of the page below, with its cells and data.
    guard !useLayoutToLayoutNavigationTransitions else { return }
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: Self.cell)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 48 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    let card = (cell as? CardCell)?.card
    card?.show(Self.picture(at: indexPath))
    card?.containerTransitionID = "picture-\(indexPath.item)"
    return cell
  }

  private static func picture(at indexPath: IndexPath) -> Picture { .at(indexPath.item * 5) }

  /// Pushes the same pictures in one column. The collection's delegate stays this page.
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let onSelect { return onSelect(indexPath) }
    guard let navigationController, navigationController.topViewController === self else { return }
    let page = GridPage(title: Self.picture(at: indexPath).title, columns: 1)
    for grid in [self, page] { (grid.collectionViewLayout as? GridLayout)?.focus = indexPath }
    page.useLayoutToLayoutNavigationTransitions = true
    navigationController.pushViewController(page, animated: true)
  }
}

/// Square or wide cards in equal columns.
final class GridLayout: UICollectionViewFlowLayout {
  private let columns: Int
  /// The item in the middle of the collection after a change to this layout; nil for any.
  var focus: IndexPath?

  init(columns: Int) {
    self.columns = columns
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    if let width = collectionView?.bounds.width, width > 0 {
      let gap = (width * 0.03).rounded()
      let side = ((width - gap * CGFloat(columns + 1)) / CGFloat(columns)).rounded(.down)
      let size = CGSize(width: side, height: columns == 1 ? (side * 0.6).rounded() : side)
      if itemSize != size {
        itemSize = size
        (minimumLineSpacing, minimumInteritemSpacing) = (gap, gap)
        sectionInset = UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap)
      }
    }
    super.prepare()
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard let focus, let collectionView, let frame = layoutAttributesForItem(at: focus)?.frame else { return proposed }
    let inset = collectionView.adjustedContentInset
    let room = collectionView.bounds.height - inset.top - inset.bottom
    let last = max(collectionViewContentSize.height - room, 0)
    return CGPoint(x: proposed.x, y: min(max(frame.midY - room / 2, 0), last) - inset.top)
  }
}

/// A cell that a card fills.
private final class CardCell: UICollectionViewCell {
  let card = CardView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.frame = contentView.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(card)
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture with round corners, which is cropped to the view's shape.
private final class CardView: UIImageView {
  /// The size at which pictures are drawn, in points. It is the same in all layouts.
  private static let drawn = CGSize(width: 300, height: 300)

  init() {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picture: Picture) { image = picture.image(size: Self.drawn) }
}
