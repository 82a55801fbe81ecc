import Animators
import ContainerKit
import UIKit

/// Holds each page to moving, in a frame, at most as far as the finger did, plus what its animator and the settling can
/// move it, plus a point.
@MainActor struct MotionWatch {
  private var places: [ObjectIdentifier: CGPoint] = [:]
  private var lastTime: TimeInterval = 0
  /// Points that the finger has moved in the frame under way, and its speed of late in points a second.
  private var travel: CGFloat = 0
  private var speed: CGFloat = 0
  private var finger: CGFloat?
  /// In so many frames from here on something jumps, and may.
  var excused = 0

  /// A critically damped spring of 20 radians a second is at most so fast, in ways a second.
  private static let settling: CGFloat = 7.4

  /// A page comes in anew, from wherever.
  mutating func comes(_ page: UIView) { places[ObjectIdentifier(page)] = nil }

  mutating func touched(_ place: CGPoint, isDown: Bool) {
    if let finger, isDown { travel += abs(place.x - finger) }
    finger = isDown ? place.x : nil
  }

  /// To be called in each frame. Answers what jumped.
  mutating func frame(_ area: UIView, kinds: [AnimatorKind], isMoving: Bool, at time: TimeInterval) -> String? {
    let duration = CGFloat(max(time - lastTime, 0))
    lastTime = time
    let bounds = kinds.map { allowedDistance($0, in: area, during: duration) }
    // Of two switches in one frame the faster one counts.
    let allowed = bounds.contains { $0 == nil } ? nil : bounds.compactMap { $0 }.max()
    let isExcused = excused > 0 || allowed == nil
    excused = max(excused - 1, 0)
    // The velocity of a pan is about that of its last tenth of a second.
    speed = max(speed * 0.85, duration > 0 ? travel / duration : 0)
    travel = 0
    guard isMoving || places.count > 1 else {
      places = area.subviews.first.map { [ObjectIdentifier($0): .zero] } ?? [:]
      return nil
    }
    var now: [ObjectIdentifier: CGPoint] = [:]
    var jump: String?
    for page in area.subviews where !page.isHidden && page.next is UIViewController {
      let place = (page.layer.presentation() ?? page.layer).frame.origin
      now[ObjectIdentifier(page)] = place
      guard !isExcused, let allowed, let before = places[ObjectIdentifier(page)] else { continue }
      let moved = max(abs(place.x - before.x), abs(place.y - before.y))
      if moved > allowed {
        jump = String(
          format: "page %@ went from (%.1f, %.1f) to (%.1f, %.1f) in %.2f ms, %.1f points allowed (%@)",
          (page.next as? UIViewController)?.title ?? "?", before.x, before.y, place.x, place.y, duration * 1000,
          allowed, kinds.map(\.rawValue).joined(separator: ", "))
      }
    }
    places = now
    return jump
  }

  private func allowedDistance(_ kind: AnimatorKind, in area: UIView, during seconds: CGFloat) -> CGFloat? {
    guard let haste = kind.haste else { return nil }
    let way = area.bounds.width + 16
    let factor = kind == .slide ? 1 : max(CGFloat(haste), 1)
    let alone = way * CGFloat(haste) / CGFloat(kind.duration)
    return travel * factor + max(alone, (Self.settling * way + speed) * factor) * seconds + 1
  }
}
