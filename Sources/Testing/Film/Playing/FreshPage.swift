import UIKit

/// A page that a script inserts, in a color of its own, with its number in large letters.
final class FreshPage: UIViewController {
  private let number: Int
  private let label = UILabel()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "New \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hue = (CGFloat(number) * 0.381966).truncatingRemainder(dividingBy: 1)  // golden section: no two alike
    view.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.6, alpha: 1)
    label.text = title
    label.font = .systemFont(ofSize: 48, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 20, y: view.bounds.height * 0.2, width: view.bounds.width - 40, height: 70)
  }
}
