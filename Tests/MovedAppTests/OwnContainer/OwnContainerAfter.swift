import ContainerKit
import UIKit

final class OwnContainerAfter: ContainerViewController {
  private let animator = CardAnimator()
  private let buttonRow = UIStackView()
  private var buttons: [UIButton] = []

  init(pages: [UIViewController]) {
    super.init(viewControllers: pages, selectedIndex: Saved.page)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    isTabBarHidden = true
    panSettings.completionThreshold = 0.5
    addButtons()
    updateButtons()
  }

  private func addButtons() {
    for (index, page) in viewControllers.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(String(page.title?.prefix(1) ?? ""), for: .normal)
      button.layer.cornerRadius = 22
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      button.addAction(UIAction { [unowned self] _ in open(index) }, for: .touchUpInside)
      buttonRow.addArrangedSubview(button)
      buttons.append(button)
    }
    buttonRow.spacing = 20
    buttonRow.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttonRow)
    buttonRow.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    buttonRow.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
  }

  private func updateButtons() {
    for (button, page) in zip(buttons, viewControllers) {
      button.backgroundColor = page === selectedViewController ? .systemRed : .systemGray
    }
  }

  func open(_ index: Int) { selectTab(at: index, animated: true) }

  override func animationController(
    for request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    updateButtons()
    Saved.page = selectedIndex
    Analytics.track("page \(page.title ?? "")")
  }
}
