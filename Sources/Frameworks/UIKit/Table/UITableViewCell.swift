import QuartzCore

/// A row of a table view, with labels and an image by its style, an accessory, and a content view for everything else.
///
/// The table sets the frame. The cell shows the separator below its row. Editing is not supported.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  final let style: CellStyle
  private let content = UIView(frame: .zero)
  final var parts = CellParts()
  final var surroundings: CellSurroundings?
  /// The frame that the table gave to the cell last.
  final var rowFrame: CGRect?
  private var selected = false
  private var highlighted = false

  /// Creates a cell of 320 × 44 points that is reused for the identifier.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    configure()
  }

  /// Creates a cell with the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Same as `init(style:reuseIdentifier:)` with the default style and no identifier; archives are not supported.
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

  /// The identifier that the cell was registered or created for.
  open private(set) var reuseIdentifier: String?
  /// The superview of custom subviews. It fills the cell except for the accessory.
  open var contentView: UIView { content }
  /// The first label, created on first access.
  open var textLabel: UILabel? { parts.text ?? makeTextLabel() }
  /// The second label, created on first access. Nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail ?? makeDetailLabel() }
  /// The image view, created on first access. Nil in the style `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : parts.image ?? makeImageView() }
  /// Called before the cell is reused for another row. Override it to reset what only some rows have. Overrides call
  /// super. Does nothing by default.
  open func prepareForReuse() {}

  // MARK: Accessories and backgrounds

  /// The accessory at the end. The default is none.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { updateAccessory() } } }
  /// A view that replaces `accessoryType` and keeps its size.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      updateAccessory()
    }
  }
  /// The view behind everything, as large as the cell.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view behind the content while the cell is selected or touched. By default, a gray view is shown.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set {
      parts.selectedBackground?.removeFromSuperview()
      parts.selectedBackground = newValue
      showStates()
    }
  }
  /// The insets of the separator below. The default is the table's.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? surroundings?.inset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The indentation of the content, in steps. The default is 0. The table sets it from its delegate.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of an indentation step, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: States

  /// The style of the background while the cell is selected or touched.
  open var selectionStyle = SelectionStyle.default { didSet { if selectionStyle != oldValue { showStates() } } }
  /// A Boolean value that indicates whether the cell's row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell is touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Shows the cell as selected or not. The table calls it even if nothing changes. Overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showStates(animated: animated)
  }
  /// Shows the cell as touched or not. Called by the table. Overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showStates(animated: animated)
  }

  func forgetStates() {
    (selected, highlighted) = (false, false)
    showStates()
  }

  // MARK: Overrides

  /// Lays out the content view, labels, image, accessory and separators. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  /// Returns the given width, and the height that the labels need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfLabels(size.width))
  }
  /// Returns the size that constraints in the content view or, without any, the labels need.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if hasOwnConstraints {
      layOutParts()
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard contentView.hasOwnConstraints else { return sizeThatFits(targetSize) }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - accessoryRoom, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: size.height)
  }
  /// Updates the colors that follow the tint color. Overrides call super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if style == .value2 { parts.text?.textColor = tintColor }
  }
}
