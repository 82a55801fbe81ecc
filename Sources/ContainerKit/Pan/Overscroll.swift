import LayerTime
import UIKit

/// Lets the pages follow a finger with growing resistance if there is no neighbor, and spring back on release.
///
/// The `sublayerTransform` of a view around the page area moves the pages. Neither layout nor animators touch it;
/// animators set a perspective on the page area's own.
@MainActor final class Overscroll {
  /// The superview of the page area, which clips. The page area does not: an animator may move it, and the pages in it the other way.
  let view = UIView()
  private var link: FrameLink?

  /// Called when the offset has changed.
  var onMove: (CGFloat) -> Void = { _ in }

  /// The horizontal offset of the pages, in points, positive to the right.
  private(set) var offset: CGFloat = 0

  init() { view.clipsToBounds = true }

  /// Moves the pages for a finger that is `distance` points past the end.
  func show(_ distance: CGFloat, resistance: CGFloat) {
    stop()
    move(to: RubberBand(length: view.bounds.width, resistance: resistance).offset(for: distance))
  }

  /// Stops springing back. Returns the finger's distance for the current offset.
  func grab(resistance: CGFloat) -> CGFloat {
    stop()
    return RubberBand(length: view.bounds.width, resistance: resistance).distance(for: offset)
  }

  /// Springs back, starting with a velocity in points per second. The next frame shows the current offset.
  func springBack(velocity: CGFloat) {
    guard offset != 0, link == nil else { return }
    let spring = SettlingSpring(from: Double(offset), to: 0, velocity: Double(velocity), tolerance: 0.25)
    var start: CFTimeInterval?
    link = FrameLink { [weak self] time in
      let begin = start ?? time
      start = begin
      let elapsed = time - begin
      if spring.isSettled(at: elapsed) { self?.reset() } else { self?.move(to: CGFloat(spring.position(at: elapsed))) }
    }
  }

  /// Moves the pages back at once.
  func reset() {
    stop()
    move(to: 0)
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func move(to offset: CGFloat) {
    guard offset != self.offset else { return }
    self.offset = offset
    CATransaction.withoutActions { view.layer.sublayerTransform = CATransform3DMakeTranslation(offset, 0, 0) }
    onMove(offset)
  }
}
