/// The order of the calls of a transition, in parts. Tests that run on both systems and those that run only on Linux
/// share this file; the latter use a link to it.
enum Contract {
  static let asked = asked(to: "B")
  static let began = began(from: "A", to: "B")
  static let completed = completed(from: "A", to: "B")

  static func asked(to: String) -> [String] {
    ["willSelect \(to)", "animationControllerForTransition \(to)", "interactionControllerFor container"]
  }

  /// - Parameter isNew: `true` if the page is shown for the first time.
  static func began(from: String, to: String, isNew: Bool = true) -> [String] {
    (isNew ? ["viewDidLoad \(to)"] : []) + [
      "transitionDuration \(to)", "viewWillAppear \(to)", "viewWillDisappear \(from)",
    ]
  }

  static func completed(from: String, to: String) -> [String] {
    ["completeTransition \(to)"] + ended(from: from, to: to)
  }

  /// The end of a transition without the animator's calls.
  static func ended(from: String, to: String) -> [String] {
    ["viewDidDisappear \(from)", "viewDidAppear \(to)", "animationEnded \(to)", "didSelect \(to)"]
  }

  /// The calls from the release on.
  static func turned(from: String, to: String) -> [String] {
    ["viewWillDisappear \(to)", "viewWillAppear \(from)"]
  }

  static func cancelled(from: String, to: String) -> [String] {
    ["viewDidDisappear \(to)", "viewDidAppear \(from)", "animationEnded \(to)", "didCancelTransitionTo \(to)"]
  }

  // MARK: Whole lists, of transitions begun by code

  /// The calls up to the animator's. `viewIsAppearing` comes before the animator, in the window and at the final size.
  static func animating(from: String = "A", to: String = "B", driven: Bool = false) -> [String] {
    asked(to: to) + began(from: from, to: to) + ["viewIsAppearing \(to)"]
      + (driven ? ["startInteractiveTransition \(to)"] : []) + ["animateTransition \(to)"]
  }

  static let finished = animating() + completed + ["completion true"]

  static let unanimated = [
    "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A",
    "viewIsAppearing B", "viewDidAppear B", "didSelect B",
  ]

  static let drivenToTheEnd =
    animating(driven: true) + ["finishInteractiveTransition B"] + completed + ["completion true"]

  static let takenBack =
    animating(driven: true) + ["cancelInteractiveTransition B"] + turned(from: "A", to: "B")
    + ["viewIsAppearing A", "completeTransition B"] + cancelled(from: "A", to: "B") + ["completion false"]

  static let incomingRemoved =
    animating() + ["willMove B"] + turned(from: "A", to: "B") + [
      "viewDidDisappear B", "viewIsAppearing A", "viewDidAppear A", "animationEnded B", "didCancelTransitionTo B",
      "completion false", "removeFromParent B", "didMove B",
    ]

  static let outgoingRemoved =
    animating() + ["willMove A"] + ended(from: "A", to: "B") + ["completion true", "removeFromParent A", "didMove A"]

  static let leftTheScreen =
    animating() + ended(from: "A", to: "B") + [
      "completion true", "viewWillDisappear B", "viewDidDisappear B",
    ]

  static let succession =
    animating() + ["completion false"] + completed + ["completion true"] + animating(from: "B", to: "D")
    + completed(from: "B", to: "D") + ["completion true"]
}
