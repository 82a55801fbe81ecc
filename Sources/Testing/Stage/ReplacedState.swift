import UIKit

/// The state of the process that a stage has replaced: the screen, the user's settings, and the handler of issues.
@MainActor
final class ReplacedState {
  var settings = UserSettings()
  let issueHandler: (String) -> Void
  private let screen: (bounds: CGRect, scale: CGFloat)

  init(conditions: StageConditions) {
    issueHandler = RuntimeIssues.handler
    screen = (UIScreen.main.bounds, UIScreen.main.scale)
    conditions.apply()
  }

  /// Restores the previous state.
  func giveBack() {
    UIScreen.main.configure(bounds: screen.bounds, scale: screen.scale)
    if settings != UserSettings() { UserSettings().apply() }
    StageConditions().apply()
    RuntimeIssues.handler = issueHandler
  }
}
