import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@Suite("The stages of a completion") struct CompletionStageTests {
  private func stages(_ direction: Direction) -> [CompletionStage] {
    var stages = [CompletionStage.moving]
    for _ in 0..<6 { stages.append(stages[stages.count - 1].next(direction)) }
    return stages
  }

  @Test("to the end: the animations end past it, and then time runs on")
  func toEnd() {
    #expect(
      stages(.toEnd) == [
        .moving, .showingPastEnd, .reportingEnds, .removingEnded, .awaitingAnimator, .awaitingAnimator,
        .awaitingAnimator,
      ])
  }

  @Test("to the start: the model is restored in the frame after the one that shows it")
  func toStart() {
    #expect(
      stages(.toStart) == [
        .moving, .showingStart, .restoringModel, .checkingOldAppearance, .awaitingAnimator, .awaitingAnimator,
        .awaitingAnimator,
      ])
  }
}
