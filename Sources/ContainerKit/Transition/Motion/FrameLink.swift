import UIKit

/// A display link that calls a closure for each frame with the time at which the frame will be on screen, in seconds of
/// media time. It runs until it is invalidated or released.
@MainActor package final class FrameLink {
  private var link: CADisplayLink?

  package init(_ body: @escaping (CFTimeInterval) -> Void) {
    // The link retains its target until it is invalidated; the target does not retain this.
    weak var made: CADisplayLink?
    let target = ActionTarget { [weak self] in
      guard let made else { return }
      if self?.link == nil { made.invalidate() } else { body(made.targetTimestamp) }
    }
    let link = CADisplayLink(target: target, selector: ActionTarget.action)
    // A page that follows a finger needs the highest rate. An iPhone allows it only if the app's Info.plist does.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    made = link
    self.link = link
  }

  package func invalidate() {
    link?.invalidate()
    link = nil
  }
}
