import Stage
import Testing
import UIKit

@MainActor @Suite("Feedback generators", .serialized) struct FeedbackGeneratorTests {
  @Test("play the requested feedback at the frame's time")
  func all() {
    let stage = Stage()
    stage.frame()
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    stage.frame()
    stage.frame()
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.25)
    impact.impactOccurred(intensity: 3)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    #expect(
      stage.feedback.map(\.name) == [
        "prepare selection", "selectionChanged", "prepare impact", "impactOccurred rigid 1.0",
        "impactOccurred rigid 0.25", "impactOccurred rigid 1.0", "notificationOccurred warning",
      ])
    let time = 2.0 / 60
    #expect(stage.feedback.map(\.time) == [0, 0, time, time, time, time, time])
  }

  @Test("are recorded by the current stage")
  func stages() {
    let first = Stage()
    UISelectionFeedbackGenerator().selectionChanged()
    first.tearDown()
    let second = Stage()
    UISelectionFeedbackGenerator().selectionChanged()
    second.tearDown()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(first.feedback.count == 1 && second.feedback.count == 1)
  }
}
