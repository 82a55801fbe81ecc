import Testing
import UIKit

@MainActor @Suite("A scroll view's content size from constraints", .serialized) final class ScrollContentSizeTests {
  private typealias Box = ScrollLayoutScene.Box

  private let scene = ScrollLayoutScene()
  private var scrollView: UIScrollView { scene.scrollView }

  private func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .vertical) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 10
    return stack
  }

  @Test("is that of a view at all edges, plus its distances")
  func edges() {
    let view = Box(400, 700)
    scene.pin(view, inset: 20)
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 440, height: 740))
    #expect(view.frame == CGRect(x: 20, y: 20, width: 400, height: 700))
    #expect(scene.issues.isEmpty)
  }

  @Test("is also that of constraints with left and right, and of a visual format")
  func formats() {
    let view = Box(400, 700)
    scrollView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 5),
      view.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -15),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-30-[view]-|", options: [], metrics: nil, views: ["view": view]))
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 420, height: 738))
    #expect(view.frame == CGRect(x: 5, y: 30, width: 400, height: 700))
  }

  @Test("of a column of views that is as wide as the scroll view grows and shrinks with the column")
  func column() {
    let views = [Box(50, 300), Box(50, 300)]
    let stack = stack(views)
    scene.pin(stack)
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 610))
    #expect(views.map(\.frame.width) == [320, 320])
    views[0].content.height = 500
    scene.stage.frame()
    #expect(scrollView.contentSize.height == 810)
    stack.addArrangedSubview(Box(50, 90))
    scene.stage.frame()
    #expect(scrollView.contentSize.height == 910)
    views[0].isHidden = true
    scene.stage.frame()
    #expect(scrollView.contentSize.height == 400)
    #expect(scene.issues.isEmpty)
  }

  @Test("of a row of views that is as high as the scroll view is that of the row")
  func row() {
    let stack = stack([Box(200, 10), Box(300, 10)], .horizontal)
    scene.pin(stack)
    stack.heightAnchor.constraint(equalTo: scrollView.heightAnchor).isActive = true
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 510, height: 480))
    #expect(scene.issues.isEmpty)
  }

  @Test("follows the size of the scroll view, and that of text in its width")
  func rotation() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "some words ", count: 200)
    scene.pin(label)
    label.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    scene.stage.frame()
    let narrow = scrollView.contentSize
    #expect(narrow.width == 320 && narrow.height > 480)
    scrollView.frame.size = CGSize(width: 480, height: 320)
    scene.stage.frame()
    #expect(scrollView.contentSize.width == 480)
    #expect(scrollView.contentSize.height < narrow.height)
    #expect(scrollView.contentSize == label.frame.size)
    #expect(scene.issues.isEmpty)
  }

  @Test("is there after layoutIfNeeded(), also outside a window")
  func outside() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Box(400, 700)
    scrollView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
    #expect(scrollView.contentSize == .zero)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 700))
  }

  @Test("keeps the length along an axis without a constraint to the end of the content")
  func incomplete() {
    let view = Box(400, 700)
    scene.pin(view)
    scrollView.constraints.first { $0.firstAttribute == .trailing }!.isActive = false
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 0, height: 700))
    scrollView.contentSize.width = 150
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 150, height: 700))
    #expect(view.frame.size == CGSize(width: 400, height: 700))
  }

  @Test("is zero if nothing gives the content a size")
  func ambiguous() {
    let view = UIView()
    scene.pin(view)
    scene.stage.frame()
    #expect(scrollView.contentSize == .zero)
    #expect(view.frame == .zero)
    #expect(scene.issues.isEmpty)
  }

  @Test("is that of the app if no constraint refers to the end of the content")
  func explicit() {
    let view = Box(40, 70)
    scrollView.addSubview(view)
    view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10).isActive = true
    view.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
    scrollView.contentSize = CGSize(width: 640, height: 900)
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 640, height: 900))
    #expect(view.frame == CGRect(x: 140, y: 10, width: 40, height: 70))
  }

  @Test("replaces one of the app's in the next layout of the scroll view")
  func replaced() {
    scene.pin(Box(400, 700))
    scene.stage.frame()
    scrollView.contentSize = CGSize(width: 1, height: 2)
    #expect(scrollView.contentSize == CGSize(width: 1, height: 2))
    scrollView.setNeedsLayout()
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 700))
  }

  @Test("stays when the constraints go, and is then the app's")
  func removed() {
    let view = Box(400, 700)
    scene.pin(view)
    scene.stage.frame()
    view.removeFromSuperview()
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 700))
    scrollView.contentSize = CGSize(width: 1, height: 2)
    scrollView.setNeedsLayout()
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 1, height: 2))
  }

  @Test("is set before the delegate learns that the content is shorter, and content returns to its range")
  func range() {
    let view = Box(320, 1000)
    scene.pin(view)
    scene.stage.frame()
    scrollView.contentOffset.y = 520
    view.content.height = 600
    scene.stage.frame()
    #expect(scrollView.contentSize.height == 600)
    #expect(scrollView.contentOffset.y == 120)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
  }

  @Test("does not contain the insets, and constraints do not know of them")
  func insets() {
    scrollView.contentInset = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 10)
    let view = Box(400, 700)
    scene.pin(view)
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 700))
    #expect(view.frame.origin == .zero)
    #expect(scrollView.contentOffset == CGPoint(x: -10, y: -40))
  }

  @Test("includes the layout margins that hold the content, as in a log from an iPhone")
  func margins() {
    // Three views of 180 points, 8 points apart, in a scroll view of 374 × 525 points.
    scrollView.frame = CGRect(x: 0, y: 0, width: 374, height: 525)
    let views = (0..<3).map { _ in Box(UIView.noIntrinsicMetric, 180) }
    for view in views { scrollView.addSubview(view) }
    func add(
      _ view: UIView, _ one: NSLayoutConstraint.Attribute, _ other: UIView, _ two: NSLayoutConstraint.Attribute,
      _ constant: CGFloat = 0
    ) {
      scrollView.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: one, relatedBy: .equal, toItem: other, attribute: two, multiplier: 1,
          constant: constant))
    }
    add(views[0], .centerX, scrollView, .centerX)
    add(views[0], .top, scrollView, .topMargin)
    add(views[0], .trailing, scrollView, .trailingMargin)
    add(views[0], .leading, scrollView, .leadingMargin)
    for (view, next) in [(views[0], views[1]), (views[1], views[2])] {
      add(view, .leading, next, .leading)
      add(view, .trailing, next, .trailing)
      add(next, .top, view, .bottom, 8)
    }
    add(scrollView, .bottom, views[2], .bottom, -39)
    scene.stage.frame()
    #expect(views.map(\.frame) == [8, 196, 384].map { CGRect(x: 8, y: $0, width: 358, height: 180) })
    #expect(scrollView.contentSize == CGSize(width: 374, height: 525))
    #expect(scene.issues.isEmpty)
  }

  @Test("is measured from the right in a right-to-left layout")
  func mirrored() {
    scrollView.semanticContentAttribute = .forceRightToLeft
    let view = Box(400, 700)
    scrollView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 30),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 440, height: 700))
    #expect(view.frame == CGRect(x: 10, y: 0, width: 400, height: 700))
    #expect(scene.issues.isEmpty)
  }

  @Test("of a scroll view in a scroll view is its own")
  func nested() {
    let inner = UIScrollView()
    let (top, wide) = (Box(100, 600), Box(900, 50))
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(wide)
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      wide.topAnchor.constraint(equalTo: inner.topAnchor),
      wide.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      inner.heightAnchor.constraint(equalTo: wide.heightAnchor),
    ])
    let stack = stack([top, inner])
    scene.pin(stack)
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    scene.stage.frame()
    #expect(inner.contentSize == CGSize(width: 900, height: 50))
    #expect(inner.frame == CGRect(x: 0, y: 610, width: 320, height: 50))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 660))
    #expect(scene.issues.isEmpty)
  }

  @Test("is also that of constraints that are installed on the scroll view's superview")
  func installedAbove() {
    let view = Box(400, 700)
    scene.pin(view)
    let end = scrollView.constraints.first { $0.firstAttribute == .bottom }!
    scene.page.view.addConstraint(end)
    scrollView.frame.origin = CGPoint(x: 7, y: 70)
    scrollView.contentOffset.y = 33
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 700))
  }

  @Test("does not determine the scroll view's own size")
  func fitting() {
    scene.pin(Box(400, 700))
    let container = UIView()
    #expect(scrollView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    let (inner, view) = (UIScrollView(), Box(400, 700))
    inner.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(inner)
    inner.addSubview(view)
    for (one, other) in [(inner, container), (view, inner)] as [(UIView, UIView)] {
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        one.trailingAnchor.constraint(equalTo: other.trailingAnchor),
        one.topAnchor.constraint(equalTo: other.topAnchor), one.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      ])
    }
    view.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
    #expect(
      container.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 0))
  }
}
