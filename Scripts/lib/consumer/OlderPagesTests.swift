import ContainerKit
import ContainerKitTesting
import OlderPages
import UIKit
import XCTest

final class OlderPagesTests: XCTestCase {
  func testRunsATransition() {
    let router = OlderRouter(titles: ["A", "B"])
    let stage = ContainerStage(container: router.container)
    var answers: [Bool] = []
    router.show(1) { answers.append($0) }
    stage.runToEnd()
    XCTAssertEqual(router.selected, ["B code"])
    XCTAssertEqual(answers, [true])
    XCTAssertEqual(stage.callDescriptions.last, "didSelect B")
    XCTAssertEqual(stage.faults, [])
    stage.tearDown()
  }

  func testListensAsVoiceOverDoes() {
    let stage = ContainerStage(pages: ["A", "B"])
    let voice = VoiceOver(stage)
    XCTAssertEqual(voice.spoken.suffix(2), ["A, selected, tab, 1 of 2", "B, tab, 2 of 2"])
    voice.stop()
    stage.tearDown()
  }
}
