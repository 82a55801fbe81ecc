import XCTest

/// Measures swipes between pages. In a simulator the results are indicative only, because it draws with the Mac's hardware, and
/// may report no hitches at all. There is no baseline, so nothing fails by them.
final class SmoothnessTests: XCTestCase {
  @MainActor func testSwipes() {
    let app = XCUIApplication()
    app.launchArguments = ["--scene", "tabs"]
    app.launch()
    let window = app.windows.firstMatch
    XCTAssertTrue(window.waitForExistence(timeout: 20))
    var metrics: [any XCTMetric] = [XCTCPUMetric(application: app)]
    // The compiler of Xcode 26, whose SDK has the metric.
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { metrics.append(XCTHitchMetric(application: app)) }
    #endif
    let options = XCTMeasureOptions()
    options.iterationCount = 5
    measure(metrics: metrics, options: options) {
      window.swipeLeft()
      window.swipeRight()
    }
  }
}
