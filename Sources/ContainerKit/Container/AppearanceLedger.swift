import UIKit

/// What the container has told each page of its appearance, so that beginnings and ends are balanced whatever comes in
/// between: a call that would not be is not made.
@MainActor final class AppearanceLedger {
  enum State {
    case appearing, visible, disappearing
  }

  /// A page that is not here is hidden.
  private var states: [ObjectIdentifier: State] = [:]

  func state(of page: UIViewController) -> State? { states[ObjectIdentifier(page)] }

  /// Another parent tells the page of its appearance from here on.
  func forget(_ page: UIViewController) { states[ObjectIdentifier(page)] = nil }

  func begin(_ page: UIViewController, appearing: Bool, animated: Bool) {
    switch (state(of: page), appearing) {
    case (nil, false), (.appearing, true), (.visible, true), (.disappearing, false): return
    default: break
    }
    // First, since the page may call back.
    states[ObjectIdentifier(page)] = appearing ? .appearing : .disappearing
    page.beginAppearanceTransition(appearing, animated: animated)
  }

  func end(_ page: UIViewController) {
    switch state(of: page) {
    case .appearing: states[ObjectIdentifier(page)] = .visible
    case .disappearing: states[ObjectIdentifier(page)] = nil
    case .visible, nil: return
    }
    page.endAppearanceTransition()
  }

  /// Without animation to where it shall be at rest; answers whether that was somewhere else.
  func settle(_ page: UIViewController, at target: State?) -> Bool {
    let state = state(of: page)
    guard state != target else { return false }
    switch target {
    case .appearing:
      begin(page, appearing: true, animated: false)
    case .visible:
      begin(page, appearing: true, animated: false)
      end(page)
    case .disappearing:
      // One that never came is not told that it goes.
      guard state != nil else { return false }
      begin(page, appearing: false, animated: false)
    case nil:
      begin(page, appearing: false, animated: false)
      end(page)
    }
    return true
  }
}
