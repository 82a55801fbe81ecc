import UIKit

/// A list of pictures with their titles and places, below a title.
final class PictureListPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private static let cell = "picture"
  private let pictures: [Picture]
  /// `true` for a picture above each title, and false for a small one beside it.
  private let isLarge: Bool
  private let table = UITableView(frame: .zero, style: .plain)
  /// Called when a finger begins to scroll the list, and when the list has scrolled.
  var onScroll: ((UIScrollView) -> Void)?
  /// Called when the list has come to rest.
  var onRest: ((UIScrollView) -> Void)?

  init(title: String, pictures: [Picture], isLarge: Bool = false) {
    (self.pictures, self.isLarge) = (pictures, isLarge)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.separatorStyle = .none
    table.allowsSelection = false
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = isLarge ? 270 : 76
    table.register(PictureCell.self, forCellReuseIdentifier: Self.cell)
    table.dataSource = self
    table.delegate = self
    fill(with: table)
    table.setTitle(title ?? "")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.fitHeader()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pictures.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    (cell as? PictureCell)?.show(pictures[indexPath.row], isLarge: isLarge)
    return cell
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onScroll?(scrollView) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { onRest?(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onRest?(scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onRest?(scrollView) }
}

/// A picture with its title and place.
private final class PictureCell: UITableViewCell {
  private let picture = PictureView(.at(0))
  private let title = UILabel("", .headline, .semibold)
  private let location = UILabel("", .subheadline, color: .secondaryLabel)
  private lazy var width = picture.widthAnchor.constraint(equalToConstant: 60)
  private lazy var height = picture.heightAnchor.constraint(equalToConstant: 60)
  private lazy var row = UIStackView(
    .horizontal, spacing: 14, alignment: .center, [picture, UIStackView(.vertical, spacing: 2, [title, location])])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.roundCorners(10)
    row.setMargins(top: 8, sides: 20, bottom: 8)
    // The row may be lower until it is measured.
    height.priority = UILayoutPriority(999)
    height.isActive = true
    contentView.fill(with: row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picture: Picture, isLarge: Bool) {
    self.picture.picture = picture
    (title.text, location.text) = (picture.title, picture.location)
    (row.axis, row.alignment) = isLarge ? (.vertical, .fill) : (.horizontal, .center)
    row.spacing = isLarge ? 8 : 14
    width.isActive = !isLarge
    height.constant = isLarge ? 190 : 60
  }
}
