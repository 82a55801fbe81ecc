import XCTest

/// Chooses a scene from the list, taps a tab, and returns to the list.
final class SceneTests: XCTestCase {
  @MainActor func testASceneIsChosenAndSwitchesPages() {
    let app = XCUIApplication()
    app.launch()
    app.tables.cells["tabs"].tap()
    let tab = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Search'")).firstMatch
    XCTAssertTrue(tab.waitForExistence(timeout: 5))
    tab.tap()
    XCTAssertTrue(app.staticTexts["Search"].waitForExistence(timeout: 5))
    app.navigationBars.buttons.firstMatch.tap()
    XCTAssertTrue(app.tables.cells["tabs"].waitForExistence(timeout: 5))
  }
}
