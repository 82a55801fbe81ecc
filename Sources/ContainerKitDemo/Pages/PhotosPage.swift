import ContainerTransitions
import UIKit

/// A grid of pictures below a search field. One picture of each group of six is larger.
final class PhotosPage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private static let gap: CGFloat = 2
  private static let header = "header"
  private static let cell = "picture"

  /// Called for a tap on a picture, with the identifier of its view as a shared element.
  var onChoose: ((_ picture: Picture, _ id: String) -> Void)?
  private let layout = UICollectionViewFlowLayout()
  private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    grid.backgroundColor = .systemBackground
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: Self.cell)
    grid.register(
      PhotosHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.header)
    grid.dataSource = self
    grid.delegate = self
    fill(with: grid)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard layout.headerReferenceSize.width != view.bounds.width else { return }
    layout.headerReferenceSize = CGSize(
      width: view.bounds.width, height: PhotosHeader.height(width: view.bounds.width, title: title ?? ""))
    layout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 48 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    (cell as? PhotoCell)?.show(Self.picture(at: indexPath), Self.id(of: indexPath))
    return cell
  }

  // Neighbors differ: 7 and the number of pictures have no common divisor.
  private static func picture(at indexPath: IndexPath) -> Picture { .at(indexPath.item * 7 + 3) }

  private static func id(of indexPath: IndexPath) -> String { "photo-\(indexPath.item)" }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onChoose?(Self.picture(at: indexPath), Self.id(of: indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.header, for: indexPath)
    (header as? PhotosHeader)?.title = title ?? ""
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = ((collectionView.bounds.width - 2 * Self.gap) / 3).rounded(.down)
    return CGSize(width: side, height: side)
  }
}

/// A picture in the grid.
private final class PhotoCell: UICollectionViewCell {
  private let picture = PictureView(.at(0))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the middle of a picture in the shape of the grid, which is that of the page to which it grows.
  override func layoutSubviews() {
    super.layoutSubviews()
    picture.shape = superview?.bounds.size
  }

  func show(_ picture: Picture, _ id: String) {
    self.picture.picture = picture
    self.picture.containerTransitionID = id
  }
}

/// The grid's title, with a spinner beside it, and a search field.
final class PhotosHeader: UICollectionReusableView {
  private let label = UILabel("", .largeTitle, .bold)
  private let prompt = UILabel("Photos, People, Places…", .body, color: .secondaryLabel)
  let spinner = SpinnerView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private lazy var content = makeContent()

  var title: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: content)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height that a header needs.
  static func height(width: CGFloat, title: String) -> CGFloat {
    let header = PhotosHeader(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    header.title = title
    return header.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }

  private func makeContent() -> UIView {
    spinner.setSize(26, 26)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let top = UIStackView(.horizontal, spacing: 12, alignment: .center, [label, spinner])
    let glass = UIImageView(image: Symbol.search.image(side: 20))
    glass.tintColor = .secondaryLabel
    glass.setSize(20, 20)
    prompt.numberOfLines = 1
    prompt.adjustsFontSizeToFitWidth = true
    prompt.minimumScaleFactor = 0.5
    let field = UIStackView(.horizontal, spacing: 8, alignment: .center, [glass, prompt])
    field.setMargins(top: 8, sides: 10, bottom: 8)
    let box = UIView()
    box.backgroundColor = .tertiarySystemFill
    box.roundCorners(10)
    box.fill(with: field)
    let content = UIStackView(.vertical, spacing: 8, [top, box])
    content.setMargins(top: 14, sides: 20, bottom: 14)
    return content
  }
}
