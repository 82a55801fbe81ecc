import ScriptAnimators
import ContainerKitTesting
import Stage
import Testing
import UIKit

@testable import ContainerKitTestSupport

/// A commit may keep an animation's object, or put a copy in its place. Neither may be noticed.
@MainActor @Suite("An animation that a commit replaces by a copy with a begin time", .serialized)
struct ReplacedAnimationTests {
  enum Course: CaseIterable, Sendable { case runs, finished, cancelled, grabbed, reversed }

  /// The animators whose animations are on layers.
  nonisolated static let kinds: [AnimatorKind] = [
    .slide, .fade, .basic, .spring, .keyframes, .group, .transition, .interruptible, .property, .delay, .snapshot,
    .phases, .late, .repeats, .constraints, .forwards, .removes, .starts,
  ]

  private func play(
    _ kind: AnimatorKind, _ course: Course, replaces: Bool
  ) -> (frames: [ContainerStage.Frame], faults: [String]) {
    var conditions = StageConditions()
    conditions.replacesAnimationsAtCommit = replaces
    conditions.showsEveryCommit = true
    let stage = ContainerStage(pages: ["A", "B", "C"], animator: kind.make(), conditions: conditions)
    switch course {
    case .runs: stage.tapTab(at: 1)
    case .finished:
      stage.drag(toPageAt: 1, progress: 0.4)
      stage.finishDrag()
    case .cancelled:
      stage.drag(toPageAt: 1, progress: 0.4)
      stage.cancelDrag()
    case .grabbed:
      stage.tapTab(at: 1)
      stage.run(for: 0.1)
      stage.drag(toPageAt: 1, progress: 0.6)
      stage.lift()
    case .reversed:
      stage.tapTab(at: 1)
      stage.run(for: 0.1)
      stage.container.selectViewController(stage.container.viewControllers[0], animated: true, completion: nil)
    }
    stage.runToEnd()
    return (stage.frames, stage.faults)
  }

  @Test("moves pages as one that is kept does", arguments: kinds, Course.allCases)
  func moves(_ kind: AnimatorKind, _ course: Course) {
    let (replaced, kept) = (play(kind, course, replaces: true), play(kind, course, replaces: false))
    #expect(replaced.frames == kept.frames && replaced.faults == kept.faults)
  }
}
