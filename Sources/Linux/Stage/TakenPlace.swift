import UIKit

/// What there is once in a process and a stage has taken: the screen, the user's settings, and who hears of issues, calls and feedback.
@MainActor
final class TakenPlace {
  /// The one that was taken last and not given back.
  private static weak var current: TakenPlace?

  var settings = UserSettings()
  private let conditions: StageConditions
  let issueHandler: (String) -> Void
  private(set) var isGivenBack = false
  private let screen: (bounds: CGRect, scale: CGFloat)
  private let callObserver: ((String, AnyObject) -> Void)?
  private let feedbackObserver: ((String) -> Void)?
  private weak var previous: TakenPlace?

  init(recorder: CallRecorder, conditions: StageConditions) {
    self.conditions = conditions
    issueHandler = RuntimeIssues.handler
    screen = (UIScreen.main.bounds, UIScreen.main.scale)
    callObserver = CallTrace.observer
    feedbackObserver = FeedbackTrace.observer
    previous = Self.current
    CallTrace.observer = { [weak recorder] name, object in recorder?.heard(name, object) }
    Self.current = self
    conditions.apply()
  }

  /// What the user had set before.
  var settingsBefore: UserSettings { previous?.settings ?? UserSettings() }

  /// A stage that goes after a later one has come takes nothing away from that.
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
  }
}
