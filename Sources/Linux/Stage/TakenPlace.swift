import LayerTime
import UIKit

/// The state of the process that a stage has replaced: the screen, the user's settings, and the observers of issues,
/// calls and haptics.
@MainActor
final class TakenPlace {
  /// The last one that has not been restored.
  private static weak var current: TakenPlace?

  var settings = UserSettings()
  private let conditions: StageConditions
  let issueHandler: (String) -> Void
  private(set) var isGivenBack = false
  private let screen: (bounds: CGRect, scale: CGFloat)
  private let callObserver: ((String, AnyObject) -> Void)?
  private let feedbackObserver: ((String) -> Void)?
  private let stepObserver: ((TransitionStep, AnyObject, AnyObject) -> Void)?
  private weak var previous: TakenPlace?

  init(recorder: CallRecorder, conditions: StageConditions) {
    self.conditions = conditions
    issueHandler = RuntimeIssues.handler
    screen = (UIScreen.main.bounds, UIScreen.main.scale)
    callObserver = CallTrace.observer
    feedbackObserver = FeedbackTrace.observer
    stepObserver = TransitionStep.observer
    previous = Self.current
    CallTrace.observer = { [weak recorder] name, object in recorder?.heard(name, object) }
    Self.current = self
    conditions.apply()
  }

  /// The user's previous settings.
  var settingsBefore: UserSettings { previous?.settings ?? UserSettings() }

  /// Restores the previous state, unless a later stage has replaced this one's.
  func giveBack() {
    isGivenBack = true
    guard Self.current === self else { return }
    Self.current = previous
    UIScreen.main.configure(bounds: screen.bounds, scale: screen.scale)
    if settings != settingsBefore { settingsBefore.apply() }
    (previous?.conditions ?? StageConditions()).apply()
    RuntimeIssues.handler = issueHandler
    CallTrace.observer = callObserver
    FeedbackTrace.observer = feedbackObserver
    TransitionStep.observer = stepObserver
  }
}
