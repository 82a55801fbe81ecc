import UIKit

// Remarks: an author should know them, and UIKit tolerates them.
extension ReportDrive {
  /// The difference of duration and report up to which nothing is said, in seconds.
  private static let slack: TimeInterval = 0.1

  func remarkOnDuration() {
    guard let transition = watch.transition, let report = transition.report, !transition.isAtOnce else { return }
    let declared = transition.duration
    let took = report.time - transition.time
    guard abs(took - declared) > max(Self.slack, declared / 10) else { return }
    remark(
      "completes after \(Self.seconds(took)), and its transitionDuration(using:) is \(Self.seconds(declared)).")
  }

  private static func seconds(_ time: TimeInterval) -> String { "\((time * 100).rounded() / 100) s" }

  /// Pages that move by less than this fraction of the window's width do not count as moving.
  private static let reducedMotionFraction: CGFloat = 0.1

  func remarkOnReducedMotion() {
    let shown = watch.pagesInTransition
    let limit = stage.window.bounds.width * Self.reducedMotionFraction
    let moves = [\ReportPages.from, \.to].contains { page in
      let boxes = shown.map { $0[keyPath: page] }.filter(\.isOnScreen).map(\.frame).filter { !$0.isNull }
      return boxes.map(\.minX).spread > limit || boxes.map(\.minY).spread > limit || boxes.map(\.width).spread > limit
    }
    if moves { remark("moves the pages although the user prefers reduced motion.") }
  }

  /// Compares what is shown under a finger with the running animation.
  func remarkOnScrubbing(
    _ shown: [(fraction: CGFloat, pages: ReportPages, picture: StagePicture)]
  ) {
    guard shown.count == 3, baseline.isReproducible else { return }
    let images = shown.map { $0.picture.image() }
    guard images.dropFirst().contains(where: { PictureDifference(images[0], $0, tolerance: .unseen) != nil }) else {
      return remark("shows the same at 25, 50 and 75 % under a finger.")
    }
    // As long as the whole transition takes, and a little longer.
    stage.run(for: min((watch.transition?.duration ?? 0) + 0.2, 2))
    guard host.isUnderWay else { return }
    if PictureDifference(images[2], stage.image(), tolerance: .unseen) != nil {
      return remark("moves by itself while a finger rests.")
    }
    let strange = shown.filter { !running.isEmpty && !running.contain($0.pages) }
    if !strange.isEmpty {
      let fractions = strange.map { "\(Int($0.fraction * 100))" }.joined(separator: " and ")
      remark("shows the pages at \(fractions) % under a finger as it never does by itself.")
    }
    guard examined.controller != .customPresentation, host.scrub(to: 1) else { return }
    if let rest = PictureDifference(baseline.end, stage.image(), tolerance: .unseen), rest.count * 50 > rest.total {
      remark("is not at its end at 100 % under a finger: something follows that no finger drives.")
    }
  }
}

extension [ReportPages] {
  /// Returns true if the pages are close to those of a frame: not farther away than frames are from each other.
  fileprivate func contain(_ pages: ReportPages) -> Bool {
    let step = zip(self, dropFirst()).map { $0.distance(to: $1) }.filter(\.isFinite).max() ?? 0
    return contains { $0.distance(to: pages) <= step + 2 }
  }
}

extension [CGFloat] {
  /// The difference of the largest and the smallest number.
  fileprivate var spread: CGFloat { (self.max() ?? 0) - (self.min() ?? 0) }
}
