import Stage
import Testing
import UIKit

/// A scroll view's pan, other pans, and directions.
@MainActor @Suite("A scroll view among other pans:", .serialized) struct ScrollRivalTests {
  @MainActor private final class Target: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func panned(_ sender: UIPanGestureRecognizer) { states.append(sender.state) }
  }

  struct Row: Sendable {
    let name: String
    var content = CGSize(width: 320, height: 2000)
    var bounces = true
    var always = false
    var offset = CGPoint.zero
    let movement: CGPoint
    /// `true` if the scroll view's pan begins; otherwise, the window's pan does.
    let scrolls: Bool
  }

  nonisolated static let rows = [
    Row(name: "vertical content, up", movement: CGPoint(x: 0, y: -60), scrolls: true),
    Row(name: "vertical content, aslant", movement: CGPoint(x: 30, y: -60), scrolls: true),
    Row(name: "vertical content, sideways", movement: CGPoint(x: 60, y: -30), scrolls: false),
    Row(name: "at its beginning, down, bouncing", movement: CGPoint(x: 0, y: 60), scrolls: true),
    Row(name: "at its beginning, down, not bouncing", bounces: false, movement: CGPoint(x: 0, y: 60), scrolls: false),
    Row(
      name: "wide content at its end, bouncing", content: CGSize(width: 1000, height: 480),
      offset: CGPoint(x: 680, y: 0), movement: CGPoint(x: -60, y: 0), scrolls: true),
    Row(
      name: "wide content at its end, not bouncing", content: CGSize(width: 1000, height: 480), bounces: false,
      offset: CGPoint(x: 680, y: 0), movement: CGPoint(x: -60, y: 0), scrolls: false),
    Row(name: "small content", content: CGSize(width: 10, height: 10), movement: CGPoint(x: 0, y: -60), scrolls: false),
    Row(
      name: "small content that always bounces", content: CGSize(width: 10, height: 10), always: true,
      movement: CGPoint(x: 0, y: -60), scrolls: true),
    Row(
      name: "small content that would always bounce", content: CGSize(width: 10, height: 10), bounces: false,
      always: true, movement: CGPoint(x: 0, y: -60), scrolls: false),
  ]

  @Test("the scroll view's pan and its superview's compete, and the first one to begin has the touch", arguments: rows)
  func rivals(row: Row) {
    let scene = ScrollScene(content: row.content)
    scene.view.bounces = row.bounces
    scene.view.alwaysBounceVertical = row.always
    scene.view.contentOffset = row.offset
    _ = scene.log.take()
    let (pan, target) = (UIPanGestureRecognizer(), Target())
    pan.addTarget(target, action: Selector(Target.panned(_:)))
    scene.stage.window.addGestureRecognizer(pan)
    scene.drag(by: row.movement, hold: 0.2)
    scene.stage.run(for: 2)
    #expect((target.states.first == nil) == row.scrolls, "\(row.name)")
    #expect((scene.log.take().first == "willBeginDragging: tracking dragging") == row.scrolls, "\(row.name)")
    #expect(!scene.view.isTracking && scene.view.panGestureRecognizer.state == .possible)
  }

  @Test("of nested scroll views, the inner one begins if its content can move, otherwise the outer one")
  func nested() {
    let scene = ScrollScene(content: CGSize(width: 1280, height: 480))
    let (inner, log) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), ScrollLog())
    inner.contentSize = CGSize(width: 320, height: 2000)
    inner.delegate = log
    scene.view.addSubview(inner)
    scene.drag(by: CGPoint(x: 0, y: -60), hold: 0.2)
    #expect(inner.contentOffset.y == 50 && scene.log.take() == [])
    _ = log.take()
    scene.drag(by: CGPoint(x: -60, y: 0), hold: 0.2)
    #expect(scene.view.contentOffset.x == 50 && log.take() == [])
  }

  @Test("after a direction that moves nothing, content follows without a jump once the finger turns")
  func turning() {
    let scene = ScrollScene()
    scene.stage.touch(.began, at: CGPoint(x: 100, y: 240))
    scene.stage.touch(.moved, at: CGPoint(x: 160, y: 235))
    scene.stage.touch(.moved, at: CGPoint(x: 160, y: 226))
    scene.stage.frame()
    #expect(scene.view.contentOffset == .zero && !scene.view.isDragging && scene.view.isTracking)
    scene.stage.touch(.moved, at: CGPoint(x: 160, y: 215))
    scene.stage.frame()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 10) && scene.view.isDragging)
  }

  nonisolated static let locks: [(movement: CGPoint, isLocked: Bool, moved: CGPoint)] = [
    (CGPoint(x: -10, y: -100), true, CGPoint(x: 0, y: 1)), (CGPoint(x: -100, y: -10), true, CGPoint(x: 1, y: 0)),
    (CGPoint(x: -60, y: -80), true, CGPoint(x: 1, y: 1)), (CGPoint(x: -10, y: -100), false, CGPoint(x: 1, y: 1)),
  ]

  @Test("a locked drag keeps to the axis along which it began", arguments: locks)
  func lock(row: (movement: CGPoint, isLocked: Bool, moved: CGPoint)) {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
    scene.view.isDirectionalLockEnabled = row.isLocked
    scene.drag(by: row.movement, release: false)
    scene.stage.touch(.moved, at: CGPoint(x: 60, y: 140))
    scene.stage.frame()
    let offset = scene.view.contentOffset
    #expect(CGPoint(x: offset.x > 0 ? 1 : 0, y: offset.y > 0 ? 1 : 0) == row.moved)
  }

  @Test("scrolling is the same at 60 and 120 Hz: at common times, offsets are equal to within 1e-9 points")
  func rates() {
    /// Returns the offsets at multiples of 1/60 s, and the time at which the content came to rest.
    func film(_ fps: Double, _ act: (ScrollScene) -> Void) -> (offsets: [CGPoint], rest: Double) {
      let scene = ScrollScene(content: CGSize(width: 1280, height: 10000), fps: fps)
      // A deceleration begins with the frame that handles the lift. Both stages have a frame at that time.
      act(scene)
      var offsets: [CGPoint] = []
      var rest = 0.0
      for frame in 1...240 {
        scene.stage.run(untilTime: Double(frame) / 60)
        offsets.append(scene.view.contentOffset)
        if scene.view.isDecelerating || scene.view.isDragging { rest = scene.stage.time }
      }
      return (offsets, rest)
    }
    let flick = { (scene: ScrollScene) in
      scene.stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.2, time: 0.1)
    }
    let bounce = { (scene: ScrollScene) in
      scene.stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 350), duration: 0.2, time: 0.1)
    }
    let page = { (scene: ScrollScene) in
      scene.view.isPagingEnabled = true
      scene.stage.drag(from: CGPoint(x: 260, y: 240), to: CGPoint(x: 160, y: 240), duration: 0.2, time: 0.1)
    }
    let animate = { (scene: ScrollScene) in
      scene.stage.schedule(time: 0.1) { scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    }
    for act in [flick, bounce, page, animate] {
      let (slow, fast) = (film(60, act), film(120, act))
      let differences = zip(slow.offsets, fast.offsets).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
      #expect((differences.max() ?? 1) < 1e-9)
      #expect(slow.offsets.contains { $0 != .zero } && abs(slow.rest - fast.rest) <= 1 / 60 + 1e-9)
    }
  }
}
