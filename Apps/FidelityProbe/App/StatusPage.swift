import UIKit

/// A page with one line of text, which UI tests read from the label "status".
final class StatusPage: UIViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: view.bounds.insetBy(dx: 20, dy: 80))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.numberOfLines = 0
    label.textColor = .black
    label.text = text
    label.accessibilityIdentifier = "status"
    view.addSubview(label)
  }
}
