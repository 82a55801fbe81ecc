import UIKit

/// A page like a magazine's: a large picture, and a list of stories with pictures and subtitles.
final class TodayPage: ScrollPage {
  /// Called for a tap on the photo of the day. Set it before the view is loaded.
  var onPhoto: (() -> Void)?
  private static let stories: [(picture: Int, title: String, subtitle: String)] = [
    (3, "Fir and Fog", "What the forest sounds like at six in the morning"),
    (1, "Open Water", "A week on a boat that is shorter than a bus"),
    (2, "Blue Hour", "Twenty minutes in which every city looks its best"),
    (4, "Sand Lines", "How the wind draws, and why it never repeats itself"),
    (7, "Clear Night", "Eleven hours, one tripod, and a very cold thermos"),
    (14, "Long Shadows", "Walking west until the water runs out"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let portrait = PortraitView(0x6BA5F2, 0x3A4FB8)
    portrait.isUserInteractionEnabled = false
    let account = UIButton(type: .custom)
    account.setSize(36, 36)
    account.fill(with: portrait)
    account.accessibilityLabel = "Account"
    let date = UILabel("MONDAY, NOVEMBER 23", .footnote, .semibold, color: .secondaryLabel)
    let heading = UIStackView(.vertical, spacing: 1, [date, UILabel(title ?? "", .largeTitle, .bold)])
    heading.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let top = UIStackView(.horizontal, spacing: 12, alignment: .bottom, [heading, account])
    top.setMargins(top: 14, sides: 20, bottom: 14)
    let list = UIStackView(.vertical, [UILabel("Stories for you", .title3, .bold)] + Self.stories.map(row))
    list.setMargins(top: 26, sides: 20, bottom: 24)
    list.setCustomSpacing(6, after: list.arrangedSubviews[0])
    for view in [top, card(), list] { stack.addArrangedSubview(view) }
  }

  /// A picture with a headline, and a shadow below it.
  private func card() -> UIView {
    let picture = PictureView(.at(0))
    let shade = ShadeView(
      [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.45), UIColor(white: 0, alpha: 0.65)],
      locations: [0, 0.4, 1])
    let text = UIStackView(
      .vertical, spacing: 3,
      [
        UILabel("PHOTO OF THE DAY", .caption1, .semibold, color: UIColor(white: 1, alpha: 0.8)),
        UILabel("First light over the ridge", .title2, .bold, color: .white),
        UILabel("The view that was worth the alarm clock.", .subheadline, color: UIColor(white: 1, alpha: 0.85)),
      ])
    let clip = UIView()
    clip.roundCorners(18)
    clip.fill(with: picture)
    shade.translatesAutoresizingMaskIntoConstraints = false
    clip.addSubview(shade)
    text.translatesAutoresizingMaskIntoConstraints = false
    clip.addSubview(text)
    if let onPhoto {
      let button = UIButton(type: .custom)
      button.accessibilityLabel = "Photo of the day"
      button.addAction(UIAction { _ in onPhoto() }, for: .touchUpInside)
      clip.fill(with: button)
    }
    let card = UIView()
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 14
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(clip)
    // Not as high as a wide screen, unless the texts need it.
    let shape = clip.heightAnchor.constraint(greaterThanOrEqualTo: clip.widthAnchor, multiplier: 0.86)
    shape.priority = .defaultHigh
    let limit = clip.heightAnchor.constraint(lessThanOrEqualToConstant: 420)
    limit.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      clip.topAnchor.constraint(equalTo: card.topAnchor), clip.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      clip.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      clip.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      shape, limit,
      text.leadingAnchor.constraint(equalTo: clip.leadingAnchor, constant: 18),
      text.trailingAnchor.constraint(equalTo: clip.trailingAnchor, constant: -18),
      text.bottomAnchor.constraint(equalTo: clip.bottomAnchor, constant: -18),
      shade.leadingAnchor.constraint(equalTo: clip.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: clip.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: clip.bottomAnchor),
      shade.topAnchor.constraint(equalTo: text.topAnchor, constant: -40),
      text.topAnchor.constraint(greaterThanOrEqualTo: clip.topAnchor, constant: 18),
    ])
    return card
  }

  private func row(_ story: (picture: Int, title: String, subtitle: String)) -> UIView {
    let picture = PictureView(.at(story.picture))
    picture.setSize(72, 72)
    picture.roundCorners(12)
    let text = UIStackView(
      .vertical, spacing: 2,
      [
        UILabel(story.title, .headline, .semibold),
        UILabel(story.subtitle, .subheadline, color: .secondaryLabel),
      ])
    let row = UIStackView(.horizontal, spacing: 14, alignment: .center, [picture, text])
    row.setMargins(top: 10, bottom: 10)
    let line = UIView()
    line.backgroundColor = .separator
    line.setSize(nil, 0.5)
    let whole = UIStackView(.vertical, [row, line])
    return whole
  }
}
