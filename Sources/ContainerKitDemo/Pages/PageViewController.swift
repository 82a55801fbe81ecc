import UIKit

/// A page in one color, darker in dark mode, with its title in the user's Dynamic Type size.
final class PageViewController: UIViewController {
  private let color: UIColor
  private let titleLabel = UILabel()
  private let cards = (0..<3).map { _ in UIView() }
  private let spinner: SpinnerView?

  init(title: String, color: UIColor, hasSpinner: Bool = false) {
    self.color = UIColor { $0.userInterfaceStyle == .dark ? Self.darker(color) : color }
    spinner = hasSpinner ? SpinnerView(frame: CGRect(x: 0, y: 0, width: 64, height: 64)) : nil
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private static func darker(_ color: UIColor) -> UIColor {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.45, alpha: 1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    titleLabel.text = title
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 48, weight: .bold), maximumPointSize: 80)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    view.addSubview(titleLabel)
    for card in cards {
      card.backgroundColor = UIColor(white: 1, alpha: 0.16)
      card.layer.cornerRadius = 14
      view.addSubview(card)
    }
    if let spinner { view.addSubview(spinner) }
  }

  /// Fades the cards in alongside a transition to this page.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator, coordinator.viewController(forKey: .to) === self else { return }
    show(cardsAt: 0.2)
    coordinator.animate { [weak self] _ in
      self?.show(cardsAt: 1)
    } completion: { [weak self] _ in
      self?.show(cardsAt: 1)
    }
  }

  private func show(cardsAt alpha: CGFloat) {
    for card in cards { card.alpha = alpha }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    titleLabel.frame = CGRect(
      x: 20, y: bounds.height * 0.2, width: bounds.width - 40, height: max(70, ceil(titleLabel.font.lineHeight)))
    spinner?.center = CGPoint(x: bounds.midX, y: bounds.height * 0.42)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 20, y: bounds.height * 0.54 + CGFloat(index) * 96, width: bounds.width - 40, height: 80)
    }
  }
}
