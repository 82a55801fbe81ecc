/// The view in which a presentation takes place: over the window, or over the view that defines the context.
@MainActor final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?
  private var laidOutSize: CGSize?

  override var presentedController: UIViewController? { controller?.presentation?.presented }
  /// The presenting controller's view while the presentation keeps it out of the window.
  override var coveredView: UIView? { controller?.presentation?.coveredView }

  // Accessibility ignores the content behind a presentation.
  override var accessibilityViewIsModal: Bool {
    get { true }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func layoutSubviews() {
    if laidOutSize != bounds.size {
      if laidOutSize != nil { controller?.presentation?.containerSizeChanged() }
      laidOutSize = bounds.size
    }
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}

/// A view's position among its siblings, for putting it back.
@MainActor struct ViewPosition {
  private weak var superview: UIView?
  private weak var below: UIView?
  private var frame: CGRect
  private let fills: Bool

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.superview = superview
    below = index > 0 ? superview.subviews[index - 1] : nil
    // The frame of a transformed view is meaningless. Its bounds are left as they are then.
    frame = view.hasTransform ? .null : view.frame
    fills = frame == superview.bounds
  }

  /// Returns the frame in this position, in the coordinates of `other`. The view itself may be elsewhere.
  func frame(in other: UIView) -> CGRect {
    guard let superview, !frame.isNull else { return .zero }
    return other.convert(fills ? superview.bounds : frame, from: superview)
  }

  /// Sets the frame of the position. It has no effect if the view fills its superview.
  mutating func move(to frame: CGRect) {
    if !self.frame.isNull { self.frame = frame }
  }

  /// Gives a view that is not in this position, or is on its way back, the frame of the position.
  func resize(_ view: UIView) {
    guard let superview, !view.hasTransform, !frame.isNull else { return }
    view.frame = fills ? superview.bounds : frame
  }

  /// Puts `view` back, unless it is already there.
  func restore(_ view: UIView) {
    guard let superview, view.superview !== superview else { return }
    if let below, below.superview === superview {
      superview.insertSubview(view, aboveSubview: below)
    } else {
      superview.insertSubview(view, at: 0)
    }
    resize(view)
  }
}
