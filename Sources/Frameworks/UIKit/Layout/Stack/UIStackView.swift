/// Arranges views in a row or a column, with constraints that it creates itself. It draws nothing itself.
///
/// Its arranged views determine its size only if constraints position the stack view. (A guess: layout-28.)
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  /// Creates an empty stack view with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view with an empty frame: views are not archived here.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack view that arranges `views`, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The arranged views, in order. All of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Arranges a view after the others, and adds it as a subview if necessary.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.contains { $0 === view } ? arranged.count - 1 : arranged.count)
  }
  /// Arranges a view at an index, and adds it as a subview if necessary.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
  /// Stops arranging a view. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    view.layoutState.stack = nil
    arrangementChanged()
  }
  /// Stops arranging a subview that is removed. Overrides must call super.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: index)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutState.stack = self
    arrangementChanged()
  }

  // MARK: Arrangement

  /// The direction in which the views are arranged; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// The points between neighbors. With equal spacing or equal centering, it is the minimum. 0 by default.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// A Boolean value that determines whether spacing in a column is between the texts' baselines. False by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// A Boolean value that determines whether views are arranged within the layout margins. False by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Sets the points between a view and the next one, which replace `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }
  /// Returns the points set by `setCustomSpacing(_:after:)`; `spacingUseDefault` if there are none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// A custom spacing that stands for the stack view's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A spacing that stands for the system spacing, which is 8 points here.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  func points(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let wanted = own == Self.spacingUseDefault ? spacing : own
    if wanted == Self.spacingUseSystem { return SystemSpacing.standard }
    return wanted == Self.spacingUseDefault ? 0 : wanted
  }

  // MARK: Layout

  /// Zero (recorded on iOS).
  override var plainMargin: CGFloat { 0 }

  /// Called when views are added, removed, hidden or shown, or when the arrangement changes.
  final func arrangementChanged() { setNeedsUpdateConstraints() }

  /// Replaces the constraints of the arrangement if they have changed. Overrides must call super last.
  open override func updateConstraints() {
    let new = StackArrangement(self).constraints
    if !new.elementsEqual(made, by: { $1.isActive && $0.isSame(as: $1) }) {
      NSLayoutConstraint.deactivate(made)
      made = new
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }

  /// The tallest view of a row, or the first one of a column.
  open override var forFirstBaselineLayout: UIView { baselineView(arranged.first)?.forFirstBaselineLayout ?? self }
  /// The tallest view of a row, or the last one of a column.
  open override var forLastBaselineLayout: UIView { baselineView(arranged.last)?.forLastBaselineLayout ?? self }

  private func baselineView(_ ofColumn: UIView?) -> UIView? {
    axis == .vertical ? ofColumn : arranged.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
