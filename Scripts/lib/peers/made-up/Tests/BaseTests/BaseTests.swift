import UIKit
import XCTest
import os.log
@testable import Base

final class BaseTests: XCTestCase {
  static var isPrepared = false
  var states: [Int] = []

  override class func setUp() { isPrepared = true }
  override func setUp() async throws { states.append(1) }
  override func setUp() { states.append(2) }

  func testPrepared() {
    XCTAssertTrue(Self.isPrepared)
    XCTAssertEqual(states, [1, 2])
  }
  func testBase() { XCTAssertEqual(base(), 1) }
  func testLog() { XCTAssertNoThrow(log(UIView())) }
  @available(iOS 17, *) func testLater() { XCTAssertEqual(later().number, 2) }
  func testThrown() throws {
    struct Fault: Error {}
    XCTAssertThrowsError(try { throw Fault() }()) { XCTAssert($0 is Fault) }
    XCTExpectFailure("so") { XCTFail("on purpose") }
    XCTAssertEqual(4, 5, accuracy: 1)
    try XCTSkipIf(true, "skipped")
  }
  func testResourcesOfTheBundle() throws {
    let bundle = Bundle(for: type(of: self))
    XCTAssertEqual(bundle, Bundle.module)
    let url = try XCTUnwrap(bundle.url(forResource: "page", withExtension: "json"))
    XCTAssertFalse(try Data(contentsOf: url).isEmpty)
    XCTAssertEqual(UIImage(named: "red", in: bundle, compatibleWith: nil)?.size, CGSize(width: 1, height: 1))
  }
  func testWaitsInRealTime() {
    let view = UIView(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.addSubview(view)
    window.isHidden = false
    var order: [String] = []
    let (first, last) = (expectation(description: "first"), expectation(description: "last"))
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in order.append("animation") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      order.append("early")
      first.fulfill()
    }
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      order.append("late")
      last.fulfill()
    }
    wait(for: [first, last], timeout: 5, enforceOrder: true)
    XCTAssertEqual(order, ["early", "animation", "late"])
  }
  func testAsync() async {
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.fulfill() }
    await fulfillment(of: [done], timeout: 5)
    try? await Task.sleep(nanoseconds: 1_000_000)
    XCTAssertTrue(Thread.isMainThread)
  }
  func testWaiter() {
    let (a, b, never) = (XCTestExpectation(), XCTestExpectation(), XCTestExpectation())
    never.isInverted = true
    XCTAssertEqual(XCTWaiter.wait(for: [a], timeout: 0.01), .timedOut)
    b.fulfill()
    a.fulfill()
    XCTAssertEqual(XCTWaiter().wait(for: [a, b], timeout: 1), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: [a, b], timeout: 1, enforceOrder: true), .incorrectOrder)
    XCTAssertEqual(XCTWaiter.wait(for: [a, never], timeout: 0.01), .completed)
    never.fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 1), .invertedFulfillment)
  }
  func testExpectations() {
    let own = XCTestExpectation(description: "own")
    own.fulfill()
    own.fulfill()
    XCTAssertEqual(own.description, "own")
    XCTAssertFalse(own.assertForOverFulfill)
    XCTAssertTrue(expectation(description: "added").assertForOverFulfill)
    XCTAssertTrue((self as XCTest) is XCTestCase)
  }
  func testPackage() {
    #if SWIFT_PACKAGE
      XCTAssertTrue(true)
    #else
      XCTFail("SWIFT_PACKAGE is not defined")
    #endif
  }
  func testPredicateAndNotification() {
    let name = Notification.Name("page")
    var isDone = false
    expectation(for: NSPredicate { _, _ in isDone }, evaluatedWith: nil)
    expectation(forNotification: name, object: nil)
    DispatchQueue.main.async {
      isDone = true
      NotificationCenter.default.post(name: name, object: nil)
    }
    waitForExpectations(timeout: 5)
  }
  func testDelegateThatNothingRetains() { UIApplication.shared.delegate = AppDelegate() }
  func testFailsToThrow() { XCTAssertThrowsError(1) }
}

/// The app in which tests run on a device.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {}

final class MissingView: UIView {
  override func missing() {}
}

final class OverrideTests: XCTestCase {
  func testFailsWithoutAnOverride() {
    _ = MissingView()
    XCTFail("it is not called")
  }
}
