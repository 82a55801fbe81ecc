import UIKit

/// A page of one color with its title in the middle.
final class PlainPage: UIViewController {
  /// Colors that are light enough for black text. Each differs from its neighbors.
  private static let colors: [UIColor] = [
    UIColor(red: 0.98, green: 0.80, blue: 0.72, alpha: 1), UIColor(red: 0.72, green: 0.86, blue: 0.98, alpha: 1),
    UIColor(red: 0.78, green: 0.94, blue: 0.74, alpha: 1), UIColor(red: 0.96, green: 0.90, blue: 0.62, alpha: 1),
  ]
  private let number: Int

  init(title: String, number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a plain page is made with its title") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.colors[number % Self.colors.count]
    let label = UILabel(frame: view.bounds)
    label.text = title
    label.textColor = .black
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
