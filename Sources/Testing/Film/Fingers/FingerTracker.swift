import Stage
import UIKit

/// Follows the fingers on a stage, and animates a mark for each: it pops in when the finger goes down, follows it, and grows
/// and fades when it goes up.
@MainActor
package final class FingerTracker {
  private struct Finger {
    let id: Int
    let downTime: TimeInterval
    var location: CGPoint
    var upTime: TimeInterval?
  }

  /// The time in which a mark appears, and the shortest time for which one stays, in seconds. A tap takes no time.
  private static let appearing = 0.12, staying = 0.18
  private static let fading = 0.3

  private weak var stage: Stage?
  private var fingers: [Finger] = []

  /// Follows the touches that a stage delivers from now on. A stage has one tracker.
  package init(_ stage: Stage) {
    self.stage = stage
    stage.listeners.add { [weak self, weak stage] in
      if case .touch(let touch) = $0 { self?.add(touch, at: stage?.time ?? 0) }
    }
  }

  /// The marks of the fingers in the stage's last frame.
  package var marks: [FingerMark] {
    guard let time = stage?.time else { return [] }
    return fingers.map { Self.mark(of: $0, at: time) }.filter { $0.opacity > 0 }
  }

  private func add(_ touch: TouchInput, at time: TimeInterval) {
    fingers.removeAll { $0.upTime.map { time > $0 + Self.staying + Self.fading } ?? false }
    let index = fingers.firstIndex { $0.id == touch.id && $0.upTime == nil }
    switch touch.phase {
    case .began: fingers.append(Finger(id: touch.id, downTime: time, location: touch.location))
    case .ended, .cancelled:
      guard let index else { return }
      (fingers[index].location, fingers[index].upTime) = (touch.location, time)
    default:
      if let index { fingers[index].location = touch.location }
    }
  }

  private static func mark(of finger: Finger, at time: TimeInterval) -> FingerMark {
    let appeared = eased((time - finger.downTime) / appearing)
    let fadingStart = finger.upTime.map { max($0, finger.downTime + staying) }
    let faded = fadingStart.map { eased((time - $0) / fading) } ?? 0
    return FingerMark(
      center: finger.location, radius: FingerMark.fullRadius * (1 - 0.3 * (1 - appeared) + 0.4 * faded),
      opacity: (1 - 0.6 * (1 - appeared)) * (1 - faded))
  }

  /// Returns a fraction with a decelerating curve.
  private static func eased(_ fraction: Double) -> CGFloat {
    let rest = 1 - min(max(fraction, 0), 1)
    return 1 - rest * rest
  }
}
