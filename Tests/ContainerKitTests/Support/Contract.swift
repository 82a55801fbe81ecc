import QuartzCore

/// Parts of the call lists that many switches share.
enum Contract {
  /// Both orders of a frame and the turn in which ended animations report.
  static let orders: [EndReports] = [.beforeFrame, .afterFrame]
  static let asked = ["willSelect B", "animationControllerForTransition B", "interactionControllerFor container"]
  static let began = ["viewDidLoad B", "transitionDuration B", "viewWillAppear B", "viewWillDisappear A"]
  static let completed = [
    "completeTransition B", "viewDidDisappear A", "viewDidAppear B", "animationEnded B", "didSelect B",
  ]
}
