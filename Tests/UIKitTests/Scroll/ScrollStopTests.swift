import Stage
import Testing
import UIKit

/// The offsets at which content comes to rest: on pages, at the delegate's target, or as set by code.
@MainActor @Suite("A scroll view's resting offset:", .serialized) struct ScrollStopTests {
  struct Page: Sendable {
    let name: String
    let from: Double
    let movement: Double
    let hold: Double
    let stop: Double
  }

  /// Four pages of 320 points. Drags take 0.2 s; their distances are the finger's, with ten points of slop.
  nonisolated static let pages = [
    Page(name: "a slow drag of less than half a page goes back", from: 320, movement: -150, hold: 0.2, stop: 320),
    Page(name: "of more than half a page it goes on", from: 320, movement: -180, hold: 0.2, stop: 640),
    Page(name: "a flick turns the page", from: 320, movement: -60, hold: 0, stop: 640),
    Page(name: "to the other side too", from: 320, movement: 60, hold: 0, stop: 0),
    Page(name: "a fast flick turns one page only", from: 320, movement: -150, hold: 0, stop: 640),
    Page(name: "beyond the last page it comes back", from: 960, movement: -100, hold: 0, stop: 960),
    Page(name: "beyond the first one too", from: 0, movement: 100, hold: 0, stop: 0),
  ]

  @Test("with paging, content comes to rest on a page", arguments: pages)
  func paging(page: Page) {
    let scene = ScrollScene(content: CGSize(width: 1280, height: 480))
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.x = page.from
    _ = scene.log.take()
    scene.drag(by: CGPoint(x: page.movement, y: 0), hold: page.hold)
    let lift = scene.stage.time
    #expect(scene.log.target == CGPoint(x: page.stop, y: 0), "\(page.name)")
    let released = scene.view.contentOffset.x
    let count = scene.log.steps.count
    scene.stage.run(until: { !scene.view.isDecelerating })
    #expect(scene.log.take() == wholeFlick && scene.view.contentOffset.x == page.stop, "\(page.name)")
    #expect(scene.stage.time - lift < 1)
    // On its way, content never goes past the page, unless it is thrown away from it.
    let movement = scene.log.steps[count...].map(\.offset.x)
    if page.from != 960, page.from != 0 {
      #expect(movement.allSatisfy { $0 >= min(released, page.stop) && $0 <= max(released, page.stop) }, "\(page.name)")
    }
  }

  @Test("with paging, the delegate cannot change the target, and the attempt is reported")
  func pagingTarget() {
    let scene = ScrollScene(content: CGSize(width: 1280, height: 480))
    scene.view.isPagingEnabled = true
    scene.log.aim = { _ in CGPoint(x: 100, y: 0) }
    scene.flick(velocity: CGPoint(x: 500, y: 0))
    scene.stage.run(for: 2)
    #expect(scene.view.contentOffset.x == 320)
    #expect(scene.stage.issues == ["Stop offset can not be modified for paging scroll views"])
  }

  /// The distance added to the natural target, the velocity, and the resulting offset from 5190.
  nonisolated static let targets: [(more: Double, velocity: Double, rest: Double)] = [
    (6, 1000, 5690.01), (-300, 1000, 5384.01), (900, 1000, 6584.01), (-900, 1000, 4784.01), (30, 0, 5130),
    (-20000, 1000, 0),
  ]

