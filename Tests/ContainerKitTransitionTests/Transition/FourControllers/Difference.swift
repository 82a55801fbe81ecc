/// An entry of the container's call list that differs in other controllers' lists, with the reason.
struct Difference: Sendable {
  enum Change: Sendable {
    /// The entry is missing.
    case absent
    /// The entry comes right after another one.
    case after(String)
    /// The entry has a different text.
    case reads(String)
  }

  let entry: String
  let change: Change
  let kinds: [HostKind]
  var scenarios = Scenario.allCases
  let why: String
  let source: String

  /// Applies the difference to a list. Returns false if that changes nothing.
  func apply(to list: inout [String]) -> Bool {
    let before = list
    guard let index = list.firstIndex(of: entry) else { return false }
    list.remove(at: index)
    switch change {
    case .absent: break
    case .after(let other):
      guard let position = list.firstIndex(of: other) else { return false }
      list.insert(entry, at: position + 1)
    case .reads(let text): list.insert(text, at: index)
    }
    return list != before
  }
}

extension Difference {
  private static let navigation: [HostKind] = [.push, .pop]
  private static let modal: [HostKind] = [.present, .dismiss]
  private static let system: [HostKind] = [.tab, .push, .pop, .present, .dismiss]
  private static let ending: [Scenario] = [.free, .finished]

  /// All differences, in the order in which they are applied.
  static let all: [Difference] = questions + frames + wills + dids + turns + ends

  private static let questions = [
    Difference(
      entry: "delegate: will", change: .absent, kinds: [.tab] + modal,
      why: "these delegates have no such call", source: "UITabBarController.h, UIViewControllerTransitioning.h")
  ]

  private static let frames = [
    Difference(
      entry: "context: from finally one width to the left", change: .reads("context: from finally zero"), kinds: system,
      why: "the outgoing view has no final frame; the container's frames give the direction instead",
      source: "UIViewControllerTransitioning.h; for the container objc.io's article on custom containers"),
    Difference(
      entry: "context: to initially one width to the right", change: .reads("context: to initially zero"),
      kinds: system,
      why: "the incoming view has no initial frame", source: "UIViewControllerTransitioning.h"),
    Difference(
      entry: "context: container has from true, to true", change: .reads("context: container has from true, to false"),
      kinds: system, why: "the container has added the new view; with UIKit the animator adds it",
      source: "UIViewControllerTransitioning.h; for the container its own list"),
    Difference(
      entry: "context: style -1", change: .reads("context: style 0"), kinds: modal,
      why: "a presentation has a style, here full screen", source: "UIViewControllerTransitioning.h"),
  ]

  private static let wills = [
    Difference(
      entry: "old: willDisappear animated", change: .after("animator: duration"), kinds: navigation + modal,
      why: "the old page is called first; in tab bar controllers and in the container the new one is",
      source: "published logs of pushes, presentations and tabs"),
    Difference(
      entry: "delegate: will", change: .after("coordinator: initially interactive false"), kinds: navigation,
      scenarios: [.free], why: "willShow comes after the pages' will-calls", source: "published logs"),
    Difference(
      entry: "delegate: will", change: .after("coordinator: initially interactive true"), kinds: navigation,
      scenarios: [.finished, .cancelled], why: "willShow comes after the pages' will-calls", source: "published logs"),
  ]

  private static let dids = [
    Difference(
      entry: "old: didDisappear animated", change: .after("new: didAppear animated"), kinds: modal, scenarios: ending,
      why: "in presentations the appearing page is called before the disappearing one", source: "published logs"),
    Difference(
      entry: "new: didDisappear animated", change: .after("old: didAppear animated"), kinds: modal,
      scenarios: [.cancelled],
      why: "in presentations the appearing page is called before the disappearing one",
      source: "a guess, after the completed ones"),
    Difference(
      entry: "delegate: did", change: .after("new: didAppear animated"), kinds: navigation, scenarios: ending,
      why: "didShow comes right after the pages' did-calls, before animationEnded", source: "published logs"),
  ]

  private static let turns = [
    Difference(
      entry: "new: willDisappear animated", change: .after("animator: complete cancelled true interactive false"),
      kinds: navigation, scenarios: [.cancelled], why: "a cancelled push or pop reverses the appearance at its end",
      source: "a published log of a cancelled pop"),
    Difference(
      entry: "old: willAppear animated", change: .after("new: didDisappear animated"), kinds: navigation,
      scenarios: [.cancelled], why: "both calls of the page that leaves come first, then both of the one that stays",
      source: "a published log of a cancelled pop"),
    Difference(
      entry: "new: willDisappear animated", change: .after("old: willAppear animated"), kinds: [.dismiss],
      scenarios: [.cancelled], why: "the presented page is called first in both directions", source: "a guess"),
  ]

  private static let ends = [
    Difference(
      entry: "delegate: did", change: .absent, kinds: [.tab] + modal, scenarios: ending,
      why: "a tab bar controller's delegate is notified of taps only, that of a presentation of nothing",
      source: "Apple's documentation of didSelect; UIViewControllerTransitioning.h"),
    Difference(
      entry: "delegate: did cancel", change: .absent, kinds: system, scenarios: [.cancelled],
      why: "UIKit's delegates are not notified of a cancel", source: "the three headers"),
    Difference(
      entry: "completion true", change: .absent, kinds: [.tab] + navigation, scenarios: ending,
      why: "selectedIndex, push and pop take no completion", source: "UITabBarController.h, UINavigationController.h"),
    Difference(
      entry: "completion false", change: .absent, kinds: [.tab] + navigation, scenarios: [.cancelled],
      why: "selectedIndex, push and pop take no completion", source: "UITabBarController.h, UINavigationController.h"),
    Difference(
      entry: "completion true", change: .reads("completion"), kinds: modal, scenarios: ending,
      why: "the completion of a presentation has no argument", source: "UIViewController.h"),
    Difference(
      entry: "completion false", change: .reads("completion"), kinds: modal, scenarios: [.cancelled],
      why: "the completion of a presentation has no argument; it is also called after a cancel",
      source: "UIViewController.h; the latter a guess"),
  ]
}
