// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A log that discards its messages.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public struct Category: Sendable {
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")

    public let rawValue: String
  }

  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}

  public func isEnabled(type: OSLogType) -> Bool { false }
  public var signpostsEnabled: Bool { false }
}

public struct OSLogType: Hashable, Sendable {
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
}

public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {}
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer?, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any...
) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {}
public func os_log(_ message: OSLogMessage) {}
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {}

public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ logObj: OSLog) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}
