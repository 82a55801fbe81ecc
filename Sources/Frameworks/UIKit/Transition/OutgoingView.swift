import LayerTime

/// The state of a transition's outgoing view before its animator was started.
@MainActor struct OutgoingView {
  private let view: UIView
  private weak var superview: UIView?
  private let isHidden: Bool

  init(_ view: UIView) {
    self.view = view
    superview = view.superview
    isHidden = view.isHidden
  }

  /// Puts the view back on top, if an animator has removed or hidden it.
  func putBack() {
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        if view.isHidden != isHidden { view.isHidden = isHidden }
        if view.superview == nil { superview?.addSubview(view) }
      }
    }
  }
}
