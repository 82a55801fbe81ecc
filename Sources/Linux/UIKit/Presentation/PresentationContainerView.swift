/// Where a presentation takes place: over the window, or over the view that defines the context.
@MainActor final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?
  private var laidOutSize: CGSize?

  /// The presenting controller's view while the presentation has it out of the window.
  var coveredView: UIView? { controller?.presentation?.coveredView }

  // What is behind is not found while something is presented over it.
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

/// Where a view was among its siblings, to put it back.
@MainActor struct ViewPlace {
  private weak var superview: UIView?
  private weak var below: UIView?
  private var frame: CGRect
  private let fills: Bool

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.superview = superview
    below = index > 0 ? superview.subviews[index - 1] : nil
    // The frame of a view under a transform says nothing: its bounds are kept as they are then.
    frame = view.transform.isIdentity ? view.frame : .null
    fills = frame == superview.bounds
  }

  /// The frame there, in the coordinates of `other`; `view` itself may be elsewhere.
  func frame(in other: UIView) -> CGRect {
    guard let superview, !frame.isNull else { return .zero }
    return other.convert(fills ? superview.bounds : frame, from: superview)
  }

  /// The place has another frame from now on, unless it is all of the superview.
  mutating func move(to frame: CGRect) {
    if !self.frame.isNull { self.frame = frame }
  }

  /// Gives a view that is not there, or is on its way back, the frame it has there.
  func resize(_ view: UIView) {
    guard let superview, view.transform.isIdentity, !frame.isNull else { return }
    view.frame = fills ? superview.bounds : frame
  }

  /// Puts `view` back, unless it is there.
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
