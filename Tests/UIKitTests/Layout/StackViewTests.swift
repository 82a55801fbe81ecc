import Testing
import UIKit

@MainActor @Suite("A stack view", .serialized) struct StackViewTests {
  private final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private let scene = ViewScene()
  private let stack = UIStackView()
  private let boxes = [Box(20, 10), Box(40, 30), Box(60, 20)]

  init() {
    scene.window.isHidden = false
    scene.window.addSubview(stack)
    stack.frame = CGRect(x: 10, y: 10, width: 180, height: 60)
    for box in boxes { stack.addArrangedSubview(box) }
  }

  private func spans(_ axis: NSLayoutConstraint.Axis = .horizontal) -> [[CGFloat]] {
    let lines = issuesReported { scene.frame() }
    #expect(lines == [])
    return boxes.map { axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height] }
  }

  @Test("keeps its constraints if its arrangement is the same, and replaces them if it is not or one was deactivated")
  func constraints() {
    _ = spans()
    let all = stack.constraints
    stack.setNeedsUpdateConstraints()
    _ = spans()
    #expect(stack.constraints == all)
    stack.spacing = 7
    _ = spans()
    #expect(stack.constraints.count == all.count && !stack.constraints.contains(where: all.contains))
    let more = stack.constraints
    more[0].isActive = false
    stack.setNeedsUpdateConstraints()
    _ = spans()
    #expect(stack.constraints.count == all.count && !stack.constraints.contains(where: more.contains))
  }

  struct Row: Sendable {
    let distribution: UIStackView.Distribution
    let spans: [[CGFloat]]
  }

  nonisolated static let rows = [
    Row(distribution: .fillEqually, spans: [[0, 56], [62, 56], [124, 56]]),
    Row(distribution: .fillProportionally, spans: [[0, 28], [34, 56], [96, 84]]),
    Row(distribution: .equalSpacing, spans: [[0, 20], [50, 40], [120, 60]]),
    Row(distribution: .equalCentering, spans: [[0, 20], [60, 40], [120, 60]]),
  ]

  @Test("divides its space according to its distribution", arguments: rows)
  func distribution(_ row: Row) {
    stack.spacing = 6
    stack.distribution = row.distribution
    #expect(spans() == row.spans)
  }

  @Test("gives all remaining space to the view with the lowest hugging priority")
  func fill() {
    boxes[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: boxes[0])
    #expect(spans() == [[0, 20], [50, 60], [120, 60]])
  }

  @Test("places views across its axis according to its alignment")
  func alignment() {
    boxes[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    #expect(spans(.vertical) == [[0, 60], [0, 60], [0, 60]])
    stack.alignment = .top
    #expect(spans(.vertical) == [[0, 10], [0, 30], [0, 20]])
    stack.alignment = .center
    #expect(spans(.vertical) == [[25, 10], [15, 30], [20, 20]])
    stack.alignment = .bottom
    #expect(spans(.vertical) == [[50, 10], [30, 30], [40, 20]])
  }

  @Test("is as large as its views together, in a row or a column, with its margins")
  func size() {
    stack.spacing = 5
    stack.alignment = .center
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 130, height: 30))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 70))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 74))
  }

  @Test("leaves no space for views that are hidden or removed")
  func hidden() {
    stack.distribution = .fillEqually
    boxes[1].isHidden = true
    #expect(spans() == [[0, 90], [90, 0], [90, 90]])
    boxes[1].isHidden = false
    boxes[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[1], boxes[2]])
    _ = spans()
    #expect(boxes[1].frame.minX == 0 && boxes[1].frame.width == 90)
    stack.removeArrangedSubview(boxes[2])
    _ = spans()
    #expect(boxes[1].frame.width == 180 && boxes[2].superview === stack)
  }

  @Test("removes a custom spacing with its view, supports the system's, and inserts a view at an index")
  func order() {
    boxes[2].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    stack.spacing = 5
    stack.setCustomSpacing(30, after: boxes[0])
    #expect(spans() == [[0, 20], [50, 40], [95, 85]])
    stack.removeArrangedSubview(boxes[0])
    stack.insertArrangedSubview(boxes[0], at: 1)
    #expect(stack.arrangedSubviews == [boxes[1], boxes[0], boxes[2]])
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    #expect(spans() == [[45, 20], [0, 40], [70, 110]])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
    #expect(spans() == [[45, 20], [0, 40], [73, 107]])
  }
}
