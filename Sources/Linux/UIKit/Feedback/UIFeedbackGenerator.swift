import Foundation

/// What feedback generators have in common. Made by the app as one of its subclasses.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// What it is called where feedback is heard of.
  var kind: String { "feedback" }

  /// Says that feedback may be wanted soon, so that it comes without delay.
  open func prepare() {
    FeedbackTrace.tell("prepare \(kind)")
  }
}
