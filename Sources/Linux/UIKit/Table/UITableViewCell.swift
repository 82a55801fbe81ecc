import QuartzCore

/// A row of a table: labels and an image by its style, an accessory at its end, and a content view for everything else.
///
/// The table sets the frame, and draws the line below the row into it. Editing is not here.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  final let style: CellStyle
  private let content = UIView(frame: .zero)
  final var parts = CellParts()
  final var surroundings: CellSurroundings?
  private var selected = false
  private var highlighted = false

  /// A cell of no size. The identifier is that of cells it may take the place of.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    configure()
  }

  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// As `init(style:reuseIdentifier:)` with the default style and no identifier: views are not archived here.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    frame.size = CGSize(width: 320, height: UITableView.standardHeight)
    content.frame = bounds
    content.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    addSubview(content)
  }

  // MARK: Content

  /// What the cell was registered or made for.
  open private(set) var reuseIdentifier: String?
  /// Where subviews go: all of the cell but the room for the accessory.
  open var contentView: UIView { content }
  /// The first label; made when asked for.
  open var textLabel: UILabel? { parts.text ?? makeTextLabel() }
  /// The second label; made when asked for. Nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail ?? makeDetailLabel() }
  /// The image; made when asked for. Nil in the style `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : parts.image ?? makeImageView() }
  /// Called before the cell is filled for another row: the place to take back what only some rows have. Call super. Does
  /// nothing here.
  open func prepareForReuse() {}

  // MARK: Around the content

  /// What is drawn at the end. Nothing at first.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { updateAccessory() } } }
  /// A view at the end in place of `accessoryType`, as large as it is.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      updateAccessory()
    }
  }
  /// Behind everything, as large as the cell.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Behind the content while the cell is selected or touched; grey where nothing else is set.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set {
      parts.selectedBackground?.removeFromSuperview()
      parts.selectedBackground = newValue
      showStates()
    }
  }
  /// How far the line below is from the edges, where it is not as the table has it.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? surroundings?.inset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// How many steps the content is moved in. 0 at first; the table takes it from its delegate.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// A step, in points. 10 at first.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: States

  /// What is behind the content while the cell is selected or touched.
  open var selectionStyle = SelectionStyle.default { didSet { if selectionStyle != oldValue { showStates() } } }
  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Shows the cell as selected, or not. Called by the table, also where nothing changes. Overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showStates(animated: animated)
  }
  /// Shows the cell as touched, or not. Called by the table. Overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showStates(animated: animated)
  }

  func forgetStates() {
    (selected, highlighted) = (false, false)
    showStates()
  }

  // MARK: What it overrides

  /// Places content view, labels, image, accessory and line. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  /// As wide as asked, and as high as the labels need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfLabels(size.width))
  }
  /// What constraints in the content view need or, without any, the labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if !constraints.isEmpty {
      layOutParts()
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - accessoryRoom, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: size.height)
  }
  /// Brings the colours that follow the tint up to date. Overrides call super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if style == .value2 { parts.text?.textColor = tintColor }
  }
}
