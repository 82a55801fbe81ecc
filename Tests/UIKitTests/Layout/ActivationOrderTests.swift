import Stage
import Testing
import UIKit

/// Activates the constraints of randomized layouts in several orders. Each layout has one best solution.
@MainActor @Suite("A layout's frames", .serialized) struct ActivationOrderTests {
  private final class Box: UIView {
    let content: CGSize
    init(_ width: Int, _ height: Int) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
  }

  /// Views that are placed beside views before them, or between two edges. The same seed has the same layout.
  @MainActor private struct Layout {
    private var dice: Dice
    private let scene = ViewScene()
    private let root = UIView(frame: CGRect(x: 10, y: 20, width: 320, height: 480))
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []
    /// No two optional constraints have the same priority, so that there are no ties.
    private var priority: Float = 900

    init(seed: UInt64) {
      dice = Dice(seed: seed)
      scene.window.isHidden = false
      scene.window.addSubview(root)
      for _ in 0..<int(5..<30) { addView() }
    }

    private mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &dice) }

    private mutating func addView() {
      let view = Box(int(10..<60), int(10..<60))
      view.translatesAutoresizingMaskIntoConstraints = false
      (int(0..<3) == 0 ? views.last ?? root : root).addSubview(view)
      addAcross(view)
      addDown(view)
      views.append(view)
    }

    private mutating func addAcross(_ view: UIView) {
      let other = views.isEmpty ? root : views[int(0..<views.count)]
      let distance = CGFloat(int(0..<20))
      switch int(0..<5) {
      case 0: constraints.append(view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: distance))
      case 1: constraints.append(other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance))
      case 2: constraints.append(view.centerXAnchor.constraint(equalTo: other.centerXAnchor))
      case 3:
        constraints.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: distance))
        constraints.append(root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance))
        return
      default: constraints.append(view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: -distance))
      }
      addLength(view.widthAnchor, other.widthAnchor)
    }

    private mutating func addDown(_ view: UIView) {
      let other = views.isEmpty ? root : views[int(0..<views.count)]
      let distance = CGFloat(int(0..<20))
      if int(0..<2) == 0 {
        constraints.append(view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance))
      } else {
        constraints.append(other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance))
      }
      addLength(view.heightAnchor, other.heightAnchor)
    }

    private mutating func addLength(_ length: NSLayoutDimension, _ other: NSLayoutDimension) {
      switch int(0..<5) {
      case 0: constraints.append(length.constraint(equalToConstant: CGFloat(int(0..<200))))
      case 1: constraints.append(length.constraint(equalTo: other))
      case 2: constraints.append(length.constraint(equalTo: other, multiplier: 0.5, constant: 10))
      case 3:
        constraints.append(length.constraint(greaterThanOrEqualToConstant: CGFloat(int(0..<80))))
        addOptional(length.constraint(equalTo: other, multiplier: 1.5))
        addOptional(length.constraint(lessThanOrEqualToConstant: CGFloat(int(0..<200))))
      default: break
      }
    }

    private mutating func addOptional(_ constraint: NSLayoutConstraint) {
      constraint.priority = UILayoutPriority(priority)
      priority -= 1
      constraints.append(constraint)
    }

    /// Activates the constraints in an order, and returns the frames after the first layout.
    func frames(_ order: ([NSLayoutConstraint]) -> [NSLayoutConstraint]) -> [CGRect] {
      NSLayoutConstraint.activate(order(constraints))
      #expect(issuesReported { scene.frame() } == [])
      return views.map(\.frame)
    }
  }

  @Test("do not depend on the order in which constraints are activated", arguments: 1...40)
  func order(seed: UInt64) {
    let frames = Layout(seed: seed).frames { $0 }
    #expect(Set(frames.map(\.debugDescription)).count > 1)
    #expect(Layout(seed: seed).frames { $0.reversed() } == frames, "seed \(seed), reversed")
    for shuffle in 1...3 {
      var dice = Dice(seed: seed * 10 + UInt64(shuffle))
      #expect(Layout(seed: seed).frames { $0.shuffled(using: &dice) } == frames, "seed \(seed), shuffle \(shuffle)")
    }
  }
}
