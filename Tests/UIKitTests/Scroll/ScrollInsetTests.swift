import Stage
import Testing
import UIKit

@MainActor @Suite("A scroll view's insets:", .serialized) struct ScrollInsetTests {
  private typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  struct Row: Sendable {
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior
    let content: CGSize
    var always: (horizontal: Bool, vertical: Bool) = (false, false)
    let insets: UIEdgeInsets
  }

  /// Rows for a window of 320 × 480 points with safe area insets of 44 (top), 10 (left), 34 (bottom), and 12 (right),
  /// and content insets of 1 to 4.
  nonisolated static let rows = [
    Row(behavior: .automatic, content: CGSize(width: 320, height: 2000), insets: insets(45, 2, 37, 4)),
    Row(behavior: .automatic, content: CGSize(width: 2000, height: 480), insets: insets(1, 12, 3, 16)),
    Row(behavior: .scrollableAxes, content: CGSize(width: 2000, height: 2000), insets: insets(45, 12, 37, 16)),
    Row(behavior: .scrollableAxes, content: CGSize(width: 10, height: 10), insets: insets(1, 2, 3, 4)),
    Row(
      behavior: .scrollableAxes, content: CGSize(width: 10, height: 10), always: (false, true),
      insets: insets(45, 2, 37, 4)),
    Row(
      behavior: .automatic, content: CGSize(width: 10, height: 10), always: (true, false), insets: insets(1, 12, 3, 16)),
    Row(behavior: .always, content: .zero, insets: insets(45, 12, 37, 16)),
    Row(behavior: .never, content: CGSize(width: 2000, height: 2000), insets: insets(1, 2, 3, 4)),
  ]

  nonisolated static func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("the safe area is added according to the adjustment behavior", arguments: rows)
  func behaviors(row: Row) {
    let scene = ScrollScene(content: row.content)
    scene.view.contentInset = Self.insets(1, 2, 3, 4)
    scene.view.contentInsetAdjustmentBehavior = row.behavior
    scene.view.alwaysBounceHorizontal = row.always.horizontal
    scene.view.alwaysBounceVertical = row.always.vertical
    scene.stage.safeAreaInsets = Self.insets(44, 10, 34, 12)
    #expect(scene.view.adjustedContentInset == row.insets)
    #expect(scene.view.contentOffset == CGPoint(x: -row.insets.left, y: -row.insets.top), "it stays at its beginning")
    scene.stage.safeAreaInsets = .zero
    #expect(scene.view.adjustedContentInset == Self.insets(1, 2, 3, 4))
  }

  private final class Subclass: UIScrollView {
    var notified: (UIEdgeInsets) -> Void = { _ in }
    override func adjustedContentInsetDidChange() { notified(adjustedContentInset) }
  }

  @Test("a change is reported once, to the view before its delegate, after the offset has followed")
  func notified() {
    let scene = ScrollScene(view: { Subclass(frame: $0) })
    (scene.view as? Subclass)?.notified = { [log = scene.log] in log.note("view \($0.top)") }
    scene.stage.safeAreaInsets = Self.insets(44, 0, 34, 0)
    #expect(scene.log.take() == ["scrolls", "view 44.0", "insets"])
    scene.view.contentOffset.y = 100
    _ = scene.log.take()
    scene.view.contentInset = Self.insets(10, 0, 0, 0)
    scene.view.contentInset = Self.insets(10, 0, 0, 0)
    #expect(scene.log.take() == ["view 54.0", "insets"] && scene.view.contentOffset.y == 100)
  }

