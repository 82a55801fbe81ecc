import LayerTime
import UIKit

/// The pages giving way, ever less, to a finger that drags them where there is no other page, and going back when it
/// lets go.
///
/// Their area is moved by the `sublayerTransform` of a view around it, which no layout touches, and no animator either: the
/// area's own is where animators put a perspective.
@MainActor final class EdgePull {
  /// What the pages' area is in.
  let view = UIView()
  private var link: FrameLink?
  private var back: (spring: SettlingSpring, since: CFTimeInterval)?

  /// Points that the pages are moved, positive to the right.
  private(set) var offset: CGFloat = 0

  /// Follow a finger that is `distance` points past the end.
  func show(_ distance: CGFloat, resistance: CGFloat) {
    stop()
    move(to: RubberBand(width: view.bounds.width, resistance: resistance).offset(for: distance))
  }

  /// A finger takes hold of it: answers the distance that belongs to the offset.
  func hold(resistance: CGFloat) -> CGFloat {
    stop()
    return RubberBand(width: view.bounds.width, resistance: resistance).distance(for: offset)
  }

  /// Go back, with a velocity in points a second.
  func letGo(velocity: CGFloat) {
    guard offset != 0, link == nil else { return }
    back = (SettlingSpring(from: Double(offset), to: 0, velocity: Double(velocity), tolerance: 0.25), CACurrentMediaTime())
    link = FrameLink { [weak self] in self?.frame($0) }
  }

  /// Be back now.
  func reset() {
    stop()
    move(to: 0)
  }

  private func frame(_ time: CFTimeInterval) {
    guard let back else { return }
    let elapsed = max(time - back.since, 0)
    guard !back.spring.isSettled(at: elapsed) else { return reset() }
    move(to: CGFloat(back.spring.position(at: elapsed)))
  }

  private func stop() {
    link?.invalidate()
    link = nil
    back = nil
  }

  private func move(to offset: CGFloat) {
    guard offset != self.offset else { return }
    self.offset = offset
    CATransaction.withoutActions { view.layer.sublayerTransform = CATransform3DMakeTranslation(offset, 0, 0) }
  }
}
