import UIKit

/// A row of the list of scenes: two small pages, a title, and one line.
final class SceneCell: UITableViewCell {
  private let emblem = SceneEmblem()
  private let title = UILabel("", .headline, .semibold)
  private let summary = UILabel("", .subheadline, color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    emblem.setSize(56, nil)
    // The row may be lower until it is measured.
    let height = emblem.heightAnchor.constraint(equalToConstant: 56)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    let text = UIStackView(.vertical, spacing: 2, [title, summary])
    let row = UIStackView(.horizontal, spacing: 14, alignment: .center, [emblem, text])
    row.setMargins(top: 9, sides: 20, bottom: 9)
    // The accessory is beyond the trailing margin.
    row.directionalLayoutMargins.trailing = 4
    contentView.fill(with: row)
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, summary: String, picture: Picture) {
    self.title.text = title
    self.summary.text = summary
    emblem.picture = picture
  }
}

/// Two pages, one over the other.
private final class SceneEmblem: UIView {
  private let back = UIView()
  private let front = PictureView(.at(0))

  var picture: Picture {
    get { front.picture }
    set { front.picture = newValue }
  }

  init() {
    super.init(frame: .zero)
    back.backgroundColor = .systemGray4
    back.roundCorners(7)
    front.roundCorners(7)
    front.layer.borderWidth = 1.5
    addSubview(back)
    addSubview(front)
    updateBorder()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = CGSize(width: 36, height: 50)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (near, far) = (CGFloat(2), bounds.width - page.width - 2)
    back.frame = CGRect(x: isMirrored ? near : far, y: 7, width: page.width, height: page.height - 8)
    front.frame = CGRect(origin: CGPoint(x: isMirrored ? far : near, y: 3), size: page)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private func updateBorder() {
    front.layer.borderColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
  }
}
