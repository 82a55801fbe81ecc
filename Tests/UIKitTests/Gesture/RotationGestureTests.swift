import Foundation
import Testing
import UIKit

@Suite("A rotation", .serialized) @MainActor struct RotationGestureTests {
  @MainActor private final class Hearer {
    var lines: [String] = []
    func received(_ sender: UIRotationGestureRecognizer) {
      let state = ["possible", "began", "changed", "ended", "cancelled"][sender.state.rawValue]
      lines.append("\(state) \(Int((sender.rotation * 180 / .pi).rounded()))")
    }
  }

  @Test("follows two fingers around each other, even beyond half a turn, until one is lifted")
  func course() {
    let (fingers, hearer) = (Fingers(), Hearer())
    let rotation = UIRotationGestureRecognizer(target: hearer, action: Selector(Hearer.received(_:)))
    fingers.window.isMultipleTouchEnabled = true
    fingers.window.addGestureRecognizer(rotation)
    func place(_ degrees: Double) -> (CGFloat, CGFloat) {
      (200 + 100 * cos(degrees * .pi / 180), 300 + 100 * sin(degrees * .pi / 180))
    }
    fingers.down(200, 300, finger: 1)
    fingers.down(300, 300, finger: 2)
    for degrees in [5.0, 20, 110, 200, 290] { fingers.move(place(degrees).0, place(degrees).1, finger: 2) }
    #expect(abs(rotation.velocity - .pi / 2 / 0.016) < 0.1)
    rotation.rotation = 0
    fingers.move(place(260).0, place(260).1, finger: 2)
    fingers.up(200, 300, finger: 1)
    #expect(hearer.lines == ["began 0", "changed 90", "changed 180", "changed 270", "changed -30", "ended -30"])
  }
}
