import UIKit

/// A page with a cover, a portrait, figures and a button: a card in a contacts app.
final class ProfilePage: ScrollPage {
  private static let coverHeight: CGFloat = 250
  private let portrait = PortraitView(0xF6A25E, 0xB8436B)
  private let ring = UIView()
  private let follow = UIButton(type: .system)
  private var isFollowing = false

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The cover is behind the status bar.
    scroller.contentInsetAdjustmentBehavior = .never
    let cover = PictureView(.at(12))
    cover.setSize(nil, Self.coverHeight)
    stack.addArrangedSubview(cover)
    placePortrait(below: cover)
    let name = UIStackView(
      .vertical, spacing: 2, alignment: .center,
      [
        UILabel("Mira Lindqvist", .title1, .bold),
        UILabel("Photographer, Tromsø", .subheadline, color: .secondaryLabel),
      ])
    name.setMargins(top: 62, sides: 20, bottom: 18)
    let figures = UIStackView(
      .horizontal, [figure("128", "Photos"), figure("2,481", "Followers"), figure("310", "Following")])
    figures.distribution = .fillEqually
    figures.setMargins(sides: 20, bottom: 18)
    for view in [name, figures, button(), album(), about()] { stack.addArrangedSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The bar covers the end of the contents.
    scroller.contentInset.bottom = view.safeAreaInsets.bottom
  }

  private func placePortrait(below cover: UIView) {
    ring.backgroundColor = .systemBackground
    ring.setSize(112, 112)
    ring.layer.cornerRadius = 56
    portrait.setSize(104, 104)
    for view in [ring, portrait] {
      scroller.addSubview(view)
      view.centerXAnchor.constraint(equalTo: cover.centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: cover.bottomAnchor).isActive = true
    }
  }

  private func figure(_ number: String, _ caption: String) -> UIView {
    let texts = [UILabel(number, .headline, .semibold), UILabel(caption, .footnote, color: .secondaryLabel)]
    for text in texts {
      text.textAlignment = .center
      text.numberOfLines = 1
    }
    return UIStackView(.vertical, spacing: 1, texts)
  }

  private func button() -> UIView {
    follow.setTitle("Follow", for: .normal)
    follow.setTitleColor(.white, for: .normal)
    follow.titleLabel?.font = .style(.headline, .semibold)
    follow.titleLabel?.adjustsFontForContentSizeCategory = true
    follow.backgroundColor = .systemBlue
    follow.roundCorners(12)
    follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
    follow.addAction(UIAction { [unowned self] _ in toggle() }, for: .touchUpInside)
    let row = UIStackView(.horizontal, [follow])
    row.setMargins(sides: 20, bottom: 22)
    return row
  }

  private func toggle() {
    isFollowing.toggle()
    follow.setTitle(isFollowing ? "Following" : "Follow", for: .normal)
    follow.setTitleColor(isFollowing ? .label : .white, for: .normal)
    follow.backgroundColor = isFollowing ? .secondarySystemFill : .systemBlue
  }

  private func album() -> UIView {
    let pictures = [6, 10, 9].map { index -> UIView in
      let picture = PictureView(.at(index))
      picture.roundCorners(14)
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
      return picture
    }
    let row = UIStackView(.horizontal, spacing: 10, pictures)
    row.distribution = .fillEqually
    row.setMargins(sides: 20, bottom: 22)
    return row
  }

  private func about() -> UIView {
    let text = UIStackView(
      .vertical, spacing: 6,
      [
        UILabel("About", .title3, .bold),
        UILabel(
          "Landscapes between the polar circle and the first road. Prints on request, postcards for friends.", .body,
          color: .secondaryLabel),
      ])
    text.setMargins(sides: 20, bottom: 28)
    return text
  }
}
