import UIKit

final class PageViewController: UIViewController {
  private let color: UIColor
  private let card = UIView()

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    card.backgroundColor = UIColor(white: 1, alpha: 0.3)
    card.frame = view.bounds.insetBy(dx: 40, dy: 200)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator, coordinator.viewController(forKey: .to) === self else { return }
    card.alpha = 0
    coordinator.animate { _ in
      self.card.alpha = 1
    } completion: { _ in
      self.card.alpha = 1
    }
  }
}
