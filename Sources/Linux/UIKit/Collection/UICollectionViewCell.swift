import QuartzCore

/// A view of a collection that is used again when it is out of sight.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What the class was registered for; nil before the collection has made it.
  open internal(set) var reuseIdentifier: String?
  /// The collection's attributes as they were applied last.
  final var attributes: UICollectionViewLayoutAttributes?

  /// A view with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is filled for another element. Call super. Does nothing here.
  open func prepareForReuse() {}
  /// The layout's attributes were set on the view; for those that a subclass of attributes has besides. Does nothing here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes that the view would like, for layouts that follow: asked once when it comes into sight. For a cell, the
  /// size that its constraints need, as near to the one given as they can come; for others, the attributes as they are.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let cell = self as? UICollectionViewCell {
      let size = cell.fittingSize(for: layoutAttributes.size)
      if size != layoutAttributes.size {
        layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
      }
    }
    return layoutAttributes
  }
}

/// An item of a collection: a content view, and backgrounds behind it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  /// A cell with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Where subviews go; as large as the cell.
  open var contentView: UIView { content }
  /// Whether the cell's item is selected. Overrides call super.
  open var isSelected = false { didSet { if isSelected != oldValue { showBackgrounds() } } }
  /// Whether the cell is touched. Overrides call super.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showBackgrounds() } } }
  /// Behind everything, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showBackgrounds()
    }
  }
  /// Behind the content while the cell is selected or touched, in front of `backgroundView`.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showBackgrounds()
    }
  }

  private func showBackgrounds() {
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    guard let selectedBackgroundView else { return setNeedsLayout() }
    let isOn = isSelected || isHighlighted
    if isOn, selectedBackgroundView.superview !== self {
      insertSubview(selectedBackgroundView, belowSubview: content)
    } else if !isOn, selectedBackgroundView.superview === self {
      selectedBackgroundView.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// Places the backgrounds. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
  }
}
