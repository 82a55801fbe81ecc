import ScriptAnimators
import ContainerKit
import ContainerKitTesting
import Stage
import Testing
import UIKit

@testable import ContainerKitTestSupport

@MainActor @Suite("A page that is turned away", .serialized) struct TurnedPageTests {
  @Test(
    "is in no frame of a cancelled drag, once the progress is 0", arguments: Stage.CompletionOrder.allCases,
    ["transform.rotation.x", "transform.rotation.y"])
  func cancelled(completions: Stage.CompletionOrder, keyPath: String) {
    let animator = TurnAnimator(keyPath: keyPath)
    let stage = ContainerStage(pages: ["A", "B"], animator: animator, completions: completions)
    let first = stage.image()
    stage.drag(toPageAt: 1, progress: 0.3)
    stage.cancelDrag()
    var wrong: [Int] = []
    var judged = 0
    for index in 0..<120 where stage.isInTransition || judged < 5 {
      stage.frame()
      guard stage.progress == 0 else { continue }
      judged += 1
      if PictureDifference(first, stage.image()) != nil { wrong.append(index) }
    }
    #expect(wrong == [] && judged >= 5 && stage.faults == [])
  }
}
