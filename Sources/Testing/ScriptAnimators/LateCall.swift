import UIKit

/// Calls a closure some frames later.
@MainActor final class LateCall: NSObject {
  private let body: () -> Void
  private var frames: Int
  private var link: CADisplayLink?

  private init(frames: Int, _ body: @escaping () -> Void) {
    (self.frames, self.body) = (frames, body)
    super.init()
  }

  /// Calls a closure after a number of frames. The display link retains the call until then.
  static func after(frames: Int, _ body: @escaping () -> Void) {
    let call = LateCall(frames: frames, body)
    let link = CADisplayLink(target: call, selector: Selector(LateCall.fire))
    call.link = link
    link.add(to: .main, forMode: .common)
  }

  private func fire() {
    frames -= 1
    guard frames <= 0 else { return }
    link?.invalidate()
    link = nil
    body()
  }
}
