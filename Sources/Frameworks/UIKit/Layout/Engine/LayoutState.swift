/// A view's Auto Layout state. Views that do not take part in Auto Layout have none.
@MainActor final class LayoutState {
  var translates = true
  /// The constraints installed on the view, in the order of installation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  lazy var anchors = LayoutAnchors()
  /// The priorities by axis.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  var margins: LayoutMargins?
  /// `true` if `updateConstraints()` must be called.
  var needsUpdate = false
  /// `true` once a constraint has referred to the view.
  var hasJoined = false
  /// `true` if the view's hierarchy must be solved again.
  var isWaiting = false
  /// The stack view that arranges the view.
  weak var stack: UIView?
  /// The view's frame in its superview, according to constraints; nil if they do not position it.
  var placed: CGRect?
  /// The geometry that constraints have read from a view that they do not position.
  var read = Read()
  /// The scale to which a scroll view has zoomed the view, if it is not 1.
  var zoomScale: CGFloat?
  /// The pending changes of the view that leave the rows of the solver as they are.
  var changes = LayoutChanges()
  /// The engine that has set `placed` and `read`.
  weak var solvedBy: LayoutEngine?
  /// `true` if the engine knows that the view's frame may not be `placed`.
  var isDisplaced = false
  /// The solver, in the root of a hierarchy with constraints.
  var engine: LayoutEngine?

  /// `true` if constraints are installed on the view, other than those of system guides.
  var needsSolver: Bool { constraints.contains { !$0.isImplied } }

  struct Read {
    var size: CGSize?
    var origin: CGPoint?
    /// A scroll view's offset.
    var offset: CGPoint?
    /// The content size of a scroll view that determines it itself.
    var contentSize: CGSize?
    var insets = false
  }
}

extension UIView {
  /// `true` if constraints are installed on the view, other than those of system guides.
  var hasOwnConstraints: Bool { autoLayout?.needsSolver == true }

  /// The view's Auto Layout state, created if necessary.
  var layoutState: LayoutState {
    if let autoLayout { return autoLayout }
    let new = LayoutState()
    autoLayout = new
    return new
  }

  /// The root of the view's hierarchy.
  var layoutRoot: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// Called when a constraint refers to this view. Schedules `updateConstraints()` before the first layout with one.
  func joinConstraints() {
    let state = layoutState
    guard !state.hasJoined else { return }
    state.hasJoined = true
    setNeedsUpdateConstraints()
  }

  /// Called when the frame has changed. If constraints have read it, they are solved again. If they position the view,
  /// the next pass restores its frame.
  func noteGeometryForLayout() {
    guard let autoLayout else { return }
    if let placed = autoLayout.placed, placed != untransformedFrame { autoLayout.solvedBy?.noteDisplaced(self) }
    let read = autoLayout.read
    guard read.size != nil || read.origin != nil || read.offset != nil else { return }
    let frame = untransformedFrame
    if read.size.map({ $0 != frame.size }) == true || read.origin.map({ $0 != frame.origin }) == true
      || read.offset.map({ $0 != bounds.origin }) == true
    {
      LayoutPass.need(self, .geometry)
    }
  }

  /// Called when a scroll view has zoomed the view to a scale.
  func noteZoomForLayout(_ scale: CGFloat) {
    guard let autoLayout else { return }
    autoLayout.zoomScale = scale == 1 ? nil : scale
    if autoLayout.hasJoined { LayoutPass.need(self) }
  }

  /// Called when insets, margins or the layout direction have changed.
  func noteInsetsForLayout() {
    guard let autoLayout else { return }
    for guide in autoLayout.systemGuides { guide.insetsDidChange() }
    if autoLayout.read.insets || autoLayout.needsSolver { LayoutPass.need(self) }
  }
}
