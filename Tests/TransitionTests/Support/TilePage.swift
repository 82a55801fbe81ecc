import ContainerTransitions
import UIKit

@testable import ContainerKitDemo

/// A page in one color with its title, a picture, lines that stand for text, and a round button. All sizes are fractions
/// of the page's.
final class TilePage: UIViewController {
  /// The position and the size of the picture.
  enum TilePosition { case top, bottom }

  let button = UIView()
  let element: UIView
  private let color: UIColor
  private let position: TilePosition
  private let movesAlongside: Bool
  private let label = UILabel()
  private let lines = (0..<3).map { _ in UIView() }

  /// Creates two pages, with a small picture at the top and a large one at the bottom.
  ///
  /// - Parameter movesAlongside: `true` to rotate and grow the picture alongside a transition to the page.
  static func pair(movesAlongside: Bool = false) -> [TilePage] {
    [
      TilePage(title: "Today", color: Tone(0x296EDB).color(), picture: 0, tile: .top, movesAlongside),
      TilePage(title: "Inbox", color: Tone(0xDB612B).color(), picture: 1, tile: .bottom, movesAlongside),
    ]
  }

  init(title: String, color: UIColor, picture: Int, tile position: TilePosition, _ movesAlongside: Bool = false) {
    (self.color, self.position, self.movesAlongside) = (color, position, movesAlongside)
    element = PictureView(.at(picture))
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.text = title
    label.textColor = .white
    label.textAlignment = .center
    button.backgroundColor = .white
    element.containerTransitionID = "tile"
    for line in lines { line.backgroundColor = UIColor(white: 1, alpha: 0.25) }
    for part in lines + [label, element, button] { view.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard movesAlongside, let coordinator = transitionCoordinator, coordinator.viewController(forKey: .to) === self
    else { return }
    element.transform = CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 0.4, y: 0.4)
    coordinator.animate { [weak self] _ in
      self?.element.transform = .identity
    } completion: { [weak self] _ in
      self?.element.transform = .identity
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    label.font = .systemFont(ofSize: (width * 0.11).rounded(), weight: .bold)
    label.frame = CGRect(x: 0, y: height * 0.42, width: width, height: width * 0.2)
    // Whole points, so that a picture of the tile has the pixels of the tile.
    let side = ((position == .top ? 0.25 : 0.5) * width).rounded()
    let middle = position == .top ? CGPoint(x: width * 0.28, y: height * 0.22) : CGPoint(x: width / 2, y: height * 0.7)
    element.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    element.center = CGPoint(
      x: (middle.x - side / 2).rounded() + side / 2, y: (middle.y - side / 2).rounded() + side / 2)
    element.layer.cornerRadius = side / 5
    for (index, line) in lines.enumerated() {
      let y = height * (position == .top ? 0.58 : 0.14) + CGFloat(index) * height * 0.08
      // Those at the top end before the button.
      let length = width * ((position == .top ? 0.76 : 0.54) - 0.14 * CGFloat(index))
      line.frame = CGRect(x: width * 0.12, y: y, width: length, height: height * 0.035)
      line.layer.cornerRadius = height * 0.0175
    }
    button.frame = CGRect(x: width * 0.72, y: height * 0.1, width: width * 0.16, height: width * 0.16)
    button.layer.cornerRadius = width * 0.08
  }
}
