import UIKit

/// The order of the calls of a transition, in parts and as whole lists. The parts are public for ContainerKitTestSupport,
/// which is there on Linux only.
public enum Contract {
  /// The calls to the delegate before a transition to B.
  public static let asked = asked(to: "B")
  /// The calls from there to the animator, from A to B.
  public static let began = began(from: "A", to: "B")
  /// The calls at the end of a completed transition from A to B.
  public static let completed = completed(from: "A", to: "B")

  /// The calls to the delegate before a transition.
  public static func asked(to: String) -> [String] {
    ["willSelect \(to)", "animationControllerForTransition \(to)", "interactionControllerFor container"]
  }

  /// The calls from there to the animator.
  ///
  /// - Parameter isNew: `true` if the page is shown for the first time.
  public static func began(from: String, to: String, isNew: Bool = true) -> [String] {
    (isNew ? ["viewDidLoad \(to)"] : []) + [
      "transitionDuration \(to)", "viewWillAppear \(to)", "viewWillDisappear \(from)",
    ]
  }

  /// The calls at the end of a completed transition.
  public static func completed(from: String, to: String) -> [String] {
    ["completeTransition \(to)"] + ended(from: from, to: to)
  }

  /// The calls at the end of a completed transition whose animator has not reported.
  public static func ended(from: String, to: String) -> [String] {
    ["viewDidDisappear \(from)", "viewDidAppear \(to)", "animationEnded \(to)", "didSelect \(to)"]
  }

  /// The appearance calls when a transition is reversed.
  public static func turned(from: String, to: String) -> [String] {
    ["viewWillDisappear \(to)", "viewWillAppear \(from)"]
  }

  /// The calls at the end of a cancelled transition.
  public static func cancelled(from: String, to: String) -> [String] {
    ["viewDidDisappear \(to)", "viewDidAppear \(from)", "animationEnded \(to)", "didCancelTransitionTo \(to)"]
  }

  // MARK: Whole lists, of transitions started by code

  /// The calls up to the animator's. `viewIsAppearing` comes before the animator, in the window and at the final size.
  static func animating(from: String = "A", to: String = "B", driven: Bool = false) -> [String] {
    asked(to: to) + began(from: from, to: to) + ["viewIsAppearing \(to)"]
      + (driven ? ["startInteractiveTransition \(to)"] : []) + ["animateTransition \(to)"]
  }

  static let finished = animating() + completed + ["completion selected"]

  static let unanimated = [
    "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A",
    "viewIsAppearing B", "viewDidAppear B", "didSelect B",
  ]

  static let drivenToTheEnd =
    animating(driven: true) + ["finishInteractiveTransition B"] + completed + ["completion selected"]

  static let takenBack =
    animating(driven: true) + ["cancelInteractiveTransition B"] + turned(from: "A", to: "B")
    + ["viewIsAppearing A", "completeTransition B"] + cancelled(from: "A", to: "B") + ["completion cancelled"]

  static let incomingRemoved =
    animating() + ["willMove B"] + turned(from: "A", to: "B") + [
      "viewDidDisappear B", "viewIsAppearing A", "viewDidAppear A", "animationEnded B", "didCancelTransitionTo B",
      "completion cancelled", "removeFromParent B", "didMove B",
    ]

  static let outgoingRemoved =
    animating() + ["willMove A"] + ended(from: "A", to: "B") + [
      "completion selected", "removeFromParent A", "didMove A",
    ]

  static let leftTheScreen =
    animating() + ended(from: "A", to: "B") + ["completion selected", "viewWillDisappear B", "viewDidDisappear B"]

  static let succession =
    animating() + ["completion superseded"] + completed + ["completion selected"] + animating(from: "B", to: "D")
    + completed(from: "B", to: "D") + ["completion selected"]
}

extension UIViewController {
  /// Sets the title, and returns the controller.
  public func titled(_ title: String?) -> Self {
    self.title = title
    return self
  }
}
