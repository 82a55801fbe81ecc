import ScriptAnimators
import ContainerKitTesting
import Testing
import UIKit

@Suite("A report on a sound animator", .serialized) @MainActor struct SoundAnimatorTests {
  /// Each technique in one controller; with CONTAINERKIT_REPORTS=all in the three usual ones.
  private static let techniques: [(SoundAnimator.Technique, [AnimatorReport.Controller])] =
    SoundAnimator.Technique.allCases.enumerated().map { index, technique in
      let controllers = [AnimatorReport.Controller].usual
      return (technique, AnimatorReport.Controller.areAllTested ? controllers : [controllers[index % 3]])
    }

  @Test("finds no faults", arguments: await techniques)
  func sound(_ technique: SoundAnimator.Technique, _ controllers: [AnimatorReport.Controller]) {
    let report = AnimatorReport(in: controllers, size: CGSize(width: 160, height: 284), films: false) {
      SoundAnimator(technique)
    }
    #expect(report.faults.map(\.sentence) == [])
  }

  /// The trials' kinds that are sound in a container. It puts right what `stops` leaves. The others break a rule on purpose,
  /// except `starts`, which needs its interaction controller.
  private static let soundKinds: [AnimatorKind] = [
    .fade, .basic, .spring, .keyframes, .group, .transition, .interruptible, .property, .delay, .snapshot, .zero,
    .phases, .atonce, .late, .removes, .insertsAgain, .stops, .frames, .constraints, .completesInLaterTurn, .forwards,
    .keyless, .pauses,
  ]

  /// A third of the kinds; with CONTAINERKIT_REPORTS=all, all of them. The container's own animation has no animator.
  private static let testedKinds = AnimatorKind.allCases.filter { $0 != .slide }.enumerated().filter {
    $0.offset.isMultiple(of: 3) || AnimatorReport.Controller.areAllTested
  }.map(\.element)

  @Test("of the trials finds faults in the kinds that break a rule, and in no others", arguments: await testedKinds)
  func kinds(_ kind: AnimatorKind) {
    let report = AnimatorReport(in: [.container], size: CGSize(width: 160, height: 284), films: false) {
      kind.make() ?? SoundAnimator(.slide)
    }
    #expect(report.isSound == Self.soundKinds.contains(kind), "\(report)")
  }
}
