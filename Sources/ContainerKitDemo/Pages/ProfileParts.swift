import UIKit

/// A button that follows a person, and stops following.
final class FollowButton: UIButton {
  private var isFollowing = false

  convenience init(minimumHeight: CGFloat) {
    self.init(type: .system)
    titleLabel?.font = .style(.headline, .semibold)
    titleLabel?.adjustsFontForContentSizeCategory = true
    roundCorners(12)
    heightAnchor.constraint(greaterThanOrEqualToConstant: minimumHeight).isActive = true
    addAction(
      UIAction { [unowned self] _ in
        isFollowing.toggle()
        showFollowing()
      }, for: .touchUpInside)
    showFollowing()
  }

  private func showFollowing() {
    setTitle(isFollowing ? "Following" : "Follow", for: .normal)
    setTitleColor(isFollowing ? .label : .white, for: .normal)
    backgroundColor = isFollowing ? .secondarySystemFill : .systemBlue
  }
}

extension UIStackView {
  /// Creates the name and the profession of a person.
  static func names(_ style: UIFont.TextStyle, alignment: Alignment = .fill) -> UIStackView {
    UIStackView(
      .vertical, spacing: 2, alignment: alignment,
      [
        UILabel("Mira Lindqvist", style, .bold),
        UILabel("Photographer, Tromsø", .subheadline, color: .secondaryLabel),
      ])
  }

  /// Creates the figures of a profile, side by side.
  static func figures() -> UIStackView {
    let figures = UIStackView(
      .horizontal, spacing: 8,
      [("128", "Photos"), ("2,481", "Followers"), ("310", "Following")].map { number, caption in
        let texts = [UILabel(number, .headline, .semibold), UILabel(caption, .footnote, color: .secondaryLabel)]
        for text in texts {
          text.textAlignment = .center
          text.numberOfLines = 1
          // A word that is too wide gets smaller, because it cannot be hyphenated.
          text.adjustsFontSizeToFitWidth = true
          text.minimumScaleFactor = 0.5
        }
        return UIStackView(.vertical, spacing: 1, texts)
      })
    figures.distribution = .fillEqually
    return figures
  }
}
