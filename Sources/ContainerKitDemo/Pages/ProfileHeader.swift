import UIKit

/// The upper part of a profile: a portrait, a name, figures and a button. Its height follows the Dynamic Type size.
final class ProfileHeader: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let portrait = PortraitView(0xF6A25E, 0xB8436B)
    portrait.setSize(76, 76)
    let top = UIStackView(.horizontal, spacing: 16, alignment: .center, [portrait, UIStackView.names(.title2)])
    let stack = UIStackView(.vertical, spacing: 16, [top, UIStackView.figures(), FollowButton(minimumHeight: 44)])
    stack.setMargins(top: 12, sides: 20, bottom: 14)
    fill(with: stack)
  }

  required init?(coder: NSCoder) { nil }
}
