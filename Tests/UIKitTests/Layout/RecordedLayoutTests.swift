import Stage
import Testing
import UIKit

/// Constraints as recorded on iOS 26.1 (iPhone 16, 3 pixels per point).
@MainActor @Suite("Constraints as recorded on iOS:", .serialized) final class RecordedLayoutTests {
  private final class Box: UIView {
    let content: CGSize
    override var intrinsicContentSize: CGSize { content }

    init(width: CGFloat) {
      content = CGSize(width: width, height: 20)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
  private var root: UIView { stage.window }

  isolated deinit { stage.tearDown() }

  private func add<V: UIView>(_ views: V...) -> [V] {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return views
  }

  private func isEqual(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

  // MARK: Rounding

  @Test("a height of 25.167 points is rounded to whole pixels, 25.333 points")
  func height() {
    let view = add(UIView())[0]
    view.heightAnchor.constraint(equalToConstant: 25.167).isActive = true
    stage.frame()
    #expect(isEqual(view.frame.height, 76.0 / 3))
  }

  @Test("origin and size are rounded separately: equal widths stay equal, and the last may extend beyond")
  func apart() {
    let views = add(UIView(), UIView(), UIView())
    var before = root.leadingAnchor
    for view in views {
      // 280.5 pixels: rounded edge by edge, the widths would be 281, 280, and 281.
      view.widthAnchor.constraint(equalToConstant: 93.5).isActive = true
      view.leadingAnchor.constraint(equalTo: before, constant: 8).isActive = true
      before = view.trailingAnchor
    }
    stage.frame()
    #expect(views.map { ($0.frame.minX * 3).rounded() } == [24, 329, 633])
    #expect(views.map { ($0.frame.width * 3).rounded() } == [281, 281, 281])
    #expect(views.allSatisfy { isEqual($0.frame.minX * 3, ($0.frame.minX * 3).rounded()) })
  }

  // MARK: Ties

  /// Lays out views side by side that fill 200 points, with constraints in order from the left or from the right.
  private func row(_ views: [UIView], fromRight: Bool = false) {
    let area = UILayoutGuide()
    root.addLayoutGuide(area)
    area.widthAnchor.constraint(equalToConstant: 200).isActive = true
    area.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let constraints = [
      views[0].leadingAnchor.constraint(equalTo: area.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ]
    for constraint in fromRight ? constraints.reversed() : constraints { constraint.isActive = true }
    stage.frame()
  }

  nonisolated static let ties: [(content: CGFloat, widths: [CGFloat])] = [(40, [160, 40]), (150, [150, 50])]

  @Test(
    "of two views with equal priorities, the one that a constraint names first gets extra room or keeps its size",
    arguments: ties, [false, true])
  func content(row: (content: CGFloat, widths: [CGFloat]), fromRight: Bool) {
    let views = add(Box(width: row.content), Box(width: row.content))
    self.row(views, fromRight: fromRight)
    #expect(views.map(\.frame.width) == (fromRight ? row.widths.reversed() : row.widths))
  }

  @Test("of two widths with a priority of 250, the leading one gives way")
  func widths() {
    let views = add(UIView(), UIView())
    for view in views {
      let width = view.widthAnchor.constraint(equalToConstant: 40)
      width.priority = .defaultLow
      width.isActive = true
    }
    row(views)
    #expect(views.map(\.frame.width) == [160, 40])
  }

  @Test("of two labels with any number of lines, the one named last gets extra room", arguments: [false, true])
  func labels(fromRight: Bool) {
    let views = add(UILabel(), UILabel())
    for label in views {
      label.numberOfLines = 0
      label.text = "i"
    }
    let width = views[0].intrinsicContentSize.width
    row(views, fromRight: fromRight)
    #expect(views.map(\.frame.width) == (fromRight ? [200 - width, width] : [width, 200 - width]))
  }

  @Test("ties are broken the same way after constraints have been added and removed")
  func again() {
    let views = add(Box(width: 40), Box(width: 40))
    row(views)
    let wanted = views[1].widthAnchor.constraint(equalToConstant: 100)
    wanted.isActive = true
    stage.frame()
    #expect(views.map(\.frame.width) == [100, 100])
    wanted.isActive = false
    stage.frame()
    #expect(views.map(\.frame.width) == [160, 40])
  }

  // MARK: Directions, stack views

  @Test("in a right-to-left layout, a leading constant goes inward from the right edge")
  func mirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = add(UIView())[0]
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stage.frame()
    #expect(view.frame.maxX == 363)
  }

  @Test("a stack view has no layout margins by default")
  func stackMargins() {
    #expect(UIStackView().layoutMargins == .zero)
    #expect(UIStackView().directionalLayoutMargins == .zero)
    let stack = UIStackView(arrangedSubviews: [Box(width: 40)])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
  }
}