  @Test("the delegate chooses where content comes to rest, and content gets there without a jump", arguments: targets)
  func target(row: (more: Double, velocity: Double, rest: Double)) {
    let scene = ScrollScene(fps: 120)
    scene.view.contentOffset.y = 5000
    scene.log.aim = { CGPoint(x: $0.x, y: $0.y + row.more) }
    if row.velocity == 0 {
      scene.drag(by: CGPoint(x: 0, y: -110), hold: 0.2)
    } else {
      scene.flick(velocity: CGPoint(x: 0, y: row.velocity))
    }
    let count = scene.log.steps.count
    scene.stage.run(until: { !scene.view.isDecelerating })
    #expect(abs(scene.view.contentOffset.y - scene.pixel(row.rest)) < 1e-6)
    let offsets = scene.log.steps[(count - 1)...].map(\.offset.y)
    let fastest = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) * 120 }.max() ?? 0
    #expect(fastest <= max(row.velocity, 5 * abs(row.rest - 5190)) + 1, "\(fastest) points a second")
  }

  @Test("a delegate that sets the target to the current offset stops the content")
  func stop() {
    let scene = ScrollScene()
    scene.log.aim = { [view = scene.view] _ in view.contentOffset }
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 1)
    #expect(scene.log.take().last == "didEndDragging(false): tracking" && scene.view.contentOffset.y == 190)
  }

  @Test("an animated move takes 0.3 s, and the delegate is notified of each step and of the end")
  func animated() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scene.view.contentOffset == .zero && scene.log.take() == [])
    let start = scene.stage.nextTime
    scene.stage.run(for: 2)
    #expect(scene.log.take() == ["scrolls", "didEndScrollingAnimation:"] && scene.view.contentOffset.y == 600)
    let steps = scene.log.steps
    #expect(abs((steps.last?.time ?? 0) - start - 0.3) < 1 / 60 + 1e-6 && steps.count == 18)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.offset.y < $1.offset.y })
    #expect(abs(steps[8].offset.y - 300) < 1e-3, "half of the way in half of the time")
    scene.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    scene.stage.run(for: 1)
    #expect(scene.log.take() == [], "nothing to animate, nothing to end")
    scene.view.setContentOffset(.zero, animated: false)
    #expect(scene.log.take() == ["scrolls"])
  }

  @Test("an animation is ended by a drag, by another animation, and by code")
  func interrupted() {
    let scene = ScrollScene()
    func begin() {
      scene.view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
      scene.view.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
      scene.stage.run(for: 0.1)
      _ = scene.log.take()
    }
    begin()
    scene.drag(by: CGPoint(x: 0, y: -100), release: false)
    #expect(
      scene.log.take() == [
        "scrolls tracking", "didEndScrollingAnimation: tracking", "willBeginDragging: tracking dragging",
        "scrolls tracking dragging",
      ])
    scene.stage.touch(.ended, at: CGPoint(x: 160, y: 140))
    scene.stage.run(for: 4)
    begin()
    scene.view.setContentOffset(.zero, animated: true)
    #expect(scene.log.take() == ["didEndScrollingAnimation:"])
    scene.stage.run(for: 1)
    #expect(scene.log.take() == ["scrolls", "didEndScrollingAnimation:"] && scene.view.contentOffset == .zero)
    begin()
    scene.view.contentOffset.y = 50
    scene.stage.run(for: 1)
    #expect(scene.log.take() == ["didEndScrollingAnimation:", "scrolls"] && scene.view.contentOffset.y == 50)
  }

  @Test("setting contentOffset moves a deceleration or a drag along; setContentOffset stops a deceleration")
  func moved() {
    let scene = ScrollScene()
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    let rest = scene.log.target?.y ?? 0
    scene.stage.run(for: 0.3)
    scene.view.contentOffset.y += 1000
    scene.stage.run(for: 4)
    #expect(abs(scene.view.contentOffset.y - rest - 1000) < 1e-6 && scene.log.take() == wholeFlick)
    scene.log.onScroll = { view in if view.contentOffset.y > 2000 { view.contentOffset.y -= 1000 } }
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 4)
    #expect(abs(scene.view.contentOffset.y - (rest - 0 + rest)) < 1e-6)
    scene.log.onScroll = { _ in }
    let start = scene.view.contentOffset.y
    scene.drag(by: CGPoint(x: 0, y: -60), release: false)
    scene.view.contentOffset.y += 500
    scene.stage.touch(.moved, at: CGPoint(x: 160, y: 170))
    scene.stage.frame()
    #expect(abs(scene.view.contentOffset.y - start - 560) < 1e-9)
    scene.stage.touch(.ended, at: CGPoint(x: 160, y: 170))
    scene.stage.frame()
    _ = scene.log.take()
    #expect(scene.view.isDecelerating)
    scene.view.setContentOffset(scene.view.contentOffset, animated: false)
    #expect(scene.log.take() == ["didEndDecelerating:"] && !scene.view.isDecelerating)
  }

  @Test("code that moves the content at the end of a drag overrides the deceleration")
  func endOfDrag() {
    let scene = ScrollScene()
    scene.log.onEndDragging = { $0.setContentOffset(.zero, animated: true) }
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 4)
    #expect(scene.view.contentOffset == .zero)
    #expect(
      scene.log.take() == [
        "willBeginDragging: tracking dragging", "scrolls tracking dragging", "willEndDragging: tracking dragging",
        "didEndDragging(true): tracking", "scrolls", "didEndScrollingAnimation:",
      ])
  }

  nonisolated static let rects: [(rect: CGRect, offset: CGFloat)] = [
    (CGRect(x: 0, y: 1050, width: 10, height: 100), 1000), (CGRect(x: 0, y: 1450, width: 10, height: 100), 1090),
    (CGRect(x: 0, y: 500, width: 10, height: 100), 480), (CGRect(x: 0, y: 3000, width: 10, height: 900), 2980),
    (CGRect(x: 0, y: 900, width: 10, height: 900), 1000), (CGRect(x: 0, y: -500, width: 10, height: 100), -20),
    (CGRect(x: 0, y: 20000, width: 10, height: 100), 9540),
  ]

  @Test("a rectangle is made visible inside the insets with as little movement as possible", arguments: rects)
  func reveal(row: (rect: CGRect, offset: CGFloat)) {
    let scene = ScrollScene()
    scene.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    scene.view.contentOffset.y = 1000
    scene.view.scrollRectToVisible(row.rect, animated: false)
    #expect(scene.view.contentOffset.y == row.offset)
  }
}
