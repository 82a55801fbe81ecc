import UIKit

/// Makes the children's appearance calls, and keeps them balanced: a call that would unbalance them is not made.
@MainActor final class AppearanceForwarder {
  enum State {
    case appearing, visible, disappearing
  }

  /// The container's own state; nil while it is hidden.
  var container: State?
  /// Returns true for a page that another container on screen has taken, which does not begin to appear here.
  var isTaken: (Page) -> Bool = { _ in false }
  /// Returns UIKit's part in the appearance of a page.
  var presentationPart: (Page) -> PresentationPart = { _ in .none }
  /// The pages that are not hidden, in the order in which they have begun to appear. There are rarely more than two. A page whose
  /// calls UIKit makes gets none here.
  private var states: [(page: Page, state: State, part: PresentationPart)] = []

  func state(of page: Page) -> State? { states.first { $0.page == page }?.state }

  private func set(_ page: Page, _ state: State?, part: PresentationPart = .none) {
    let index = states.firstIndex { $0.page == page }
    switch (index, state) {
    case (let index?, let state?): states[index] = (page, state, part)
    case (let index?, nil): states.remove(at: index)
    case (nil, let state?): states.append((page, state, part))
    case (nil, nil): break
    }
  }

  /// Removes a page whose new parent makes its appearance calls from now on.
  func forget(_ page: Page) { set(page, nil) }

  func begin(_ page: Page, appearing: Bool, animated: Bool) {
    switch (state(of: page), appearing) {
    case (nil, false), (.appearing, true), (.visible, true), (.disappearing, false): return
    case (nil, true) where isTaken(page): return
    default: break
    }
    followPresentation(of: page)
    let part = nextPart(of: page, appearing: appearing)
    // Set first, because the page may call back.
    set(page, appearing ? .appearing : .disappearing, part: part)
    if part == .none { page.controller.beginAppearanceTransition(appearing, animated: animated) }
  }

  /// Returns UIKit's part in what a page begins now. A page that turns may have been covered or uncovered since it began.
  private func nextPart(of page: Page, appearing: Bool) -> PresentationPart {
    let known = states.first { $0.page == page && $0.state != .visible }?.part ?? .none
    let now = presentationPart(page)
    guard now == .none, known != .none else { return now }
    // The presentation has ended before the page turns. If it was out of the window, UIKit has not made the page appear.
    return known == .hides && appearing ? .none : known
  }

  /// Hands a page that is appearing or disappearing over to UIKit if what it presents has begun or ends meanwhile, or takes it
  /// back. Called before each view leaves the page area, so that no end in the window is missed.
  func followPresentation(of page: Page) {
    guard let (_, state, known) = states.first(where: { $0.page == page }), state != .visible else { return }
    switch (known, presentationPart(page)) {
    case (.none, .hides):
      set(page, state, part: .hides)
      // UIKit makes no calls for a page that is disappearing already, so the second one is made here.
      if state == .disappearing { page.controller.endAppearanceTransition() }
    case (.none, .shows), (.hides, .shows): set(page, state, part: .shows)
    case (.hides, .none) where state == .appearing:
      set(page, state)
      page.controller.beginAppearanceTransition(true, animated: false)
    default: break
    }
  }

  /// Follows the presentations of all pages that have begun to appear or disappear.
  func followPresentations() {
    for (page, _, _) in states where page.controller.presentedViewController != nil { followPresentation(of: page) }
  }

  func end(_ page: Page) {
    followPresentation(of: page)
    guard let (_, state, part) = states.first(where: { $0.page == page }), state != .visible else { return }
    // UIKit has made it appear since it began to disappear.
    if state == .disappearing, part == .shows {
      set(page, state)
      page.controller.beginAppearanceTransition(false, animated: false)
      guard self.state(of: page) == state else { return }
      set(page, nil)
      return page.controller.endAppearanceTransition()
    }
    set(page, state == .appearing ? .visible : nil)
    if part == .none { page.controller.endAppearanceTransition() }
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
    // A call of the incoming page has ended the transition before it began to appear.
    if container == .visible, state(of: shown) == nil { begin(shown, appearing: true, animated: false) }
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
  /// - Parameter others: The children that are not pages. A subclass may add some.
  func forward(to page: Page?, and others: [UIViewController], animated: Bool) {
    switch container {
    case .appearing, .disappearing:
      let appearing = container == .appearing
      followPresentations()
      if let page { begin(page, appearing: appearing, animated: animated) }
      for child in others { child.beginAppearanceTransition(appearing, animated: animated) }
    case .visible, nil:
      if let page { end(page) }
      for child in others { child.endAppearanceTransition() }
    }
  }
}
