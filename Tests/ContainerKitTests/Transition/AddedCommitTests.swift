import Stage
import Testing
import UIKit

@testable import ContainerKit

/// While a transition runs, all of ContainerKit's changes are part of the commits that the frame makes anyway. A commit
/// in the middle of its code would show a state that belongs neither to the last frame nor to the next one.
@MainActor @Suite("A transition's commits", .serialized) struct AddedCommitTests {
  enum Motion: CaseIterable {
    case slide, plain

    /// The default slide (nil), or an animator like most others.
    @MainActor var animator: (any UIViewControllerAnimatedTransitioning)? {
      switch self {
      case .slide: nil
      case .plain: ScriptedAnimator.fade { !$0.transitionWasCancelled }
      }
    }
  }

  /// Returns the commits that are not the frame's own, each with the call before it, until everything has ended.
  private func addedCommits(
    _ motion: Motion, _ order: EndReports, selecting index: Int, _ begin: (Rig) -> Void
  ) -> [String] {
    let rig = Rig(endReports: order)
    rig.delegate.animator = motion.animator
    var added: [String] = []
    rig.stage.commitWatcher = { source in
      if !source.isLoops { added.append("after \(rig.calls.last ?? "nothing")") }
    }
    begin(rig)
    rig.stage.run(until: { rig.stage.isInTransition }, limit: 1)
    #expect(rig.stage.isInTransition)
    rig.finish()
    rig.stage.run(for: 0.2)
    #expect(rig.container.selectedIndex == index)
    #expect(rig.faults == [])
    return added
  }

  @Test("are only the frame's own, from a tap to the end", arguments: Motion.allCases, Contract.orders)
  func tap(_ motion: Motion, _ order: EndReports) {
    #expect(addedCommits(motion, order, selecting: 1) { $0.tapTab(1) } == [])
  }

  @Test("are only the frame's own in a drag that finishes", arguments: Motion.allCases, Contract.orders)
  func finishedDrag(_ motion: Motion, _ order: EndReports) {
    #expect(addedCommits(motion, order, selecting: 1) { $0.drag(by: -300) } == [])
  }

  @Test("are only the frame's own in a drag that is cancelled", arguments: Motion.allCases, Contract.orders)
  func cancelledDrag(_ motion: Motion, _ order: EndReports) {
    #expect(addedCommits(motion, order, selecting: 0) { $0.drag(by: -150) } == [])
  }
}
