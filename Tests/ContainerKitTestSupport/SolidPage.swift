import UIKit

/// A page of one color, which is never yellow.
final class SolidPage: UIViewController {
  private static let colors: [UIColor] = [
    UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
    UIColor(red: 0, green: 0, blue: 1, alpha: 1), UIColor(red: 0, green: 1, blue: 1, alpha: 1),
  ]
  private let number: Int

  init(title: String, number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.colors[number]
  }
}
