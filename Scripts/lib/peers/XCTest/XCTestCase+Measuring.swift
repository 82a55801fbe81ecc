// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Nothing is measured: blocks are called as often as they would be.

extension XCTestCase {
  public class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  public func measure(_ block: () -> Void) { measure(options: XCTMeasureOptions(), block: block) }
  public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block) }
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    measure(options: options, block: block)
  }
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    for _ in 0..<options.iterationCount { block() }
  }
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) { measure(block) }
  public func startMeasuring() {}
  public func stopMeasuring() {}
}

public struct XCTPerformanceMetric: Hashable, Sendable {
  public static let wallClockTime = XCTPerformanceMetric(rawValue: "com.apple.XCTPerformanceMetric_WallClockTime")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

public protocol XCTMetric {}

public final class XCTClockMetric: NSObject, XCTMetric {}
public final class XCTCPUMetric: NSObject, XCTMetric {}
public final class XCTMemoryMetric: NSObject, XCTMetric {}
public final class XCTStorageMetric: NSObject, XCTMetric {}

public final class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    public static let manuallyStop = InvocationOptions(rawValue: 2)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  public var iterationCount = 10
  public var invocationOptions: InvocationOptions = []
}
