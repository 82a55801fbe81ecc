import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

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
    _ motion: Motion, _ order: Stage.CompletionOrder, selecting index: Int, _ begin: (ContainerStage) -> Void
  ) -> [String] {
    let stage = ContainerStage(completions: order)
    stage.animator = motion.animator
    var added: [String] = []
    stage.listeners.add {
      guard case .commit(let source) = $0 else { return }
      if !source.isLoops { added.append("after \(stage.callLines.last ?? "nothing")") }
    }
    begin(stage)
    stage.run(until: { stage.isInTransition }, limit: 1)
    #expect(stage.isInTransition)
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.container.selectedIndex == index)
    #expect(stage.faults == [])
    return added
  }

  @Test("are only the frame's own, from a tap to the end", arguments: Motion.allCases, Contract.orders)
  func tap(_ motion: Motion, _ order: Stage.CompletionOrder) {
    #expect(addedCommits(motion, order, selecting: 1) { $0.tap(tab: 1) } == [])
  }

  @Test("are only the frame's own in a drag that finishes", arguments: Motion.allCases, Contract.orders)
  func finishedDrag(_ motion: Motion, _ order: Stage.CompletionOrder) {
    #expect(addedCommits(motion, order, selecting: 1) { $0.drag(by: -300) } == [])
  }

  @Test("are only the frame's own in a drag that is cancelled", arguments: Motion.allCases, Contract.orders)
  func cancelledDrag(_ motion: Motion, _ order: Stage.CompletionOrder) {
    #expect(addedCommits(motion, order, selecting: 0) { $0.drag(by: -150) } == [])
  }
}
