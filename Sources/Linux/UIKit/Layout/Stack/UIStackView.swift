/// Arranges views in a row or a column, by constraints that it makes itself. It shows nothing of its own.
///
/// The stack view is not placed by what it arranges unless constraints place it: then it is as large as they are together.
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  /// An empty stack view with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A stack view of these views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: What it arranges

  /// The views that are arranged, in their order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Arranges a view behind the others, and makes it a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.contains { $0 === view } ? arranged.count - 1 : arranged.count)
  }
  /// Arranges a view at an index, and makes it a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
  /// Does not arrange a view any more. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    view.layoutState.stack = nil
    arrangementChanged()
  }
  /// A subview that leaves is not arranged any more. Overrides call super.
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

  // MARK: How

  /// The direction in which the views follow one another; horizontal at first.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// How the views share the room along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
  /// Where the views are across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// Points between neighbours; at least so many where the distribution is by spacing. 0 at first.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether spacing is between the texts' baselines, in a column. False at first.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether views are arranged within the layout margins. False at first.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Sets the points between a view and the next one, in place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }
  /// The points that were set for after a view; `spacingUseDefault` where none were.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// As a custom spacing: the stack view's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// As a spacing: the system's, which is 8 points here.
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

  /// Views come, go, hide or are arranged in another way.
  final func arrangementChanged() { setNeedsUpdateConstraints() }

  /// Makes the constraints of the arrangement anew. Overrides call super last.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackArrangement(self).constraints
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }

  /// Of a row the highest view, of a column the first one.
  open override var forFirstBaselineLayout: UIView { baselineView(arranged.first)?.forFirstBaselineLayout ?? self }
  /// Of a row the highest view, of a column the last one.
  open override var forLastBaselineLayout: UIView { baselineView(arranged.last)?.forLastBaselineLayout ?? self }

  private func baselineView(_ ofColumn: UIView?) -> UIView? {
    axis == .vertical ? ofColumn : arranged.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
