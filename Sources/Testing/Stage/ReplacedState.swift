import LayerTime
import UIKit

/// The state of the process that a stage has replaced: the screen, the user's settings, and the observers of issues, calls
/// and haptics.
@MainActor
final class ReplacedState {
  var settings = UserSettings()
  let issueHandler: (String) -> Void
  private let screen: (bounds: CGRect, scale: CGFloat)
  private let callObserver: ((String, AnyObject) -> Void)?
  private let feedbackObserver: ((String) -> Void)?
  private let stepObserver: ((TransitionStep, AnyObject, AnyObject?) -> Void)?
  private let changeObserver: ((OtherChanges, Bool) -> Void)?

  init(recorder: CallRecorder, conditions: StageConditions) {
    issueHandler = RuntimeIssues.handler
    screen = (UIScreen.main.bounds, UIScreen.main.scale)
    callObserver = CallTrace.observer
    feedbackObserver = FeedbackTrace.observer
    stepObserver = TransitionStep.observer
    changeObserver = OtherChanges.observer
    CallTrace.observer = { [weak recorder] name, object in recorder?.received(name, object) }
    conditions.apply()
  }

  /// Restores the previous state.
  func giveBack() {
    UIScreen.main.configure(bounds: screen.bounds, scale: screen.scale)
    if settings != UserSettings() { UserSettings().apply() }
    StageConditions().apply()
    RuntimeIssues.handler = issueHandler
    CallTrace.observer = callObserver
    FeedbackTrace.observer = feedbackObserver
    TransitionStep.observer = stepObserver
    OtherChanges.observer = changeObserver
  }
}
