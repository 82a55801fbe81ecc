import UIKit

/// Moves a partly collapsed header to one of its ends when the user's scroll is over. If a finger, a transition or a rotation
/// stops it on the way, it continues afterward.
@MainActor final class HeaderSnapper {
  /// The state of the header in a frame.
  enum Situation {
    /// A finger, a scroll or a transition moves it.
    case held(distance: CGFloat)
    /// Nothing moves it. `left` is its distance from the end to which it snaps; nil at one of its ends.
    case free(distance: CGFloat, left: CGFloat?)
    /// Its page is out of the window.
    case away
  }

  /// Returns the state of the header; nil if there is nothing to snap.
  var situation: () -> Situation? = { nil }
  /// Called to start the movement to the end.
  var onSnap: () -> Void = {}

  /// `true` from the user's scroll until the header is at one of its ends.
  private(set) var isPending = false
  private var link: FrameLink?
  /// The frames in which nothing has moved, the number of them to wait for, and the header's position in the last one.
  private var rest: (frames: Int, needed: Int, distance: CGFloat?) = (0, 0, nil)
  /// The number of tries that have not brought the header nearer to its end, and the least distance that was left. The app may
  /// scroll the page back.
  private var tries: (failed: Int, left: CGFloat) = (0, .infinity)

  /// The number of such tries after which the header stays where it is.
  private static let maximumFailedTries = 2
  /// The number of frames without movement after which the header snaps again. An animation may start two frames late, and
  /// slowly.
  private static let framesToWait = 12

  /// Snaps as soon as nothing moves the header.
  func snapAtRest() {
    isPending = true
    guard link == nil else { return }
    rest = (0, 0, nil)
    tries = (0, .infinity)
    link = FrameLink { [weak self] _ in self?.frame() }
  }

  /// Snaps again in the next layout, after the header's range has changed.
  func continueLater() { isPending = true }

  private func frame() {
    switch situation() {
    case nil: end()
    case .held(let distance):
      rest = (0, 0, distance)
      tries = (0, .infinity)
    case .free(let distance, _) where rest.distance != distance: (rest.frames, rest.distance) = (0, distance)
    case .free(_, nil): end()
    // It continues when the page is back.
    case .away: end(isPending: true)
    case .free where rest.frames < rest.needed: rest.frames += 1
    case .free(_, let left?): snap(left)
    }
  }

  private func snap(_ left: CGFloat) {
    (rest.frames, rest.needed) = (0, Self.framesToWait)
    tries = tries.left - left >= 1 ? (0, left) : (tries.failed + 1, tries.left)
    if tries.failed < Self.maximumFailedTries { onSnap() } else { end() }
  }

  private func end(isPending: Bool = false) {
    link?.invalidate()
    link = nil
    self.isPending = isPending
  }
}
