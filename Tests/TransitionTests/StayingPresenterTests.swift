import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A ready transition over a presenter that stays", .serialized) @MainActor struct StayingPresenterTests {
  /// The transitions, in slow motion.
  private nonisolated static let library = TestedTransition.forms.flatMap { name, form in
    [false, true].map { isBackwards in
      TestedTransition(name, isBackwards: isBackwards) {
        let transition = form($0)
        return transition.duration(transition.duration * 3)
      }
    }
  }
  private nonisolated static let names = library.map(\.name)

  private struct Case {
    let transition: TestedTransition
    var reducesMotion = false

    @MainActor func host(_ order: Stage.CompletionOrder) -> any TransitionHost {
      let host = Row(transition: transition, controller: .modal).host(order, driver: .containerKit)
      host.stage.settings.isReduceMotionEnabled = reducesMotion
      return host
    }
  }

  private static func transition(_ name: String) throws -> TestedTransition {
    try #require(library.first { $0.name == name })
  }

  @Test("starts with the presenter and ends with it, and jumps in no frame between", arguments: names)
  func frames(_ name: String) throws { try play(Case(transition: Self.transition(name))) }

  @Test(
    "does so with Reduce Motion, whatever the transition",
    arguments: ["cube", "cube-back", "fold", "fold-back", "shared", "shared-back"])
  func reducedMotion(_ name: String) throws {
    try play(Case(transition: Self.transition(name), reducesMotion: true))
  }

  /// The part of the difference between the pictures before and after that two neighboring frames may differ by, and that the first
  /// and the last frame of a movement may differ from them. Whatever moves differs by less in slow motion; a jump does not.
  private static let (step, edge) = (0.25, 0.12)

  private func play(_ played: Case) throws {
    for order in Stage.CompletionOrder.allCases {
      let still = played.host(order)
      let start = still.stage.image()
      still.jump()
      for _ in 0..<3 { still.stage.frame() }
      let end = still.stage.image()
      still.stage.tearDown()
      let whole = start.distance(to: end)
      try #require(whole > 0.05)
      let host = played.host(order)
      host.stage.watchForFlashes()
      // Under a finger, which cancels. The order changes nothing before that.
      host.hold()
      if order == .afterFrame { scrub(host, from: start, to: end, whole) } else { #expect(host.scrub(to: 0.5)) }
      host.letGo(finishing: false)
      host.runToEnd()
      #expect(PictureDifference(start, host.stage.image()) == nil)
      #expect(host.remains == [])
      // By itself.
      var last = start
      host.run()
      repeat {
        host.stage.frame()
        let picture = host.stage.image()
        #expect(picture.distance(to: last) < Self.step * whole)
        last = picture
      } while host.isUnderWay
      host.runToEnd()
      #expect(last.distance(to: end) < Self.edge * whole)
      #expect(PictureDifference(end, host.stage.image()) == nil)
      #expect(host.remains == [])
      host.stage.tearDown()
    }
  }

  /// Moves a held transition from its first to its last picture, which differ by `whole`.
  private func scrub(_ host: any TransitionHost, from start: CGImage, to end: CGImage, _ whole: Double) {
    var last = start
    for fraction in [0.01] + stride(from: 0.05, to: 0.96, by: 0.05) + [0.99] as [CGFloat] {
      #expect(host.scrub(to: fraction))
      let picture = host.stage.image()
      #expect(picture.distance(to: last) < (last === start ? Self.edge : Self.step) * whole, "at \(fraction)")
      last = picture
    }
    #expect(last.distance(to: end) < Self.edge * whole, "at the end")
  }
}
