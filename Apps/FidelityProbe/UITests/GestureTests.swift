import XCTest

/// Moves a finger over each screen of the gesture matrix and records the outcome.
///
/// The app knows the cases and the state of its screens and shows both as text, so these tests only move the finger.
/// The rows are attached to the result, and written to the file that PROBE_GESTURES names (TEST_RUNNER_PROBE_GESTURES
/// for xcodebuild).
final class GestureTests: XCTestCase {
  private struct Case: Codable {
    var id: String
    var act: String
    var settles: [String]
    var from: [Double]
    var to: [Double]
    var velocity: Double
  }

  @MainActor func testTheMatrix() throws {
    let cases = try JSONDecoder().decode([Case].self, from: Data(text(of: "status", launching: ["--matrix"]).utf8))
    XCTAssertFalse(cases.isEmpty)
    var rows: [[String: Any]] = []
    for one in cases {
      let app = XCUIApplication()
      app.launchArguments = ["--gesture", one.id]
      app.launch()
      let state = app.staticTexts["state"]
      XCTAssertTrue(state.waitForExistence(timeout: 20), one.id)
      let window = app.windows.firstMatch
      let start = window.coordinate(withNormalizedOffset: CGVector(dx: one.from[0], dy: one.from[1]))
      let end = window.coordinate(withNormalizedOffset: CGVector(dx: one.to[0], dy: one.to[1]))
      start.press(
        forDuration: 0.05, thenDragTo: end, withVelocity: XCUIGestureVelocity(rawValue: CGFloat(one.velocity)),
        thenHoldForDuration: 0.2)
      let isAtRest = NSPredicate(format: "label CONTAINS %@", "\"isAtRest\":true")
      let rest = XCTNSPredicateExpectation(predicate: isAtRest, object: state)
      XCTAssertEqual(XCTWaiter().wait(for: [rest], timeout: 20), .completed, one.id)
      let outcome = try JSONSerialization.jsonObject(with: Data(state.label.utf8))
      rows.append(["id": one.id, "act": one.act, "settles": one.settles, "outcome": outcome])
    }
    let data = try JSONSerialization.data(withJSONObject: rows, options: [.prettyPrinted, .sortedKeys])
    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
    attachment.name = "gestures.json"
    attachment.lifetime = .keepAlways
    add(attachment)
    if let file = ProcessInfo.processInfo.environment["PROBE_GESTURES"] {
      try data.write(to: URL(fileURLWithPath: file))
    }
  }

  @MainActor private func text(of name: String, launching arguments: [String]) -> String {
    let app = XCUIApplication()
    app.launchArguments = arguments
    app.launch()
    let label = app.staticTexts[name]
    XCTAssertTrue(label.waitForExistence(timeout: 20))
    return label.label
  }
}
