import UIKit

/// A record of the appearance calls that the container has made on each page. It keeps them balanced: a call that would
/// unbalance them is not made.
@MainActor final class AppearanceLedger {
  enum State {
    case appearing, visible, disappearing
  }

  /// The state of each page. A page without an entry is hidden.
  private var states: [ObjectIdentifier: State] = [:]

  func state(of page: UIViewController) -> State? { states[ObjectIdentifier(page)] }

  /// Removes a page whose new parent makes its appearance calls from now on.
  func forget(_ page: UIViewController) { states[ObjectIdentifier(page)] = nil }

  func begin(_ page: UIViewController, appearing: Bool, animated: Bool) {
    switch (state(of: page), appearing) {
    case (nil, false), (.appearing, true), (.visible, true), (.disappearing, false): return
    default: break
    }
    // Set first, because the page may call back.
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

  /// Moves a page to its state at rest, without animation. Returns false if it is in that state already.
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
      // A page that never started to appear gets no call to disappear.
      guard state != nil else { return false }
      begin(page, appearing: false, animated: false)
    case nil:
      begin(page, appearing: false, animated: false)
      end(page)
    }
    return true
  }
}
