import UIKit

/// A log of lines, in the order in which they were written.
@MainActor final class ProbeLog {
  private(set) var lines: [String] = []
  /// Called with each line, from within the call that writes it.
  var onLine: ((String) -> Void)?

  func callAsFunction(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  func clear() { lines = [] }
}

/// An animation delegate that logs when the animation starts and stops.
@MainActor final class AnimationLog: NSObject, @preconcurrency CAAnimationDelegate {
  private let name: String
  private let log: ProbeLog

  init(_ name: String, _ log: ProbeLog) {
    (self.name, self.log) = (name, log)
    super.init()
  }

  func animationDidStart(_ animation: CAAnimation) {
    log("\(name) started")
  }

  func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
    log("\(name) stopped \(flag)")
  }
}
