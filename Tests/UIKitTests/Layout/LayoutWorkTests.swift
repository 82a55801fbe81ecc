import QuartzCore
import Testing
import UIKit

/// Counts the constraints that are written for the solver, and the frames that are read from it, for n and 10 · n views.
@MainActor @Suite("The work of a layout pass", .serialized) struct LayoutWorkTests {
  private final class Box: UIView {
    var content = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { content }
  }

  private let scene = ViewScene()

  init() { scene.window.isHidden = false }

  /// Views side by side, in a view of their own.
  private func makeChain(_ count: Int) -> (container: UIView, views: [Box], gaps: [NSLayoutConstraint]) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scene.window.addSubview(container)
    var (views, gaps): ([Box], [NSLayoutConstraint]) = ([], [])
    for _ in 0..<count {
      let view = Box()
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      let start = views.last?.trailingAnchor ?? container.leadingAnchor
      gaps.append(view.leadingAnchor.constraint(equalTo: start, constant: 8))
      view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      gaps[gaps.count - 1].isActive = true
      views.append(view)
    }
    container.layoutIfNeeded()
    return (container, views, gaps)
  }

  private func work(_ action: () -> Void) -> [Int] {
    let before = (LayoutWork.rows, LayoutWork.frames)
    action()
    return [LayoutWork.rows - before.0, LayoutWork.frames - before.1]
  }

  @Test("of the first pass grows with the number of views, though their widths are written after all distances")
  func first() {
    let cells = [40, 400].map { count in
      // A window of its own, so that the pass does not remove the constraints of the shorter chain.
      let scene = ViewScene()
      scene.window.isHidden = false
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scene.window.addSubview(container)
      var end = container.leadingAnchor
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        view.leadingAnchor.constraint(equalTo: end, constant: 8).isActive = true
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        end = view.trailingAnchor
      }
      let before = LayoutWork.cells
      container.layoutIfNeeded()
      #expect(container.subviews[count - 1].frame.minX == CGFloat(48 * count - 40))
      return LayoutWork.cells - before
    }
    #expect(cells[0] > 0 && cells[1] <= 11 * cells[0])
  }

  @Test("of the first pass over rows of equal columns in a stack view grows with the number of columns")
  func grid() {
    let cells = [4, 16].map { count in
      let scene = ViewScene()
      scene.window.isHidden = false
      let grid = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      grid.axis = .vertical
      grid.distribution = .fillEqually
      for _ in 0..<count {
        let row = UIStackView(arrangedSubviews: (0..<count).map { _ in Box() })
        row.distribution = .fillEqually
        grid.addArrangedSubview(row)
      }
      scene.window.addSubview(grid)
      let before = LayoutWork.cells
      scene.frame()
      let side = CGFloat(320 / count)
      #expect(grid.subviews[count - 1].frame == CGRect(x: 0, y: 320 - side, width: 320, height: side))
      #expect(grid.subviews[1].subviews[count - 1].frame == CGRect(x: 320 - side, y: 0, width: side, height: side))
      return LayoutWork.cells - before
    }
    #expect(cells[0] > 0 && cells[1] <= 18 * cells[0])
  }

  @Test("after a change of a constant is that of the views which move")
  func constant() {
    for count in [20, 200] {
      let (container, views, gaps) = makeChain(count)
      let last = work {
        gaps[count - 2].constant = 18
        container.layoutIfNeeded()
      }
      #expect(last == [1, 2])
      #expect(views[count - 1].frame.minX == CGFloat(48 * count - 40 + 10))
      let all = work {
        gaps[0].constant = 18
        container.layoutIfNeeded()
      }
      #expect(all == [1, count])
      #expect(views[count - 1].frame.minX == CGFloat(48 * count - 40 + 20))
    }
  }

  @Test("after a change of a view's content is that of the views which move")
  func content() {
    for count in [20, 200] {
      let (container, views, _) = makeChain(count)
      let last = work {
        views[count - 2].content.width = 60
        container.layoutIfNeeded()
      }
      #expect(last == [4, 2])
      #expect(views[count - 2].frame.width == 60 && views[count - 1].frame.minX == CGFloat(48 * count - 40 + 20))
    }
  }

  @Test("after a change of a frame that constraints have read is that of these constraints")
  func geometry() {
    for count in [20, 200] {
      let (container, views, _) = makeChain(count)
      let trailing = views[count - 1].trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor)
      trailing.priority = .defaultLow
      trailing.isActive = true
      container.layoutIfNeeded()
      let rows = work {
        container.frame.size.width = 400
        container.layoutIfNeeded()
      }
      #expect(rows[0] == 1)
    }
  }

  @Test("covers all constraints as long as one is left out, so that it is tried again")
  func conflict() {
    let (container, views, gaps) = makeChain(20)
    let issues = issuesReported {
      let fixed = views[0].leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 30)
      fixed.isActive = true
      container.layoutIfNeeded()
      #expect(views[0].frame.minX == 8)
      let retried = work {
        gaps[0].constant = 30
        container.layoutIfNeeded()
      }
      #expect(retried[0] > 20)
      let settled = work {
        gaps[19].constant = 10
        container.layoutIfNeeded()
      }
      #expect(settled[0] == 1)
      gaps[0].isActive = false
      fixed.constant = 50
      container.layoutIfNeeded()
      #expect(views[0].frame.minX == 50)
    }
    #expect(!issues.isEmpty)
  }

  @Test("includes frames that were set by hand, in the next pass")
  func frames() {
    let (container, views, gaps) = makeChain(20)
    let frame = views[3].frame
    views[3].frame.origin = CGPoint(x: 5, y: 90)
    let moved = work {
      gaps[19].constant = 10
      container.layoutIfNeeded()
    }
    #expect(moved == [1, 1])
    #expect(views[3].frame == frame)
  }

  @Test("covers all constraints after a view with constraints has moved to another superview in the same hierarchy")
  func superviews() {
    let (container, views, gaps) = makeChain(2)
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    container.addSubview(other)
    other.addSubview(views[0])
    gaps[1].constant = 10
    container.layoutIfNeeded()
    #expect(views[0].frame.minX == -92 && views[1].frame.minX == 58)
  }
}
