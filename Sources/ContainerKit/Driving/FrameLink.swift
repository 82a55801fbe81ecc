import UIKit

/// A display link that calls a closure for each frame with the time at which the frame will be on screen, in seconds of
/// media time. It runs until it is invalidated or released.
@MainActor final class FrameLink {
  private let body: (CFTimeInterval) -> Void
  private var link: CADisplayLink?

  init(_ body: @escaping (CFTimeInterval) -> Void) {
    self.body = body
    // The link retains its target until it is invalidated; the target does not retain this.
    let made = Made()
    let target = ActionTarget { [weak self] in
      if let self { fire() } else { made.link?.invalidate() }
    }
    let link = CADisplayLink(target: target, selector: ActionTarget.action)
    // A page that follows a finger needs the highest rate. An iPhone allows it only if the app's Info.plist does.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    made.link = link
    self.link = link
  }

  private func fire() {
    if let link { body(link.targetTimestamp) }
  }

  func invalidate() {
    link?.invalidate()
    link = nil
  }

  @MainActor private final class Made {
    weak var link: CADisplayLink?
  }
}
