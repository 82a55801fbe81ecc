import UIKit

/// The outgoing page's first responder in a transition that begins without a finger: it resigns at the start, and becomes first
/// responder again when the transition is back there.
///
/// In a drag it stays until the end, because the page may stay. On the way back it is not restored: the keyboard would have
/// apps animate while the page's time runs backward.
@MainActor struct OutgoingFirstResponder {
  private weak var responder: UIView?

  /// Finds the first responder below a page.
  init(of page: UIView?) { responder = page?.firstResponderBelow }

  func resign() { responder?.resignFirstResponder() }

  /// Makes it first responder again, unless another view of the window is that by now.
  func restore() {
    guard let responder, let window = responder.window, window.firstResponderBelow == nil else { return }
    responder.becomeFirstResponder()
  }
}

extension UIView {
  fileprivate var firstResponderBelow: UIView? {
    if isFirstResponder { return self }
    for view in subviews { if let found = view.firstResponderBelow { return found } }
    return nil
  }
}
