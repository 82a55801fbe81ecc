import Testing

@testable import ContainerKit

@Suite("The stages of a completion") struct CompletionStageTests {
  private func stages(toEnd: Bool) -> [CompletionStage] {
    var stages = [CompletionStage.moving]
    for _ in 0..<6 { stages.append(stages[stages.count - 1].next(toEnd: toEnd)) }
    return stages
  }

  @Test("to the end: the animations end past it, and then time runs on")
  func toEnd() {
    #expect(
      stages(toEnd: true) == [
        .moving, .showingPastEnd, .reportingEnds, .removingEnded, .awaitingAnimator, .awaitingAnimator,
        .awaitingAnimator,
      ])
  }

  @Test("to the start: the model is restored in the frame after the one that shows it")
  func toStart() {
    #expect(
      stages(toEnd: false) == [
        .moving, .showingStart, .restoringModel, .checkingOldAppearance, .awaitingAnimator, .awaitingAnimator,
        .awaitingAnimator,
      ])
  }
}
