import Testing
import UIKit

@Suite("A swipe", .serialized) @MainActor struct SwipeTests {
  private func swipe(_ scene: Scene, _ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer(target: scene.listener, action: Selector(Listener.received(_:)))
    swipe.name = "swipe"
    swipe.direction = direction
    scene.page.addGestureRecognizer(swipe)
    return swipe
  }

  struct Row: Sendable {
    let direction: UISwipeGestureRecognizer.Direction
    let x, y: Double
    var pause = 0.016
    let isSwipe: Bool
  }

  nonisolated static let rows = [
    Row(direction: .right, x: 60, y: 0, isSwipe: true), Row(direction: .right, x: -60, y: 0, isSwipe: false),
    Row(direction: .left, x: -60, y: 20, isSwipe: true), Row(direction: .up, x: 0, y: -60, isSwipe: true),
    Row(direction: .down, x: 0, y: 60, isSwipe: true), Row(direction: .down, x: 60, y: 60, isSwipe: false),
    Row(direction: .right, x: 40, y: 0, isSwipe: false),
    Row(direction: .right, x: 60, y: 0, pause: 0.6, isSwipe: false),
    Row(direction: [.left, .right], x: -60, y: 0, isSwipe: true),
  ]

  @Test("is recognized while the finger is down, if it goes far, fast, and straight", arguments: rows)
  func ways(row: Row) {
    let scene = Scene()
    let swipe = swipe(scene, row.direction)
    var begin: CGPoint?
    scene.listener.onAction = { begin = $0.location(in: nil) }
    scene.fingers.down(200, 300)
    scene.fingers.move(200 + row.x / 2, 300 + row.y / 2)
    scene.fingers.move(200 + row.x, 300 + row.y, after: row.pause)
    #expect(scene.log.take().contains("swipe ended") == row.isSwipe)
    #expect(begin == (row.isSwipe ? CGPoint(x: 200, y: 300) : nil), "it is where it began")
    scene.fingers.up(200 + row.x, 300 + row.y)
    scene.fingers.turn()
    #expect(!scene.log.take().contains("swipe ended") && swipe.state == .possible)
  }

  @Test("goes to the right with one finger by default")
  func defaults() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect([.right, .left, .up, .down].map(\UISwipeGestureRecognizer.Direction.rawValue) == [1, 2, 4, 8])
  }
}
