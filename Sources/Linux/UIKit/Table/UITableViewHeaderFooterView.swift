import QuartzCore

/// What is above or below a section: a text, or what is put into its content view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let content = UIView(frame: .zero)
  private var label: UILabel?
  private var inset: CGFloat = 16
  private var isPlain = true
  /// Whether the table has made it for a title.
  final private(set) var isTitle = false

  /// A view of no size. The identifier is that of views it may take the place of.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// A view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// As `init(reuseIdentifier:)` without one: views are not archived here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// What the view was registered or made for.
  open private(set) var reuseIdentifier: String?
  /// Where subviews go.
  open var contentView: UIView { content }
  /// The text; made when asked for.
  open var textLabel: UILabel? { label ?? makeLabel() }
  /// Behind everything, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Called before the view is used for another section. Call super. Does nothing here.
  open func prepareForReuse() {}

  /// Places content view, text and background. Overrides call super.
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

  /// What constraints in the content view need; no height where there are none and no text.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !content.constraints.isEmpty else { return CGSize(width: targetSize.width, height: 0) }
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

  /// A section's title, as tables of that style have it.
  func show(_ title: String, isHeader: Bool, isPlain: Bool, inset: CGFloat) {
    (isTitle, self.isPlain, self.inset) = (true, isPlain, inset)
    let label = label ?? makeLabel()
    label.text = isPlain || !isHeader ? title : title.uppercased()
    label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    // Rows go on below a header that stays.
    content.backgroundColor = isPlain ? .systemBackground : nil
    setNeedsLayout()
  }
}
