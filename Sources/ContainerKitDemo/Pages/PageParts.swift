import UIKit

extension UIFont {
  /// Returns the system font of a text style in a weight, in the user's Dynamic Type size.
  static func style(_ style: TextStyle, _ weight: Weight = .regular) -> UIFont {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    // A title of one word has room in the largest sizes, too.
    let limit: CGFloat = style == .largeTitle ? 44 : 200
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, maximumPointSize: limit)
  }

  /// Returns the system font for a text in a bar, which grows with the Dynamic Type size by at most a fifth. At the
  /// accessibility sizes there is the large content viewer.
  static func bar(_ size: CGFloat, _ weight: Weight) -> UIFont {
    UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: size * 1.2)
  }
}

extension UILabel {
  /// Creates a label with several lines that follows the Dynamic Type size.
  convenience init(
    _ text: String, _ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular, color: UIColor = .label
  ) {
    self.init()
    self.text = text
    font = .style(style, weight)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Keeps a distance from the edges.
  func setMargins(top: CGFloat = 0, sides: CGFloat = 0, bottom: CGFloat = 0) {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
  }
}

extension UIView {
  /// Adds a view that fills this one, or another item in it.
  func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Gives the view a fixed size.
  func setSize(_ width: CGFloat?, _ height: CGFloat?) {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Rounds the corners, like those of app icons and cards.
  func roundCorners(_ radius: CGFloat) {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }
}

extension UITableView {
  /// Shows a large title above the rows.
  func setTitle(_ title: String) {
    let header = UIStackView(.vertical, [UILabel(title, .largeTitle, .bold)])
    header.setMargins(top: 14, sides: 20, bottom: 6)
    setHeader(header)
  }

  /// Shows a view above the rows. It has room for any text until `fitHeader()` measures it.
  func setHeader(_ header: UIView) {
    header.frame = CGRect(x: 0, y: 0, width: max(bounds.width, 320), height: 600)
    tableHeaderView = header
  }

  /// Gives the view above the rows the height that it needs. For a controller's layout.
  func fitHeader() {
    guard let header = tableHeaderView else { return }
    let fitting = header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard header.frame.height != fitting.height else { return }
    header.frame.size = CGSize(width: bounds.width, height: fitting.height)
    tableHeaderView = header
  }
}
