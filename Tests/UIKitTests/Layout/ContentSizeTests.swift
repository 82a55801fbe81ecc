import Testing
@testable import UIKit

@MainActor @Suite("The intrinsic content size", .serialized) struct ContentSizeTests {
  private final class Box: UIView {
    var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  private let scene = ViewScene()

  init() { scene.window.isHidden = false }

  private func place(_ views: [UIView]) {
    var before = scene.window.leadingAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.window.addSubview(view)
      view.leadingAnchor.constraint(equalTo: before).isActive = true
      view.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
      before = view.trailingAnchor
    }
  }

  private final class Stubborn: UIView {
    var calls: [String] = []
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      calls.append("hugging \(priority.rawValue)")
      super.setContentHuggingPriority(.required, for: axis)
    }
    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      calls.append("resistance \(priority.rawValue)")
      super.setContentCompressionResistancePriority(.required, for: axis)
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      super.contentHuggingPriority(for: axis) - 1
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      super.contentCompressionResistancePriority(for: axis) - 2
    }
  }

  @Test("has priorities that a subclass can override")
  func overriding() {
    let stubborn = Stubborn()
    let view: UIView = stubborn
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    #expect(stubborn.calls == ["hugging 250.0", "resistance 750.0"])
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 999)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 998)
  }

  @Test("is the view's size if nothing else determines it, even after a change")
  func plain() {
    let box = Box()
    place([box])
    scene.frame()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    box.size.width = 90
    scene.frame()
    #expect(box.frame.width == 90)
  }

  @Test("yields in the view with the lower hugging", arguments: [(251, 250, [40, 280]), (249, 250, [280, 40])])
  func hugging(_ first: Int, _ second: Int, _ widths: [CGFloat]) {
    let boxes = [Box(), Box()]
    place(boxes)
    boxes[1].trailingAnchor.constraint(equalTo: scene.window.trailingAnchor).isActive = true
    boxes[0].setContentHuggingPriority(UILayoutPriority(Float(first)), for: .horizontal)
    boxes[1].setContentHuggingPriority(UILayoutPriority(Float(second)), for: .horizontal)
    scene.frame()
    #expect(boxes.map(\.frame.width) == widths)
  }

  @Test("yields in the view with the lower resistance", arguments: [(751, 750, [200, 120]), (749, 750, [120, 200])])
  func resistance(_ first: Int, _ second: Int, _ widths: [CGFloat]) {
    let boxes = [Box(), Box()]
    place(boxes)
    for box in boxes { box.size.width = 200 }
    boxes[1].trailingAnchor.constraint(equalTo: scene.window.trailingAnchor).isActive = true
    boxes[0].setContentCompressionResistancePriority(UILayoutPriority(Float(first)), for: .horizontal)
    boxes[1].setContentCompressionResistancePriority(UILayoutPriority(Float(second)), for: .horizontal)
    scene.frame()
    #expect(boxes.map(\.frame.width) == widths)
  }

  @Test("of a multiline label has the height of the lines at the label's width, and follows text and font")
  func lines() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that has to be broken into several lines, since there is no room for all of it in one."
    place([label])
    label.widthAnchor.constraint(equalToConstant: 120).isActive = true
    scene.frame()
    let high = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    let one = UILabel()
    one.text = "A"
    #expect(label.frame.size == CGSize(width: 120, height: high) && high > 2 * one.intrinsicContentSize.height)
    label.text = "A"
    scene.frame()
    #expect(label.frame.height == one.intrinsicContentSize.height)
    (label.font, one.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 40))
    scene.frame()
    #expect(label.frame.height == one.intrinsicContentSize.height && label.frame.height > 40)
  }

  @Test("of labels gives them baselines that constraints can align")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "large")
    large.font = .systemFont(ofSize: 40)
    place([large])
    small.translatesAutoresizingMaskIntoConstraints = false
    scene.window.addSubview(small)
    small.leadingAnchor.constraint(equalTo: large.trailingAnchor).isActive = true
    small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
    scene.frame()
    let line = large.frame.minY + large.firstBaselineOffset
    #expect(large.firstBaselineOffset > small.firstBaselineOffset)
    #expect(abs(small.frame.minY + small.firstBaselineOffset - line) <= 0.5)
  }

  @Test("of its subviews determines a view's fitting size")
  func fitting() {
    let (outer, box) = (UIView(), Box())
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      outer.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
    ])
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 30))
    let wide = outer.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 30))
    #expect(outer.frame == .zero)
  }
}
