import ContainerKitTesting
import Testing
import UIKit

@MainActor @Suite("A mistake in a test", .serialized) struct StageMistakeTests {
  /// Returns the comments of the issues that a test records.
  private func issues(_ test: () -> Void) -> [String] {
    nonisolated(unsafe) var found: [String] = []
    withKnownIssue {
      test()
    } matching: { issue in
      found += issue.comments.map(\.rawValue)
      return true
    }
    return found
  }

  @Test("with the title of a page is an issue that lists the titles, and the test goes on")
  func titles() {
    let stage = ContainerStage(pages: ["A", "B"])
    let text = #"no page is titled "Z"; the titles are ["A", "B"]"#
    var isExpected = true
    #expect(issues { isExpected = isExpected && stage.page(titled: "Z").isOnScreen == false } == [text])
    #expect(issues { isExpected = isExpected && stage.now.page(titled: "Z").frame.isNull } == [text])
    #expect(issues { isExpected = isExpected && stage.drag(toPageTitled: "Z", progress: 0.5) == false } == [text])
    #expect(issues { stage.tapTab(titled: "Z") } == [text])
    #expect(isExpected)
    stage.runToEnd()
    #expect(stage.onScreen == ["A"] && stage.faults == [])
  }

  @Test("with the index of a page is an issue that says how many there are, and the test goes on")
  func indices() {
    let stage = ContainerStage(pages: ["A", "B"])
    let text = "there is no page at the index 2; the container has 2"
    var isExpected = true
    #expect(issues { isExpected = isExpected && stage.page(at: 2).isOnScreen == false } == [text])
    #expect(issues { isExpected = isExpected && stage.drag(toPageAt: 2, progress: 0.5) == false } == [text])
    #expect(issues { stage.tapTab(at: 2) } == [text])
    #expect(isExpected)
    stage.runToEnd()
    #expect(stage.onScreen == ["A"] && stage.faults == [])
  }

  @Test("with two stages at once is one issue that says how to run serially")
  func twoStages() {
    let first = ContainerStage(pages: ["A", "B"])
    let second = Stage(rootViewController: UIViewController())
    let found = issues {
      first.run(for: 0.1)
      second.run(for: 0.1)
      first.run(for: 0.1)
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("mark each suite .serialized, and run `swift test --no-parallel`") == true)
    second.tearDown()
    first.tearDown()
  }
}
