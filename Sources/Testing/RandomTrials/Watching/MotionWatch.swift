import ScriptAnimators
import ContainerKit
import UIKit

/// Checks that from one frame to the next each page moves at most as far as the finger did, plus the distance that its
/// animator and the completion can move it, plus a point.
///
/// States that are shown outside the frames in which code runs (after a commit, or in a frame in which the main thread
/// is busy) may be at most the same distance from the last such frame.
@MainActor struct MotionWatch {
  /// The position of a view. The view is compared, too, because a new view can reuse an identifier.
  private struct Position {
    weak var view: UIView?
    let origin: CGPoint
  }

  private var positions: [ObjectIdentifier: Position] = [:]
  private var lastTime: TimeInterval = 0
  private var lastDuration: CGFloat = 0
  private var framesToCatchUp = 0
  private var lastTravel: CGFloat = 0
  /// The largest error of the times that display links report, in seconds.
  private let slack: TimeInterval
  /// The finger's distance in the current frame, in points, and its recent speed, in points per second.
  private var travel: CGFloat = 0
  private var speed: CGFloat = 0
  private var finger: CGFloat?
  /// The positions that the finger has had since it went down.
  private var reach: ClosedRange<CGFloat>?
  /// `true` if the page was beyond an end in the last frame. A neighbor that the app inserts there catches up with the finger
  /// that the end has held back.
  private var wasBeyondEnd = false
  /// `true` if a finger on the bar is, or was in the last frame, in charge of the pages, which follow it at this speed at most.
  var isScrubbed = false
  /// The maximum speed of pages under a finger on the bar, in pages per second: that of a late frame.
  private static let scrubbing: CGFloat = 15 * 1.5
  /// The number of the next frames in which something may jump.
  var excused = 0

  /// The maximum speed of a critically damped spring of 20 radians per second, in distances per second.
  private static let settling: CGFloat = 7.4

  /// Called when a page appears, at any position; nil if it is not loaded yet.
  ///
  /// The frame in which a transition begins shows its start, since its commit dates the animations. The next frame
  /// catches up with the finger or the completion.
  mutating func comes(_ page: UIView?) {
    if let page { positions[ObjectIdentifier(page)] = nil }
    framesToCatchUp = 2
  }

  init(slack: TimeInterval) { self.slack = slack }

  mutating func touched(_ position: CGPoint, isDown: Bool) {
    if let finger, isDown { travel += abs(position.x - finger) }
    finger = isDown ? position.x : nil
    let known = reach ?? position.x...position.x
    reach = isDown ? min(known.lowerBound, position.x)...max(known.upperBound, position.x) : nil
  }

  /// Called with each state that is shown, at the time at which it is on screen. Returns the pages that jumped.
  mutating func look(
    _ area: UIView, kinds: [AnimatorKind], isMoving: Bool, isBeyondEnd: Bool, at time: TimeInterval, isServed: Bool
  ) -> String? {
    let duration = CGFloat(max(time - lastTime, 0))
    let since = duration + (framesToCatchUp > 0 ? lastDuration : 0)
    let bounds = kinds.map { allowedDistance($0, in: area, during: since + CGFloat(slack)) }
    // If there are two transitions in a frame, the faster one counts.
    let allowed = bounds.contains { $0 == nil } ? nil : bounds.compactMap { $0 }.max()
    let isExcused = excused > 0 || allowed == nil
    if isServed {
      (lastTime, lastDuration) = (time, duration)
      framesToCatchUp = max(framesToCatchUp - 1, 0)
      excused = max(excused - 1, 0)
      // The velocity of a pan covers about its last tenth of a second.
      speed = max(
        speed * 0.85, duration > 0 ? travel / duration : 0, isScrubbed ? Self.scrubbing * area.bounds.width : 0)
      (travel, lastTravel) = (0, travel)
      // The next two frames may catch up.
      if isBeyondEnd || framesToCatchUp == 0 { wasBeyondEnd = isBeyondEnd }
    }
    guard isMoving || positions.count > 1 else {
      if isServed {
        positions = area.subviews.first.map { [ObjectIdentifier($0): Position(view: $0, origin: .zero)] } ?? [:]
      }
      return nil
    }
    var now: [ObjectIdentifier: Position] = [:]
    var jump: String?
    for page in area.subviews where !page.isHidden && page.next is UIViewController {
      let position = (page.layer.presentation() ?? page.layer).frame.origin
      now[ObjectIdentifier(page)] = Position(view: page, origin: position)
      guard !isExcused, let allowed, let known = positions[ObjectIdentifier(page)], known.view === page else {
        continue
      }
      let before = known.origin
      let moved = max(abs(position.x - before.x), abs(position.y - before.y))
      if moved > allowed {
        jump = String(
          format: "page %@ went from (%.1f, %.1f) to (%.1f, %.1f) in %.2f ms, %.1f points allowed (%@)",
          (page.next as? UIViewController)?.title ?? "?", before.x, before.y, position.x, position.y, duration * 1000,
          allowed, kinds.map(\.rawValue).joined(separator: ", "))
      }
    }
    if isServed { positions = now }
    return jump
  }

  private func allowedDistance(_ kind: AnimatorKind, in area: UIView, during seconds: CGFloat) -> CGFloat? {
    guard let maximumSpeed = kind.maximumSpeed else { return nil }
    let movement = area.bounds.width + 16
    let factor = kind == .slide ? 1 : max(CGFloat(maximumSpeed), 1)
    let alone = movement * CGFloat(maximumSpeed) / CGFloat(kind.duration)
    let held = wasBeyondEnd ? reach.map { $0.upperBound - $0.lowerBound } ?? 0 : 0
    let followed = framesToCatchUp > 0 ? max(travel + lastTravel, held) : travel
    let scrubbed = isScrubbed ? Self.scrubbing * movement * seconds * factor : 0
    return followed * factor + scrubbed + max(alone, (Self.settling * movement + speed) * factor) * seconds + 1
  }
}
