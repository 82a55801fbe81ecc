@_spi(Recording) import ContainerKit
import UIKit

/// A finger on a container's pages.
struct StageFinger {
  /// Where it is, in points of the window.
  var place: CGPoint
  /// Points that it goes in a frame.
  static let stride: CGFloat = 24
  /// Points after which a pan has begun, for certain.
  static let slop: CGFloat = 16
}

extension ContainerStage {
  /// Drags towards the page at an index until so much of the switch is seen. The finger stays down, where it is: drag on,
  /// or end with `lift()`, `finishDrag()` or `cancelDrag()`.
  ///
  /// The finger comes down where none is yet, in the middle of the page's height and near the side from which the other
  /// page comes; it moves 24 points in a frame. The page that is dragged to has to be beside the selected one.
  ///
  /// - Parameters:
  ///   - index: The page that is dragged to.
  ///   - progress: From 0 to 1. At 1 the switch is held 0.00002 before its end, where its animations are still there.
  /// - Returns: Whether a switch to that page is seen at that progress now. It is not where the delegate, a recogniser of
  ///   the page's or an interaction controller has other plans.
  @discardableResult public func drag(to index: Int, progress: CGFloat) -> Bool {
    checkIndex(index)
    precondition(progress >= 0 && progress <= 1, "a progress is from 0 to 1, not \(progress)")
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

  /// Drags towards the page of a title, as `drag(to:progress:)` with its index.
  @discardableResult public func drag(to title: String, progress: CGFloat) -> Bool {
    drag(to: index(of: title), progress: progress)
  }

  /// The finger rests for 0.2 seconds and goes up: the place alone decides whether the switch finishes
  /// (`ContainerPanSettings.completionThreshold`). The frame in which it goes up is the last one that is run.
  public func lift() {
    touch(.ended, heldFinger.place, at: nextTime + 0.2)
    finger = nil
    run(until: { settledInput })
  }

  /// The finger flicks on and goes up: the switch finishes, wherever it is. It moves on for three frames, half as fast again
  /// as `ContainerPanSettings.flickVelocity`; the frame in which it goes up is the last one that is run.
  public func finishDrag() {
    let step = container.panSettings.flickVelocity * 1.5 / CGFloat(fps)
    let target = container.transitionSnapshot?.to
    let side: CGFloat = target.map(isToTheRight) == true ? -1 : 1
    moveFinger(by: side * step * 3, frames: 3)
    touch(.ended, heldFinger.place, at: time)
    finger = nil
    servedFrame()
  }

  /// The system takes the touch away, as it does for a phone call: the switch is cancelled, from where it is. The frame in
  /// which this happens is the last one that is run.
  public func cancelDrag() {
    touch(.cancelled, heldFinger.place)
    finger = nil
    servedFrame()
  }

  private var heldFinger: StageFinger {
    guard let finger else { preconditionFailure("no finger is down: drag(to:progress:) first") }
    return finger
  }

  /// Whether a page comes from the right, where reading begins being what it is.
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
    let place = CGPoint(x: onTheRight ? box.maxX - 4 : box.minX + 4, y: box.midY)
    finger = StageFinger(place: place)
    touch(.began, place)
    servedFrame()
  }

  private func moveFinger(by distance: CGFloat, frames: Int) {
    var finger = heldFinger
    guard frames > 0 else { return }
    let start = finger.place.x
    for step in 1...frames {
      finger.place.x = start + distance * CGFloat(step) / CGFloat(frames)
      touch(.moved, finger.place)
      servedFrame()
    }
    self.finger = finger
  }
}
