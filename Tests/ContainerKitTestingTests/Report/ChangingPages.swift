import UIKit

/// A page with a square that turns all the time.
@MainActor final class MovingPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 60))
    square.backgroundColor = .red
    view.addSubview(square)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, CGFloat.pi / 2, 1.7, .infinity)
    square.layer.add(turn, forKey: "turn")
  }
}

/// A page that shows how often it has appeared.
@MainActor final class CountingPage: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 60, height: 60))
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    count += 1
    label.text = "\(count)"
  }
}
