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
    var earlier: EarlierTouch?
  }

  private struct EarlierTouch: Codable {
    var from: [Double]
    var to: [Double]
    var pause: Double
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
      do {
        try move(one, in: app.windows.firstMatch)
      } catch {
        XCTFail("\(one.id): \(error)")
        rows.append([
          "id": one.id, "act": one.act, "settles": one.settles, "outcome": ["error": "\(error)"],
        ])
        continue
      }
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

  @MainActor private func move(_ one: Case, in window: XCUIElement) throws {
    let start = coordinate(one.from, in: window)
    let end = coordinate(one.to, in: window)
    guard let earlier = one.earlier else {
      start.press(
        forDuration: 0.05, thenDragTo: end, withVelocity: XCUIGestureVelocity(rawValue: CGFloat(one.velocity)),
        thenHoldForDuration: 0.2)
      return
    }
    let record = try FingerRecord()
    try record.drag(
      from: coordinate(earlier.from, in: window).screenPoint, to: coordinate(earlier.to, in: window).screenPoint,
      velocity: one.velocity)
    record.pause(earlier.pause)
    try record.drag(from: start.screenPoint, to: end.screenPoint, velocity: one.velocity)
    try record.play()
  }

  @MainActor private func coordinate(_ fractions: [Double], in window: XCUIElement) -> XCUICoordinate {
    window.coordinate(withNormalizedOffset: CGVector(dx: fractions[0], dy: fractions[1]))
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
