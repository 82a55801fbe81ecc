/// What a view has to do with constraints. Views that have nothing to do with them have none.
@MainActor final class LayoutState {
  var translates = true
  /// Those installed on the view, in the order of installing.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// By axis.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  var margins: LayoutMargins?
  /// Whether `updateConstraints()` is to be called.
  var needsUpdate = false
  /// Whether a constraint was ever about the view.
  var hasJoined = false
  /// Whether the view's hierarchy is to be solved anew.
  var isWaiting = false
  /// The stack view that arranges the view.
  weak var stack: UIStackView?
  /// Where constraints put the view in its superview; nil where they do not.
  var placed: CGRect?
  /// What constraints have read of a view that they do not place.
  var read = Read()
  /// Of the root of a hierarchy in which there are constraints.
  var engine: LayoutEngine?

  struct Read {
    var size: CGSize?
    var origin: CGPoint?
    var insets = false
  }
}

extension UIView {
  /// What the view has to do with constraints, from now on.
  var layoutState: LayoutState {
    if let autoLayout { return autoLayout }
    let new = LayoutState()
    autoLayout = new
    return new
  }

  /// The topmost view around this one.
  var layoutRoot: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// A constraint is about this view: its `updateConstraints()` is called before the first layout with it.
  func joinConstraints() {
    let state = layoutState
    guard !state.hasJoined else { return }
    state.hasJoined = true
    setNeedsUpdateConstraints()
  }

  /// The frame has changed. What constraints have read of it counts anew.
  func noteGeometryForLayout() {
    guard let read = autoLayout?.read, read.size != nil || read.origin != nil else { return }
    let frame = untransformedFrame
    if read.size.map({ $0 != frame.size }) == true || read.origin.map({ $0 != frame.origin }) == true {
      LayoutPass.need(self)
    }
  }

  /// Insets, margins or the direction of text have changed.
  func noteInsetsForLayout() {
    guard let autoLayout else { return }
    for guide in autoLayout.systemGuides { (guide as? LayoutSupportGuide)?.insetsDidChange() }
    if autoLayout.read.insets || !autoLayout.constraints.isEmpty { LayoutPass.need(self) }
  }
}