  @Test("content dragged beyond either end comes back to rest inside the insets and the safe area")
  func rest() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 1000))
    scene.view.contentInset = Self.insets(6, 0, 16, 0)
    scene.stage.safeAreaInsets = Self.insets(44, 0, 34, 0)
    _ = scene.log.take()
    scene.drag(by: CGPoint(x: 0, y: 200), hold: 0.2)
    #expect(scene.view.contentOffset.y < -120)
    scene.stage.run(for: 2)
    #expect(scene.log.take() == wholeFlick && scene.view.contentOffset.y == -50)
    scene.view.contentOffset.y = 560
    _ = scene.log.take()
    scene.drag(by: CGPoint(x: 0, y: -200), hold: 0.2)
    scene.stage.run(for: 2)
    #expect(scene.log.take() == wholeFlick && scene.view.contentOffset.y == 570)
  }

  @Test("content beyond its end comes back to insets that have changed meanwhile")
  func refreshing() {
    let scene = ScrollScene()
    scene.log.onEndDragging = { $0.contentInset.top = 60 }
    scene.drag(by: CGPoint(x: 0, y: 200), hold: 0.2)
    scene.stage.run(for: 2)
    #expect(scene.view.contentOffset.y == -60)
  }

  @Test(
    "outside a window the adjusted insets stay, so that content is where it was when it returns",
    arguments: [false, true])
  func outside(_ isLate: Bool) {
    var conditions = StageConditions()
    conditions.updatesSafeAreaInLayout = isLate
    let stage = Stage(size: CGSize(width: 320, height: 480), conditions: conditions)
    let (page, list) = (UIView(frame: stage.window.bounds), UIScrollView(frame: stage.window.bounds))
    list.contentSize.height = 2000
    page.addSubview(list)
    stage.safeAreaInsets = Self.insets(44, 0, 34, 0)
    #expect(list.adjustedContentInset == .zero)
    let log = ScrollLog()
    // At its start, scrolled, and at its end.
    for y in [-44, 300, 2000 + 34 - 480] as [CGFloat] {
      stage.window.addSubview(page)
      stage.frame()
      #expect(list.adjustedContentInset == Self.insets(44, 0, 34, 0))
      list.contentOffset.y = y
      list.delegate = log
      page.removeFromSuperview()
      #expect(isLate || list.safeAreaInsets == .zero)
      #expect(list.adjustedContentInset == Self.insets(44, 0, 34, 0) && list.contentOffset.y == y, "outside, at \(y)")
      stage.window.addSubview(page)
      stage.frame()
      #expect(list.adjustedContentInset == Self.insets(44, 0, 34, 0) && list.contentOffset.y == y, "back, at \(y)")
      page.removeFromSuperview()
      list.delegate = nil
    }
    #expect(log.take() == [])
    list.contentOffset.y = -44
    // It may return to another safe area, or to none.
    stage.safeAreaInsets = .zero
    stage.window.addSubview(page)
    stage.frame()
    #expect(list.adjustedContentInset == .zero && list.contentOffset.y == 0)
  }

  @Test("insets that the delegate sets as it is notified of an offset move no content", arguments: [false, true])
  func inNotification(_ animated: Bool) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentSize = CGSize(width: 960, height: 480)
    view.contentInset.left = -320
    stage.window.addSubview(view)
    view.contentOffset.x = 320
    stage.frame()
    // A pager's page in the middle is at 320. As the next one arrives, that becomes the one in the middle.
    let log = ScrollLog()
    view.delegate = log
    log.onScroll = { view in
      guard view.contentOffset.x == 640 else { return }
      view.contentOffset.x = 320
      view.contentInset.left = 0
    }
    view.setContentOffset(CGPoint(x: 640, y: 0), animated: animated)
    stage.settle()
    #expect(view.contentOffset.x == 320 && view.contentInset.left == 0)
  }

  @Test("outside a window content insets move no content; at its start it follows them in the window")
  func outsideWindow() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let views = (0..<2).map { _ in UIScrollView(frame: stage.window.bounds) }
    for view in views {
      view.contentSize = CGSize(width: 500, height: 1000)
      view.contentInset = Self.insets(10, 20, 30, 40)
      #expect(view.contentOffset == .zero && view.adjustedContentInset == Self.insets(10, 20, 30, 40))
      // The insets are those of the range.
      view.scrollRectToVisible(CGRect(x: 499, y: 999, width: 1, height: 1), animated: false)
      #expect(view.contentOffset == CGPoint(x: 220, y: 550))
    }
    views[0].contentOffset = .zero
    for view in views { stage.window.addSubview(view) }
    stage.frame()
    #expect(views[0].contentOffset == CGPoint(x: -20, y: -10) && views[1].contentOffset == CGPoint(x: 220, y: 550))
    views[0].contentInset.top = 15
    #expect(views[0].contentOffset.y == -15)
    views[0].removeFromSuperview()
    views[0].contentInset.top = 25
    #expect(views[0].contentOffset.y == -15)
    views[0].contentInset.top = 15
    stage.window.addSubview(views[0])
    stage.frame()
    #expect(views[0].contentOffset.y == -15)
  }

  @Test("shrinking the content or enlarging the view brings the offset back into range")
  func extent() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 1000))
    scene.view.contentOffset.y = 520
    scene.view.contentSize.height = 900
    #expect(scene.view.contentOffset.y == 420)
    scene.view.frame.size.height = 600
    #expect(scene.view.contentOffset.y == 300)
    scene.view.contentSize.height = 100
    #expect(scene.view.contentOffset.y == 0)
  }

  @Test("contentScrollView(for:) returns the scroll view that was set for the edge")
  func contentScrollViews() {
    let (controller, first, second) = (UIViewController(), UIScrollView(), UIScrollView())
    #expect(controller.contentScrollView(for: .top) == nil)
    controller.setContentScrollView(first)
    controller.setContentScrollView(second, for: [.bottom, .leading])
    #expect(controller.contentScrollView(for: .top) === first && controller.contentScrollView(for: .trailing) === first)
    #expect(controller.contentScrollView(for: .bottom) === second)
    #expect(controller.contentScrollView(for: .leading) === second)
    controller.setContentScrollView(nil, for: .bottom)
    #expect(controller.contentScrollView(for: .bottom) == nil)
  }

  @Test("contentScrollView(for:) stops the program if asked for several edges")
  func aggregate() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIViewController().contentScrollView(for: .all) }
    }
  }
}
