import Foundation
import LayerTime

/// The base class of feedback generators. Apps create its subclasses.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// The generator's name in a feedback trace.
  var kind: String { "feedback" }

  /// Prepares for feedback that may follow soon, so that it plays without delay.
  open func prepare() {
    Trace.receive?(.feedback("prepare \(kind)"))
  }
}
