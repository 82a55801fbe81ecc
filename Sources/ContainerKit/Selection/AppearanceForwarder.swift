import UIKit

/// Makes the children's appearance calls, and keeps them balanced: a call that would unbalance them is not made.
@MainActor final class AppearanceForwarder {
  enum State {
    case appearing, visible, disappearing
  }

  /// The container's own state; nil while it is hidden.
  var container: State?
  /// Returns true if UIKit has made a page disappear, below what it presents, and will make it appear again.
  var isHiddenByUIKit: (Page) -> Bool = { _ in false }
  /// The pages that are not hidden, in the order in which they have begun to appear. There are rarely more than two. A page that
  /// UIKit has made disappear has a state, but gets no calls.
  private var states: [(page: Page, state: State, getsCalls: Bool)] = []

  func state(of page: Page) -> State? { states.first { $0.page == page }?.state }

  private func set(_ page: Page, _ state: State?, getsCalls: Bool = true) {
    let index = states.firstIndex { $0.page == page }
    switch (index, state) {
    case (let index?, let state?): states[index] = (page, state, getsCalls)
    case (let index?, nil): states.remove(at: index)
    case (nil, let state?): states.append((page, state, getsCalls))
    case (nil, nil): break
    }
  }

  /// Removes a page whose new parent makes its appearance calls from now on.
  func forget(_ page: Page) { set(page, nil) }

  func begin(_ page: Page, appearing: Bool, animated: Bool) {
    switch (state(of: page), appearing) {
    case (nil, false), (.appearing, true), (.visible, true), (.disappearing, false): return
    default: break
    }
    let getsCalls = !isHiddenByUIKit(page)
    // Set first, because the page may call back.
    set(page, appearing ? .appearing : .disappearing, getsCalls: getsCalls)
    if getsCalls { page.controller.beginAppearanceTransition(appearing, animated: animated) }
  }

  func end(_ page: Page) {
    guard let (_, state, getsCalls) = states.first(where: { $0.page == page }), state != .visible else { return }
    if !getsCalls {
      // If what it presents has ended meanwhile, both calls are missing.
      guard !isHiddenByUIKit(page) else { return set(page, state == .appearing ? .visible : nil) }
      set(page, state)
      page.controller.beginAppearanceTransition(state == .appearing, animated: false)
      guard self.state(of: page) == state else { return }
    }
    set(page, state == .appearing ? .visible : nil)
    page.controller.endAppearanceTransition()
  }

  /// Moves a page to its state at rest, without animation. Returns false if it is in that state already.
  @discardableResult func settle(_ page: Page, at target: State?) -> Bool {
    let old = state(of: page)
    // A page that never started to appear gets no call to disappear.
    guard old != target, !(old == nil && target == .disappearing) else { return false }
    begin(page, appearing: target == .appearing || target == .visible, animated: false)
    if target == .visible || target == nil { end(page) }
    return state(of: page) != old
  }

  func endTransition(shown: Page, hidden: Page) {
    settle(hidden, at: nil)
    switch container {
    // A callback has removed the container from the screen, or is bringing it back.
    case nil, .appearing: settle(shown, at: container)
    case .visible, .disappearing: end(shown)
    }
  }

  /// Makes the calls that bring all pages to their state at rest. Returns false if they are in that state already.
  func balance(selected: Page?) -> Bool {
    var isChanged = false
    for (page, _, _) in states where page != selected { isChanged = settle(page, at: nil) || isChanged }
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

  /// Forwards the container's call to the page that is shown.
  ///
  /// - Parameter others: The children that are no pages. A subclass may add some.
  func forward(to page: Page?, and others: [UIViewController], animated: Bool) {
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
}
