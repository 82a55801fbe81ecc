import UIKit

/// A display link that calls a closure in each frame, until it is invalidated.
@MainActor final class FrameCallback: NSObject {
  private let body: (FrameCallback) -> Void
  private(set) var link: CADisplayLink?

  init(_ body: @escaping (FrameCallback) -> Void) {
    self.body = body
    super.init()
    let link = CADisplayLink(target: self, selector: Self.action)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func invalidate() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
    @objc private func fire() { body(self) }
    private static var action: Selector { #selector(fire) }
  #else
    private func fire() { body(self) }
    private static var action: Selector { Selector(FrameCallback.fire) }
  #endif
}
