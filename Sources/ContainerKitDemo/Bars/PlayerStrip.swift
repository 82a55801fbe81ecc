import ContainerKit
import ContainerTransitions
import UIKit

/// A strip that shows what is playing: a picture, a title, and a button, on the material of the system's bars.
final class PlayerStrip: UIView {
  /// The shared element's identifier of the cover.
  static let coverID = "player-cover"
  /// Called for a tap beside the button.
  var onOpen: (() -> Void)?
  private let background: UIVisualEffectView
  private let button = UIButton(type: .system)
  private var isPlaying = true

  init(_ picture: Picture) {
    var bar = ButtonTabBar.Appearance()
    bar.configureWithDefaultBackground()
    background = UIVisualEffectView(effect: bar.backgroundEffect)
    // Room for its parts until the first layout.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ButtonTabBar.standardHeight))
    background.clipsToBounds = true
    background.layer.borderWidth = 0.5
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(background)
    let cover = PictureView(picture)
    cover.setSize(33, 33)
    cover.roundCorners(7)
    cover.containerTransitionID = Self.coverID
    let texts =
      [(picture.title, 15, .semibold, .label), (picture.location, 12, .regular, .secondaryLabel)]
      as [(String, CGFloat, UIFont.Weight, UIColor)]
    let labels = UIStackView(
      .vertical, texts.map { text, size, weight, color in PlayerStrip.label(text, size: size, weight, color) })
    labels.setContentHuggingPriority(.defaultLow, for: .horizontal)
    button.setSize(44, 44)
    let row = UIStackView(.horizontal, spacing: 10, alignment: .center, [cover, labels, button])
    row.setMargins(sides: 14)
    row.directionalLayoutMargins.trailing = 6
    background.contentView.fill(with: row)
    let opener = UIButton(type: .custom)
    opener.accessibilityLabel = picture.title
    opener.addAction(UIAction { [unowned self] _ in onOpen?() }, for: .touchUpInside)
    opener.translatesAutoresizingMaskIntoConstraints = false
    background.contentView.addSubview(opener)
    NSLayoutConstraint.activate([
      opener.topAnchor.constraint(equalTo: row.topAnchor), opener.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      opener.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      opener.trailingAnchor.constraint(equalTo: button.leadingAnchor),
    ])
    button.addAction(
      UIAction { [unowned self] _ in
        isPlaying.toggle()
        showPlaying()
      }, for: .touchUpInside)
    showPlaying()
    updateBorder()
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    (showsLargeContentViewer, largeContentTitle) = (true, picture.title)
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
    let label = UILabel(text, .subheadline, color: color)
    (label.font, label.numberOfLines) = (.bar(size, weight), 1)
    return label
  }

  private func showPlaying() {
    button.setImage((isPlaying ? Symbol.pause : .play).image(filled: true), for: .normal)
    button.accessibilityLabel = isPlaying ? "Pause" : "Play"
    button.tintColor = .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.layer.cornerRadius = bounds.height / 2
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private func updateBorder() {
    background.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
