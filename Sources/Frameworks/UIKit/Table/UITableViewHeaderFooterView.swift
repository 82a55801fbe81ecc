import QuartzCore

/// A header or footer of a section: text, or custom subviews in its content view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let content = UIView(frame: .zero)
  private var label: UILabel?
  private var inset: CGFloat = 16
  private var isPlain = true
  /// `true` if the table has created the view for a title.
  final private(set) var isTitle = false

  /// Creates a view of zero size that is reused for the identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Same as `init(reuseIdentifier:)` without an identifier; archives are not supported.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// The identifier that the view was registered or created for.
  open private(set) var reuseIdentifier: String?
  /// The superview of custom subviews.
  open var contentView: UIView { content }
  /// The label of the text, created on first access.
  open var textLabel: UILabel? { label ?? makeLabel() }
  /// The view behind everything, as large as this one.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Called before the view is reused for another section. Overrides call super. Does nothing by default.
  open func prepareForReuse() {}

  /// Lays out the content view, the label and the background. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.frame = bounds
    guard let label else { return }
    let room = CGSize(width: max(0, bounds.width - 2 * inset), height: bounds.height)
    let height = min(room.height, label.sizeThatFits(CGSize(width: room.width, height: 0)).height)
    let y = isPlain ? (room.height - height) / 2 : room.height - height - 6
    label.frame = CGRect(x: inset, y: max(0, y).rounded(), width: room.width, height: height)
  }

  /// Returns the size that constraints in the content view need; a height of 0 if there are none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.hasOwnConstraints else { return CGSize(width: targetSize.width, height: 0) }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private func makeLabel() -> UILabel {
    let new = UILabel()
    new.font = .systemFont(ofSize: 17, weight: .semibold)
    label = new
    content.addSubview(new)
    setNeedsLayout()
    return new
  }

  /// Shows a section's title in the style of its table.
  func show(_ title: String, isHeader: Bool, isPlain: Bool, inset: CGFloat) {
    (isTitle, self.isPlain, self.inset) = (true, isPlain, inset)
    let label = label ?? makeLabel()
    label.text = isPlain || !isHeader ? title : title.uppercased()
    label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    // Rows scroll behind a floating header.
    content.backgroundColor = isPlain ? .systemBackground : nil
    setNeedsLayout()
  }
}
