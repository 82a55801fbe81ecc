import UIKit

/// A display link that calls a closure with each frame's time.
@MainActor final class FrameLink {
  private let body: (CFTimeInterval) -> Void
  private var link: CADisplayLink?

  init(_ body: @escaping (CFTimeInterval) -> Void) {
    self.body = body
    // The link retains its target until it is invalidated; the target does not retain this.
    let target = ActionTarget { [weak self] in self?.fire() }
    let link = CADisplayLink(target: target, selector: ActionTarget.action)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func fire() {
    if let link { body(link.timestamp) }
  }

  /// Must be called, or the link stays.
  func invalidate() {
    link?.invalidate()
    link = nil
  }
}
