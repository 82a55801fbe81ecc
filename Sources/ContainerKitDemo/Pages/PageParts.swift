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
