import Animators
import ContainerKitTesting
import Testing
import UIKit

@Suite("A report on a sound animator", .serialized) @MainActor
struct SoundAnimatorTests {
  @Test("finds no faults", arguments: SoundAnimator.Technique.allCases)
  func sound(_ technique: SoundAnimator.Technique) {
    let report = AnimatorReport(size: CGSize(width: 160, height: 284), films: false) { SoundAnimator(technique) }
    #expect(report.faults.map(\.sentence) == [])
  }

  /// The trials' kinds that are sound in a container. It puts right what `stops` leaves. The others break a rule on purpose,
  /// except `starts`, which needs its interaction controller.
  private static let soundKinds: [AnimatorKind] = [
    .fade, .basic, .spring, .keyframes, .group, .transition, .interruptible, .property, .delay, .snapshot, .zero,
    .phases, .atonce, .late, .removes, .readds, .stops, .frames, .constraints, .turn, .forwards, .keyless, .pauses,
  ]

  @Test("of the trials finds faults in the kinds that break a rule, and in no others", arguments: AnimatorKind.allCases)
  func kinds(_ kind: AnimatorKind) throws {
    // The container's own animation has no animator.
    guard kind != .slide else { return }
    let report = AnimatorReport(in: [.container], size: CGSize(width: 160, height: 284), films: false) {
      kind.make() ?? SoundAnimator(.slide)
    }
    #expect(report.isSound == Self.soundKinds.contains(kind), "\(report)")
  }
}
