import UIKit

/// A page with a cover, a portrait, figures and a button: a card in a contacts app.
final class ProfilePage: ScrollPage {
  /// The cover's height, in points.
  let coverHeight: CGFloat
  private let isSheet: Bool
  private let portrait = PortraitView(0xF6A25E, 0xB8436B)
  private let ring = UIView()

  /// - Parameter isSheet: `true` for the part that fits half of a screen, with a grabber.
  init(title: String, isSheet: Bool = false) {
    self.isSheet = isSheet
    coverHeight = isSheet ? 116 : 250
    super.init(title: title)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The cover is behind the status bar.
    scroller.contentInsetAdjustmentBehavior = .never
    let cover = PictureView(.at(12))
    cover.setSize(nil, coverHeight)
    stack.addArrangedSubview(cover)
    placePortrait(below: cover)
    let name = UIStackView.names(.title1, alignment: .center)
    name.setMargins(top: 62, sides: 20, bottom: 18)
    let figures = UIStackView.figures()
    figures.setMargins(sides: 20, bottom: 18)
    for view in [name, figures, button()] + (isSheet ? [] : [album(), about()]) { stack.addArrangedSubview(view) }
    if isSheet { addGrabber() }
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

  private func addGrabber() {
    let grabber = UIView()
    grabber.backgroundColor = UIColor(white: 1, alpha: 0.7)
    grabber.setSize(36, 5)
    grabber.layer.cornerRadius = 2.5
    view.addSubview(grabber)
    NSLayoutConstraint.activate([
      grabber.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grabber.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
    ])
  }

  private func button() -> UIView {
    let row = UIStackView(.horizontal, [FollowButton(minimumHeight: 46)])
    row.setMargins(sides: 20, bottom: 22)
    return row
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
