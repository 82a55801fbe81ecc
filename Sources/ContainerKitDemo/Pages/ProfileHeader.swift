import UIKit

/// The upper part of a profile: a portrait, a name, figures and a button. Its height follows the Dynamic Type size.
final class ProfileHeader: UIView {
  private let follow = UIButton(type: .system)
  private var isFollowing = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let portrait = PortraitView(0xF6A25E, 0xB8436B)
    portrait.setSize(76, 76)
    let names = UIStackView(
      .vertical, spacing: 2,
      [
        UILabel("Mira Lindqvist", .title2, .bold),
        UILabel("Photographer, Tromsø", .subheadline, color: .secondaryLabel),
      ])
    let top = UIStackView(.horizontal, spacing: 16, alignment: .center, [portrait, names])
    let figures = UIStackView(
      .horizontal, [figure("128", "Photos"), figure("2,481", "Followers"), figure("310", "Following")])
    figures.distribution = .fillEqually
    let stack = UIStackView(.vertical, spacing: 16, [top, figures, follow])
    stack.setMargins(top: 12, sides: 20, bottom: 14)
    fill(with: stack)
    setUpButton()
  }

  required init?(coder: NSCoder) { nil }

  private func figure(_ number: String, _ caption: String) -> UIView {
    let texts = [UILabel(number, .headline, .semibold), UILabel(caption, .footnote, color: .secondaryLabel)]
    for text in texts {
      text.textAlignment = .center
      text.numberOfLines = 1
    }
    return UIStackView(.vertical, spacing: 1, texts)
  }

  private func setUpButton() {
    follow.titleLabel?.font = .style(.headline, .semibold)
    follow.titleLabel?.adjustsFontForContentSizeCategory = true
    follow.roundCorners(12)
    follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    follow.addAction(
      UIAction { [unowned self] _ in
        isFollowing.toggle()
        showFollowing()
      }, for: .touchUpInside)
    showFollowing()
  }

  private func showFollowing() {
    follow.setTitle(isFollowing ? "Following" : "Follow", for: .normal)
    follow.setTitleColor(isFollowing ? .label : .white, for: .normal)
    follow.backgroundColor = isFollowing ? .secondarySystemFill : .systemBlue
  }
}
