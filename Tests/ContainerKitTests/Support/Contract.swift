import QuartzCore

/// Parts of the call lists that many switches share.
enum Contract {
  /// Both orders of a frame and the turn in which ended animations report.
  static let orders: [EndReports] = [.beforeFrame, .afterFrame]

  static let asked = asked(to: "B")
  static let began = began(from: "A", to: "B")
  static let completed = completed(from: "A", to: "B")

  static func asked(to: String) -> [String] {
    ["willSelect \(to)", "animationControllerForTransition \(to)", "interactionControllerFor container"]
  }

  /// - Parameter isNew: Whether the page is shown for the first time.
  static func began(from: String, to: String, isNew: Bool = true) -> [String] {
    (isNew ? ["viewDidLoad \(to)"] : []) + [
      "transitionDuration \(to)", "viewWillAppear \(to)", "viewWillDisappear \(from)",
    ]
  }

  static func completed(from: String, to: String) -> [String] {
    ["completeTransition \(to)"] + ended(from: from, to: to)
  }

  /// Without the animator's having said anything.
  static func ended(from: String, to: String) -> [String] {
    ["viewDidDisappear \(from)", "viewDidAppear \(to)", "animationEnded \(to)", "didSelect \(to)"]
  }

  /// From the release on.
  static func turned(from: String, to: String) -> [String] {
    ["viewWillDisappear \(to)", "viewWillAppear \(from)"]
  }

  static func cancelled(from: String, to: String) -> [String] {
    ["viewDidDisappear \(to)", "viewDidAppear \(from)", "animationEnded \(to)", "didCancelTransitionTo \(to)"]
  }
}
