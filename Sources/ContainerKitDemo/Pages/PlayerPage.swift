import ContainerTransitions
import UIKit

/// A player: a large cover, a title, the time and the usual buttons. Its cover moves into that of a `PlayerStrip`.
final class PlayerPage: UIViewController {
  private let cover: PictureView

  init(_ picture: Picture) {
    cover = PictureView(picture)
    super.init(nibName: nil, bundle: nil)
    title = picture.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cover.roundCorners(16)
    cover.containerTransitionID = PlayerStrip.coverID
    let texts = UIStackView(
      .vertical, spacing: 2,
      [
        UILabel(cover.picture.title, .title2, .bold),
        UILabel(cover.picture.location, .body, color: .secondaryLabel),
      ])
    let time = UISlider()
    time.value = 0.3
    time.accessibilityLabel = "Time"
    let button = UIButton(type: .system)
    button.setImage(Symbol.pause.image(filled: true, side: 44), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = "Pause"
    button.setSize(nil, 60)
    let controls = UIStackView(.vertical, spacing: 20, [texts, time, button])
    // The cover is in the middle of it.
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    for part in [cover, controls] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let square = cover.widthAnchor.constraint(equalTo: controls.widthAnchor)
    square.priority = .defaultHigh
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      square, cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
      cover.widthAnchor.constraint(lessThanOrEqualTo: controls.widthAnchor),
      cover.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor),
      cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      cover.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      room.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      room.bottomAnchor.constraint(equalTo: controls.topAnchor, constant: -24),
      controls.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 28),
      controls.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -28),
      controls.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -28),
    ])
  }
}
