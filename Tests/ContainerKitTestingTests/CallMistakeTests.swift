import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

/// A call that a test should not make, and the issue that it records.
private struct CallMistake: Sendable, CustomTestStringConvertible {
  let issue: String
  let call: @MainActor @Sendable (ContainerStage) -> Void
  var testDescription: String

  init(_ name: String, _ issue: String, _ call: @escaping @MainActor @Sendable (ContainerStage) -> Void) {
    (testDescription, self.issue, self.call) = (name, issue, call)
  }
}

private let noFinger = "no finger is down: call drag(toPageAt:progress:) first"
private let finger = "a finger is down: call lift(), finishDrag() or cancelDrag() first"

private let mistakes = [
  CallMistake("cancelDrag()", noFinger) { $0.cancelDrag() },
  CallMistake("lift()", noFinger) { $0.lift() },
  CallMistake("finishDrag()", noFinger) { $0.finishDrag() },
  CallMistake("drag to 1.5", "a progress is from 0 to 1, not 1.5") { $0.drag(toPageAt: 1, progress: 1.5) },
  CallMistake("drag to -0.1", "a progress is from 0 to 1, not -0.1") { $0.drag(toPageTitled: "B", progress: -0.1) },
  CallMistake("drag to nan", "a progress is from 0 to 1, not nan") { $0.drag(toPageAt: 1, progress: .nan) },
  CallMistake("run to 2", "a progress is from 0 to 1, not 2.0") { $0.run(toProgress: 2) },
  CallMistake("run to nan", "a progress is from 0 to 1, not nan") { $0.run(toProgress: .nan) },
  CallMistake("runToEnd()", finger) { stage in
    stage.drag(toPageAt: 1, progress: 0.5)
    #expect(stage.runToEnd() == [])
    #expect(stage.progress == 0.5)
    stage.cancelDrag()
  },
  CallMistake("a tab of a custom bar", "the container has a customTabBar: use tap(at:)") { stage in
    stage.container.customTabBar = EmptyBar()
    stage.tapTab(at: 1)
    stage.container.customTabBar = nil
  },
  CallMistake("a film in a path", "a film's name is that of a folder, not \"a/b\"") { $0.film("a/b") },
  CallMistake("a film without a name", "a film's name is that of a folder, not \"\"") { $0.film("") },
  CallMistake("a hidden film", "a film's name is that of a folder, not \".a\"") { $0.film(".a") },
  CallMistake("a drag without steps", "a gesture needs a positive number of steps, not 0") {
    $0.drag(from: CGPoint(x: 9, y: 9), to: CGPoint(x: 9, y: 9), duration: 0.01, steps: 0)
  },
  CallMistake("a scroll backward", "a gesture needs a positive number of steps, not -1") {
    $0.scroll(by: .zero, at: CGPoint(x: 9, y: 9), duration: 0.01, steps: -1)
  },
  CallMistake("a channel of 256", "a tolerance is from 0 to 255, and its fraction from 0 to 1, not 256 and 0.0") { _ in
    #expect(PictureTolerance(channel: 256) == .exact)
  },
  CallMistake("a fraction of nan", "a tolerance is from 0 to 255, and its fraction from 0 to 1, not 1 and nan") { _ in
    #expect(PictureTolerance(channel: 1, fraction: .nan) == .exact)
  },
]

private final class EmptyBar: UIView, ContainerTabBar {
  var items: [ContainerTabItem] = []
  var onSelect: ((Int) -> Void)?
  func update(_ state: ContainerTabBarState) {}
}

@MainActor @Suite("A wrong call of a test", .serialized) struct CallMistakeTests {
  /// Returns the comments of the issues that a test records, each in this file.
  private func issues(_ test: () -> Void) -> [String] {
    nonisolated(unsafe) var found: [String] = []
    withKnownIssue {
      test()
    } matching: { issue in
      found += issue.comments.map(\.rawValue)
      if issue.sourceLocation?.fileID != #fileID { found.append("not at the caller's line: \(issue)") }
      return true
    }
    return found
  }

  @Test("is one issue at the caller's line, and the test goes on", arguments: mistakes)
  fileprivate func goesOn(mistake: CallMistake) {
    let stage = ContainerStage(pages: ["A", "B"])
    #expect(issues { mistake.call(stage) } == [mistake.issue])
    stage.runToEnd()
    #expect(stage.onScreen == ["A"] && stage.faults == [])
    stage.tapTab(at: 1)
    stage.runToEnd()
    #expect(stage.onScreen == ["B"] && stage.faults == [])
  }

  @Test(
    "that makes a stage without a size or a scale is one issue, and the stage has the default ones",
    arguments: [
      (CGSize(width: 0, height: 5), 1, "0.0 x 5.0 points at 1.0"),
      (CGSize(width: 5, height: -1), 1, "5.0 x -1.0 points at 1.0"),
      (CGSize(width: CGFloat.nan, height: 5), 1, "nan x 5.0 points at 1.0"),
      (CGSize(width: CGFloat.infinity, height: 5), 1, "inf x 5.0 points at 1.0"),
      (CGSize(width: 5, height: 6), 0, "5.0 x 6.0 points at 0.0"),
    ] as [(CGSize, CGFloat, String)])
  func size(size: CGSize, scale: CGFloat, text: String) {
    let issue = "a stage needs a positive size and scale, not \(text) pixels a point"
    var stages: [Stage] = []
    #expect(issues { stages.append(ContainerStage(pages: ["A", "B"], size: size, scale: scale)) } == [issue])
    #expect(issues { stages.append(ContainerStage(viewControllers: [], size: size, scale: scale)) } == [issue])
    let container = ContainerViewController(viewControllers: [])
    #expect(issues { stages.append(ContainerStage(container: container, size: size, scale: scale)) } == [issue])
    #expect(issues { stages.append(Stage(size: size, scale: scale)) } == [issue])
    #expect(stages.map(\.window.bounds.size) == Array(repeating: Stage.defaultSize, count: 4))
    #expect(stages.map(\.scale) == [1, 1, 1, 1])
  }

  @Test(
    "that makes a stage with a rate that is no rate is one issue, and the stage has 60 frames a second",
    arguments: [0, -60, .nan, .infinity] as [Double])
  func rate(fps: Double) {
    let issue = "a display needs a positive number of frames a second, not \(fps)"
    var stages: [Stage] = []
    #expect(issues { stages.append(ContainerStage(pages: ["A", "B"], fps: fps)) } == [issue])
    #expect(issues { stages.append(Stage(fps: fps)) } == [issue])
    var conditions = StageConditions()
    conditions.frameRates = [1: fps, 2: 30]
    let change = "a rate starts at 0 or later, and is a positive number of frames a second, not \(fps) at 1.0"
    #expect(issues { stages.append(Stage(conditions: conditions)) } == [change])
    #expect(stages.map(\.fps) == [60, 60, 60])
    stages[2].run(for: 2.5)
    #expect(stages[2].fps == 30)
  }
}
