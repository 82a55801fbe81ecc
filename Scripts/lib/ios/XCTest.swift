// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces XCTest, which is not in the SDK, for check-ios: the declarations that the UI tests in Apps use, as Apple documents
// them. This finds misspelled names and wrong types. The declarations are not checked against Apple's.
@_exported import Foundation
import UIKit

open class XCTestCase: NSObject {
  public func add(_ attachment: XCTAttachment) {}
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {}
}

public protocol XCTMetric: NSObjectProtocol {}

open class XCTCPUMetric: NSObject, XCTMetric {
  public init(application: XCUIApplication) { super.init() }
}

@available(iOS 26.0, *) open class XCTHitchMetric: NSObject, XCTMetric {
  public init(application: XCUIApplication) { super.init() }
}

open class XCTMeasureOptions: NSObject {
  public var iterationCount = 5
}

public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil) {}
}

@MainActor open class XCUIElement: NSObject {
  public struct Query {
    @MainActor public subscript(key: String) -> XCUIElement { XCUIElement() }
    @MainActor public func matching(_ predicate: NSPredicate) -> Query { self }
    @MainActor public var firstMatch: XCUIElement { XCUIElement() }
    @MainActor public var cells: Query { self }
    @MainActor public var buttons: Query { self }
  }

  public var label: String { "" }
  public var staticTexts: Query { Query() }
  public var windows: Query { Query() }
  public var tables: Query { Query() }
  public var buttons: Query { Query() }
  public var navigationBars: Query { Query() }
  public func tap() {}
  public func swipeLeft() {}
  public func swipeRight() {}
  public func waitForExistence(timeout: TimeInterval) -> Bool { true }
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

open class XCUIApplication: XCUIElement {
  public var launchArguments: [String] = []
  public func launch() {}
  public func wait(for state: State, timeout: TimeInterval) -> Bool { true }

  public enum State: UInt { case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground }
}

public struct XCUIGestureVelocity {
  public static var slow: XCUIGestureVelocity { XCUIGestureVelocity(rawValue: 1) }
  public init(rawValue: CGFloat) {}
}

@MainActor open class XCUICoordinate: NSObject {
  public var screenPoint: CGPoint { .zero }
  public func tap() {}
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}

open class XCTestExpectation: NSObject {}

open class XCTNSPredicateExpectation: XCTestExpectation {
  public init(predicate: NSPredicate, object: Any?) { super.init() }
}

open class XCTWaiter: NSObject {
  public enum Result: Int { case completed, timedOut }
  public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> Result { .completed }
}

open class XCTAttachment: NSObject {
  public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
  public init(data: Data, uniformTypeIdentifier: String) { super.init() }
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) {}

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) {}

public func XCTFail(_ message: String = "") {}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = ""
) {}
