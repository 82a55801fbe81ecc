import UIKit

/// Finds out if pages stay in memory.
@MainActor enum PageLeak {
  private struct WeakPage {
    weak var page: UIViewController?
  }

  /// The time in which what an animator has scheduled may release the pages, in seconds.
  private static let grace: TimeInterval = 3

  /// Takes the pages out of the host that `drive` returns, and returns true if they are released soon.
  static func isFree(_ drive: () -> any TransitionHost) -> Bool {
    let (stage, pages) = leave(drive)
    stage.keepsPictures = false
    stage.run(until: { pages.allSatisfy { $0.page == nil } }, limit: grace)
    return pages.allSatisfy { $0.page == nil }
  }

  /// Returns the host's stage, which is empty by then.
  private static func leave(_ drive: () -> any TransitionHost) -> (Stage, [WeakPage]) {
    let host = drive()
    let stage = host.stage
    (stage.onFrame, stage.flashJudge) = (nil, nil)
    host.close()
    return (stage, [host.from, host.to].map { WeakPage(page: $0) })
  }
}
