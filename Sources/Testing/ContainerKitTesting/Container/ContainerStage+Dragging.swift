@_spi(Recording) import ContainerKit
import Testing
import UIKit

/// A finger on a container's pages.
struct StageFinger {
  /// The location, in points of the window.
  var position: CGPoint
  /// The greatest distance that the finger moves in a frame, in points.
  static let stride: CGFloat = 24
  /// A distance after which a pan has begun in any case, in points.
  static let slop: CGFloat = 16
}

extension ContainerStage {
  /// Drags toward the page at an index until the transition shows a progress. The finger stays down: continue with another drag,
  /// or end with `lift()`, `finishDrag()` or `cancelDrag()`.
  ///
  /// If no finger is down, one goes down at half the height of the page, near the side from which the other page
  /// enters. It moves at most 24 points in a frame. The page must be next to the selected one.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - progress: The progress, from 0 to 1. At 1 the animations are paused 0.00002 before their end.
  ///   - sourceLocation: The caller's location, at which a mistake is recorded.
  /// - Returns: `true` if a transition to that page shows that progress. It is false if the delegate, a gesture
  ///   recognizer of the page or an interaction controller prevents it, and if there is no such page or progress,
  ///   which records an issue.
  @discardableResult public func drag(
    toPageAt index: Int, progress: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard hasPage(at: index, sourceLocation), isProgress(progress, sourceLocation) else { return false }
    let target = container.viewControllers[index]
    let side: CGFloat = isToTheRight(target) ? -1 : 1
    if finger == nil { touchDown(onTheRight: side < 0) }
    if container.transitionSnapshot?.isInteractive != true { moveFinger(by: side * StageFinger.slop, frames: 2) }
    guard let snapshot = container.transitionSnapshot, snapshot.to === target, snapshot.isInteractive else {
      return false
    }
    let distance = (progress - snapshot.percentComplete) * snapshot.dragDistance
    moveFinger(by: side * distance, frames: Int((abs(distance) / StageFinger.stride).rounded(.up)))
    return abs(self.progress - progress) < 1e-4
  }

  /// Drags toward the page with a title, as `drag(toPageAt:progress:)` does.
  @discardableResult public func drag(
    toPageTitled title: String, progress: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let index = index(of: title, sourceLocation) else { return false }
    return drag(toPageAt: index, progress: progress, sourceLocation: sourceLocation)
  }

  /// Rests the finger for 0.2 seconds and lifts it, so that the progress alone decides whether the transition completes
  /// (`ContainerPanSettings.completionThreshold`). The last frame that is run is the one in which the finger lifts.
  ///
  /// If no finger is down, records an issue and runs no frame.
  public func lift(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let finger = heldFinger(sourceLocation) else { return }
    touch(.ended, at: finger.position, time: nextTime + 0.2)
    self.finger = nil
    run(until: { settledInput })
  }

  /// Flicks in the direction of the transition and lifts the finger, so that the transition completes at any progress.
  /// The finger moves for three frames, at one and a half times `ContainerPanSettings.flickVelocity`. If that would take it
  /// past the end, to the next page, it lifts as with `lift()`. The last frame that is run is the one in which it lifts.
  ///
  /// If no finger is down, records an issue and runs no frame.
  public func finishDrag(sourceLocation: SourceLocation = #_sourceLocation) {
    guard heldFinger(sourceLocation) != nil else { return }
    let step = container.panSettings.flickVelocity * 1.5 / CGFloat(fps)
    if let left = container.transitionSnapshot.map({ (1 - $0.percentComplete) * $0.dragDistance }), left <= step * 3 {
      return lift(sourceLocation: sourceLocation)
    }
    let target = container.transitionSnapshot?.to
    let side: CGFloat = target.map(isToTheRight) == true ? -1 : 1
    moveFinger(by: side * step * 3, frames: 3)
    if let finger { touch(.ended, at: finger.position, time: time) }
    finger = nil
    servedFrame()
  }

  /// Cancels the touch, as the system does for a phone call, so that the transition is cancelled. The last frame that
  /// is run is the one in which this happens.
  ///
  /// If no finger is down, records an issue and runs no frame.
  public func cancelDrag(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let finger = heldFinger(sourceLocation) else { return }
    touch(.cancelled, at: finger.position)
    self.finger = nil
    servedFrame()
  }

  /// Returns the finger. If none is down, records an issue and returns nil.
  private func heldFinger(_ sourceLocation: SourceLocation) -> StageFinger? {
    if finger == nil {
      TestIssue.record("no finger is down: call drag(toPageAt:progress:) first", sourceLocation)
    }
    return finger
  }

  /// Returns true if a page enters from the right, in the current layout direction.
  private func isToTheRight(_ target: UIViewController) -> Bool {
    let pages = container.viewControllers
    let from = container.transitionSnapshot?.from ?? container.selectedViewController
    let here = pages.firstIndex { $0 === from } ?? 0
    let there = pages.firstIndex { $0 === target } ?? 0
    return (there > here) != (container.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func touchDown(onTheRight: Bool) {
    let area = container.transitionContainerView
    let box = area.convert(area.bounds, to: nil)
    let position = CGPoint(x: onTheRight ? box.maxX - 4 : box.minX + 4, y: box.midY)
    finger = StageFinger(position: position)
    touch(.began, at: position)
    servedFrame()
  }

  private func moveFinger(by distance: CGFloat, frames: Int) {
    guard var finger, frames > 0 else { return }
    let start = finger.position.x
    for step in 1...frames {
      finger.position.x = start + distance * CGFloat(step) / CGFloat(frames)
      touch(.moved, at: finger.position)
      servedFrame()
    }
    self.finger = finger
  }
}
