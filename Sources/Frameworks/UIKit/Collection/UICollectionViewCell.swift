import QuartzCore

/// A view of a collection view that is reused when it is no longer visible.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier that the class was registered for; nil until the collection view has created the view.
  open internal(set) var reuseIdentifier: String?
  /// The attributes that were applied last.
  final var attributes: UICollectionViewLayoutAttributes?

  /// Creates a view with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is reused for another element. Overrides call super. Does nothing by default.
  open func prepareForReuse() {}
  /// Called after the layout's attributes were set on the view. Override it to apply those of a custom attributes
  /// class. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the collection view's layout changes with an animation or a transition layout. Does nothing by default.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after such a change. Does nothing by default.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Returns the attributes that the view prefers, for layouts that support self-sizing. Called once when it becomes
  /// visible. For a cell, they have the size that its constraints need, as close as possible to the given one. Other
  /// views return the attributes unchanged. (A guess: list-34b.)
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

/// A cell of a collection view, with a content view and backgrounds behind it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  /// Creates a cell with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The superview of custom subviews, as large as the cell.
  open var contentView: UIView { content }
  /// A Boolean value that indicates whether the cell's item is selected. Overrides call super.
  open var isSelected = false { didSet { if isSelected != oldValue { showBackgrounds() } } }
  /// A Boolean value that indicates whether the cell is touched. Overrides call super.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showBackgrounds() } } }
  /// The view behind everything, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showBackgrounds()
    }
  }
  /// The view behind the content while the cell is selected or touched, in front of `backgroundView`.
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

  /// Lays out the backgrounds. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
  }
}
