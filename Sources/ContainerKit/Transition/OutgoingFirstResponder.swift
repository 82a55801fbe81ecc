import UIKit

/// The outgoing page's first responder in a transition that begins without a finger: it resigns at the start, and becomes first
/// responder again if the transition goes back.
///
/// In a drag it stays until the end, because nobody knows before whether the page leaves.
@MainActor struct OutgoingFirstResponder {
  private weak var responder: UIView?

  /// Finds the first responder below a page.
  init(of page: UIView?) { responder = page?.firstResponderBelow }

  func resign() { responder?.resignFirstResponder() }

  func comeBack() {
    guard let responder, !responder.isFirstResponder, responder.window != nil else { return }
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
