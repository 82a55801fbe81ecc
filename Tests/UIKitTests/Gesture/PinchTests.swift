import Testing
import UIKit

@Suite("A pinch", .serialized) @MainActor struct PinchTests {
  @MainActor private final class Hearer {
    var lines: [String] = []
    func received(_ sender: UIPinchGestureRecognizer) {
      let state = ["possible", "began", "changed", "ended", "cancelled"][sender.state.rawValue]
      lines.append("\(state) \((sender.scale * 100).rounded() / 100)")
    }
  }

  private func scene() -> (Fingers, UIPinchGestureRecognizer, Hearer) {
    let (fingers, hearer) = (Fingers(), Hearer())
    let pinch = UIPinchGestureRecognizer(target: hearer, action: Selector(Hearer.received(_:)))
    fingers.window.isMultipleTouchEnabled = true
    fingers.window.addGestureRecognizer(pinch)
    return (fingers, pinch, hearer)
  }

  @Test("begins when two fingers have moved 10 points apart or together, and scales from there until one is lifted")
  func course() {
    let (fingers, pinch, hearer) = scene()
    fingers.down(100, 100, finger: 1)
    fingers.move(130, 100, finger: 1)
    fingers.down(230, 100, finger: 2)
    fingers.move(239, 100, finger: 2)
    #expect(hearer.lines == [])
    fingers.move(250, 100, finger: 2)
    fingers.move(310, 100, finger: 2)
    #expect(abs(pinch.velocity - 0.5 / 0.016) < 0.1)
    fingers.move(70, 100, finger: 1)
    fingers.up(70, 100, finger: 1)
    fingers.up(310, 100, finger: 2)
    #expect(hearer.lines == ["began 1.0", "changed 1.5", "changed 2.0", "ended 2.0"])
  }

  @Test("accepts a new scale, and goes on from it")
  func setting() {
    let (fingers, pinch, hearer) = scene()
    fingers.down(100, 100, finger: 1)
    fingers.down(200, 100, finger: 2)
    fingers.move(300, 100, finger: 2)
    pinch.scale = 3
    fingers.move(400, 100, finger: 2)
    #expect(hearer.lines == ["began 1.0", "changed 4.5"])
  }

  @Test("fails with one finger; a third one has no effect")
  func count() {
    let (fingers, pinch, hearer) = scene()
    fingers.down(100, 100, finger: 1)
    fingers.move(200, 100, finger: 1)
    fingers.up(200, 100, finger: 1)
    fingers.turn()
    #expect(hearer.lines == [] && pinch.state == .possible)
    for finger in 1...3 { fingers.down(100 * CGFloat(finger), 100, finger: finger) }
    fingers.move(300, 400, finger: 3)
    #expect(hearer.lines == [] && pinch.numberOfTouches == 2)
  }
}
