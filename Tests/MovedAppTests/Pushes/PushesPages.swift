import ContainerTransitions
import UIKit

// The pages of the app. They are the same before and after the move.

extension TrackedViewController {
  fileprivate func addAvatar(_ number: Int, at frame: CGRect) {
    let avatar = UIView(frame: frame)
    avatar.backgroundColor = [.systemRed, .systemGreen, .systemBlue][number]
    avatar.layer.cornerRadius = frame.width / 2
    avatar.containerTransitionID = "owner-\(number)"
    view.addSubview(avatar)
  }
}

/// A list of repositories. A tap on a row, or on the last one, for the settings, chooses a page.
final class RepositoriesViewController: TrackedViewController {
  static let names = ["Compiler", "Driver", "Linker"]
  /// Called with a page to push.
  var onChoose: (UIViewController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, title) in (Self.names + ["Settings"]).enumerated() {
      let y = 150 + 80 * CGFloat(index)
      let row = UIButton(type: .custom)
      row.setTitle(title, for: .normal)
      row.setTitleColor(.label, for: .normal)
      row.frame = CGRect(x: 100, y: y, width: 200, height: 60)
      row.addAction(UIAction { [unowned self] _ in choose(index) }, for: .touchUpInside)
      view.addSubview(row)
      if index < Self.names.count { addAvatar(index, at: CGRect(x: 20, y: y, width: 60, height: 60)) }
    }
  }

  func choose(_ index: Int) {
    onChoose(index < Self.names.count ? RepositoryViewController(index) : SettingsViewController("Settings"))
  }
}

/// A repository, with its owner's avatar.
final class RepositoryViewController: TrackedViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(RepositoriesViewController.names[number])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    addAvatar(number, at: CGRect(x: 95, y: 200, width: 200, height: 200))
  }
}

final class SettingsViewController: TrackedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray4
  }
}
