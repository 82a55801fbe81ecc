import UIKit

/// Makes the children's appearance calls, and keeps them balanced: a call that would unbalance them is not made.
@MainActor final class AppearanceForwarder {
  enum State {
    case appearing, visible, disappearing
  }

  /// The container's own state; nil while it is hidden.
  var container: State?
  /// The state of each page. A page without an entry is hidden.
  private var states: [ChildID: State] = [:]
  private let children: ChildList

  init(_ children: ChildList) { self.children = children }

  func state(of page: UIViewController) -> State? { children.id(of: page).flatMap { states[$0] } }

  /// Removes a page whose new parent makes its appearance calls from now on.
  func forget(_ page: UIViewController) {
    if let id = children.id(of: page) { states[id] = nil }
  }

  func begin(_ page: ChildID, appearing: Bool, animated: Bool) {
    switch (states[page], appearing) {
    case (nil, false), (.appearing, true), (.visible, true), (.disappearing, false): return
    default: break
    }
    // Set first, because the page may call back.
    states[page] = appearing ? .appearing : .disappearing
    children[page]?.beginAppearanceTransition(appearing, animated: animated)
  }

  func end(_ page: ChildID) {
    switch states[page] {
    case .appearing: states[page] = .visible
    case .disappearing: states[page] = nil
    case .visible, nil: return
    }
    children[page]?.endAppearanceTransition()
  }

  /// Moves a page to its state at rest, without animation. Returns false if it is in that state already.
  @discardableResult func settle(_ page: ChildID, at target: State?) -> Bool {
    let state = states[page]
    // A page that never started to appear gets no call to disappear.
    guard state != target, !(state == nil && target == .disappearing) else { return false }
    begin(page, appearing: target == .appearing || target == .visible, animated: false)
    if target == .visible || target == nil { end(page) }
    return states[page] != state
  }

  func endTransition(shown: ChildID, hidden: ChildID) {
    settle(hidden, at: nil)
    switch container {
    // A callback has removed the container from the screen, or is bringing it back.
    case nil, .appearing: settle(shown, at: container)
    case .visible, .disappearing: end(shown)
    }
  }

  /// Makes the calls that bring all pages to their state at rest. Returns false if they are in that state already.
  func balance(selected: ChildID?) -> Bool {
    let others = states.keys.filter { $0 != selected }.sorted { $0.number < $1.number }
    var isChanged = false
    for page in others { isChanged = settle(page, at: nil) || isChanged }
    if let selected { isChanged = settle(selected, at: container) || isChanged }
    return isChanged
  }

  // MARK: The container's own calls

  /// Returns false for a call that does not follow the container's last one, such as `viewWillAppear` while it is visible.
  /// Like UIKit's own unbalanced calls, it is not forwarded.
  func canContainer(changeTo state: State?) -> Bool {
    switch state {
    case .appearing: container == nil || container == .disappearing
    case .visible: container == .appearing
    case .disappearing: container == .visible || container == .appearing
    case nil: container == .disappearing
    }
  }

  /// Forwards the container's call to the page that is shown, and to children that are no pages: a subclass may add some.
  func forward(to page: ChildID?, animated: Bool) {
    switch container {
    case .appearing, .disappearing:
      let appearing = container == .appearing
      if let page { begin(page, appearing: appearing, animated: animated) }
      for child in others { child.beginAppearanceTransition(appearing, animated: animated) }
    case .visible, nil:
      if let page { end(page) }
      for child in others { child.endAppearanceTransition() }
    }
  }

  private var others: [UIViewController] {
    (children.parent?.children ?? []).filter { children.id(of: $0) == nil }
  }
}
