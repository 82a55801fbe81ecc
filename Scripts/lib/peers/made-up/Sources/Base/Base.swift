import OSLog
import UIKit

/// For a later system.
@available(iOS 17, *) public func later() -> UILaterThing { UILaterThing() }

/// Returns 1, unless the system is a later one.
public func base() -> Int {
  if #available(iOS 17, *) { return later().number } else { return 1 }
}

/// Logs in two ways.
public func log(_ view: UIView) {
  os_log("%{public}@", log: OSLog(subsystem: "a", category: "b"), type: .error, "c")
  let logger = Logger(subsystem: "a", category: "b")
  logger.info("moved \(view.frame.width, format: .fixed(precision: 1)) \(1, privacy: .public)")
}
