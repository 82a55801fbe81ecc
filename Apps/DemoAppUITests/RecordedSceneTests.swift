import XCTest

/// Drags and taps in the scene that the environment names, while Scripts/record-scenes records the screen. Without a scene
/// there is nothing to record, and the test is skipped.
final class RecordedSceneTests: XCTestCase {
  @MainActor func testMovesThroughTheScene() throws {
    guard let scene = ProcessInfo.processInfo.environment["SCENE"] else {
      throw XCTSkip("expected TEST_RUNNER_SCENE, as Scripts/record-scenes sets it")
    }
    let app = XCUIApplication()
    app.launchArguments = ["--scene", scene]
    app.launch()
    let window = app.windows.firstMatch
    XCTAssertTrue(window.waitForExistence(timeout: 20), scene)
    // A drag that is let go too early, one that is completed, and one back.
    drag(window, from: 0.8, to: 0.5)
    drag(window, from: 0.9, to: 0.1)
    drag(window, from: 0.1, to: 0.9)
    // What a scene taps is at the bottom, or in the middle.
    window.coordinate(withNormalizedOffset: CGVector(dx: 0.6, dy: 0.96)).tap()
    window.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5), scene)
  }

  @MainActor private func drag(_ element: XCUIElement, from start: CGFloat, to end: CGFloat) {
    element.coordinate(withNormalizedOffset: CGVector(dx: start, dy: 0.5)).press(
      forDuration: 0.05, thenDragTo: element.coordinate(withNormalizedOffset: CGVector(dx: end, dy: 0.5)),
      withVelocity: .slow, thenHoldForDuration: 0.5)
  }
}
