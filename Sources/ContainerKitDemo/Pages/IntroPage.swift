import UIKit

/// A page of an introduction, in one color: a picture, a headline, a line of text and a round button.
final class IntroPage: UIViewController {
  let button = UIButton(type: .custom)
  /// Called for a tap on the button.
  var onContinue: (() -> Void)?
  private let color: UIColor
  private let picture: PictureView
  private let text: String
  private let movesAlongside: Bool

  /// - Parameter movesAlongside: `true` to rotate and grow the picture alongside a transition to this page.
  init(title: String, text: String, color: UIColor, picture: Picture, movesAlongside: Bool) {
    (self.text, self.color, self.movesAlongside) = (text, color, movesAlongside)
    self.picture = PictureView(picture)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    picture.roundCorners(32)
    let labels = [
      UILabel(title ?? "", .largeTitle, .bold, color: .white),
      UILabel(text, .body, color: UIColor(white: 1, alpha: 0.85)),
    ]
    for label in labels { label.textAlignment = .center }
    let words = UIStackView(.vertical, spacing: 8, labels)
    button.backgroundColor = .white
    button.tintColor = color
    button.setImage(Symbol.next.image(), for: .normal)
    button.imageView?.contentMode = .center
    button.accessibilityLabel = "Continue"
    button.setSize(64, 64)
    button.layer.cornerRadius = 32
    button.addAction(UIAction { [unowned self] _ in onContinue?() }, for: .touchUpInside)
    for part in [picture, words, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    // The picture is in the middle of it.
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    // As wide as the texts, if they leave so much room.
    let square = picture.widthAnchor.constraint(equalTo: words.widthAnchor)
    square.priority = .defaultHigh
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      square, picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      picture.widthAnchor.constraint(lessThanOrEqualTo: words.widthAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      room.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      room.bottomAnchor.constraint(equalTo: words.topAnchor, constant: -24),
      words.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 32),
      words.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -32),
      button.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 24),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard movesAlongside, !UIAccessibility.isReduceMotionEnabled, let coordinator = transitionCoordinator,
      coordinator.viewController(forKey: .to) === self
    else { return }
    picture.transform = CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 0.4, y: 0.4)
    coordinator.animate { [weak self] _ in
      self?.picture.transform = .identity
    } completion: { [weak self] _ in
      self?.picture.transform = .identity
    }
  }
}
