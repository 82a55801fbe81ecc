import Foundation
import UIKit

/// A tall scroll view on a screen with three pixels per point, or another scale, with fingers and frames at exact
/// times, as in the recordings.
@MainActor final class ThrowScene {
  let fingers = Fingers()
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let log = ScrollLog()
  private let oldScale = UIScreen.mainScale
  private(set) var lift: TimeInterval = 0

  init(offset: CGFloat = 0, scale: CGFloat = 3) {
    UIScreen.main.configure(bounds: UIScreen.main.bounds, scale: scale)
    fingers.window.addSubview(view)
    view.contentSize = CGSize(width: 393, height: 40000)
    view.contentOffset.y = offset
    view.delegate = log
    log.now = { [weak fingers] in fingers?.time ?? 0 }
    fingers.frame(after: 0.1)
  }

  isolated deinit { UIScreen.main.configure(bounds: UIScreen.main.bounds, scale: oldScale) }

  /// Moves a finger from the middle by equal steps, in points down the screen, and leaves it down.
  func move(by step: CGFloat, every seconds: TimeInterval, times count: Int) {
    let start: CGFloat = 400 - step * CGFloat(count) / 2
    fingers.down(200, start)
    for index in 1...count { fingers.move(200, start + step * CGFloat(index), after: seconds) }
    lastPosition = start + step * CGFloat(count)
  }

  private var lastPosition: CGFloat = 0

  /// Lifts the finger where it is.
  func lift(after pause: TimeInterval = 0) {
    fingers.up(200, lastPosition, after: pause)
    lift = fingers.time
  }

  /// Runs a frame the given number of seconds after the lift.
  func frame(atSecondsAfterLift seconds: TimeInterval) { fingers.frame(after: lift + seconds - fingers.time) }
}
