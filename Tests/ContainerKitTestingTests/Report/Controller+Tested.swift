import ContainerKitTesting
import Foundation

extension AnimatorReport.Controller {
  /// `true` to examine animators in all controllers, which takes minutes.
  static let areAllTested = ProcessInfo.processInfo.environment["CONTAINERKIT_REPORTS"] == "all"
}

extension [AnimatorReport.Controller] {
  /// The controllers of a report for which none are named.
  static let usual: Self = [.container, .navigation, .presentation]
}
