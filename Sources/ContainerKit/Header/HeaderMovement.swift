import UIKit

/// A movement of the header to one of its ends, which takes 0.3 s. It divides the distance that is left in each frame, so that
/// pages that come in, and headers whose height changes on the way, arrive at the same time.
@MainActor final class HeaderMovement {
  private static let duration: CFTimeInterval = 0.3

  /// `true` to collapse the header.
  let collapses: Bool
  /// `true` if the user's scroll has caused it, and not the app.
  let isSnap: Bool
  /// `false` while a finger delays the start.
  var hasStarted: Bool { start != nil }
  private var start: CFTimeInterval?
  /// The fraction of the movement in the last frame.
  private var fraction = 0.0
  private var link: FrameLink?

  /// - Parameter onFrame: Called in each frame, with its time.
  init(
    collapses: Bool, isSnap: Bool, onFrame: @escaping @MainActor (HeaderMovement, CFTimeInterval) -> Void
  ) {
    (self.collapses, self.isSnap) = (collapses, isSnap)
    link = FrameLink { [weak self] time in
      if let self { onFrame(self, time) }
    }
  }

  /// Returns the part of the distance that is left which the frame covers: 1 in the last frame.
  func step(at time: CFTimeInterval) -> CGFloat {
    let start = start ?? time
    self.start = start
    let old = fraction
    let elapsed = (time - start) / Self.duration
    guard elapsed < 1 else { return 1 }
    fraction = CompletionCurve.easeInOut.fraction(at: elapsed)
    return (fraction - old) / (1 - old)
  }
}
