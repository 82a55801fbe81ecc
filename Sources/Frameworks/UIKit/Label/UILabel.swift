public import Foundation
import QuartzCore

/// A view that shows a text in one font and one color, or an attributed string. (A guess: ax-3b.)
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting, ContentInLines {
  private var shown = ShownText(
    style: .init(
      font: .systemFont(ofSize: UIFont.labelFontSize), alignment: .natural, lineBreakMode: .byTruncatingTail,
      numberOfLines: 1))

  /// A label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  // MARK: Accessibility

  /// True by default if there is a text.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (accessibilityLabel?.isEmpty == false) }
    set { super.isAccessibilityElement = newValue }
  }
  /// The text, unless something else is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  /// `staticText`, unless something else is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  private func configure() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// The text; nil by default.
  open var text: String? {
    get { shown.string }
    set { follow(shown.show(newValue)) }
  }

  /// The text with its attributes; nil by default. The string is returned with the label's font, color, alignment and
  /// line break mode where it had none of its own. A plain text is returned with these attributes.
  ///
  /// Setting it sets `text`, and `font`, `textColor`, `textAlignment` and `lineBreakMode` to those of the first letter.
  /// Setting one of these later changes the whole string. Setting `text` replaces it (all documented).
  /// (A guess: text-13.)
  open var attributedText: NSAttributedString? {
    get { shown.attributed }
    set { follow(shown.show(newValue)) }
  }

  /// Shows an attributed string without adopting its look for the next text. Letters without a font have the label's,
  /// and letters without a color have `color`.
  func showPassing(_ new: NSAttributedString, color: UIColor) { follow(shown.showPassing(new, color: color)) }

  private func follow(_ change: ShownText.Change) {
    guard change != .none else { return }
    setNeedsDisplay()
    guard change == .size else { return }
    naturalSizeDidChange()
    invalidateIntrinsicContentSize()
  }

  /// The font. The default is the 17-point system font; setting nil restores it. (A guess: view-38.)
  open var font: UIFont! {
    get { shown.style.font }
    set { follow(shown.set(font: newValue ?? .systemFont(ofSize: UIFont.labelFontSize))) }
  }

  /// A Boolean value that determines whether a font from `preferredFont(forTextStyle:)` or `UIFontMetrics` follows the
  /// Dynamic Type size. Other fonts do not. The default is false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  override func adaptFont() {
    super.adaptFont()
    if adjustsFontForContentSizeCategory { follow(shown.adaptFonts(to: traitCollection)) }
  }

  /// The text color. The default is `UIColor.label`; setting nil restores it.
  open var textColor: UIColor! {
    get { shown.color }
    set { follow(shown.set(color: newValue ?? .label)) }
  }

  /// The alignment of lines. The default is `natural`, which depends on the interface's direction, not on the text's
  /// ("the current localization of the app" in the documentation of `natural`).
  open var textAlignment: NSTextAlignment {
    get { shown.style.alignment }
    set { follow(shown.set(alignment: newValue)) }
  }

  /// The handling of text that does not fit. The default is `byTruncatingTail`. With several lines, the truncating and
  /// clipping modes apply to the last one. The others break between words.
  open var lineBreakMode: NSLineBreakMode {
    get { shown.style.lineBreakMode }
    set { follow(shown.set(lineBreakMode: newValue)) }
  }

  /// The maximum number of lines; 0 for no limit. The default is 1. Lines that do not fit the height are not shown.
  open var numberOfLines: Int {
    get { shown.style.numberOfLines }
    set { follow(shown.set(numberOfLines: newValue)) }
  }

  /// A Boolean value that determines whether text that does not fit the bounds is drawn in smaller fonts. The label's font
  /// and size stay the same. The default is false.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest factor for the sizes of fonts that are reduced to fit. Text that does not fit then is cut off. The
  /// default is 0, for no limit (a guess: text-34).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The text color while the label is highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that determines whether the label shows its highlighted color. The default is false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The color of a sharp shadow behind the text. The default is nil, for no shadow.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the shadow from the text, in points. The default is (0, −1), above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// The width at which a label with several lines wraps its text for `intrinsicContentSize`, in points. The default is
  /// 0, for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, rounded up to pixels, with lines broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : knownWidth, height: 0))
  }

  final var knownWidth: CGFloat = 0

  override var breaksContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func contentSize(forWidth width: CGFloat?) -> CGSize { sizeInLines(forWidth: width) }

  override var firstBaselineOffset: CGFloat {
    let text = shown.layout(numberOfLines, within: CGSize(width: max(bounds.width, 1), height: Self.unlimited))
    return text.firstBaseline
  }
  override var lastBaselineOffset: CGFloat {
    let text = shown.layout(numberOfLines, within: CGSize(width: max(bounds.width, 1), height: Self.unlimited))
    return pixelsUp(text.size).height - text.lastBaseline
  }

  /// With attributes, a line that is cut off may lose its largest letters.
  override var baselinesDependOnWidth: Bool { numberOfLines != 1 || shown.hasAttributes }

  /// Returns the size of the text, rounded up to pixels, with lines broken at the given width. 0 sets no limit. A label
  /// with a single line is always as wide as its text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimited : size.width
    let space = CGSize(width: width, height: size.height <= 0 ? Self.unlimited : size.height)
    return textRect(forBounds: CGRect(origin: .zero, size: space), limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle of the text within `bounds`, at their origin, with at most the given number of lines (0: no
  /// limit) and a size in whole pixels. Override to make labels larger than their text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = pixelsUp(shown.layout(numberOfLines, within: bounds.size).size)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }

  /// Draws the text into a rectangle of the current context, vertically centered. Override to move it.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Smaller text is vertically centered, too (recorded).
    let text =
      adjustsFontSizeToFitWidth
      ? shown.shrunkLayout(numberOfLines, within: rect.size, minimum: minimumScaleFactor)
      : shown.layout(numberOfLines, within: rect.size)
    let height = pixelsUp(text.size).height
    let textFrame = CGRect(
      x: rect.minX, y: rect.minY + pixelsDown((rect.height - height) / 2), width: rect.width, height: height)
    drawnEdge = naturalEdge
    if let shadowColor {
      let below = textFrame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      text.draw(in: context, rect: below, color: shadowColor, isOnly: true, natural: drawnEdge)
    }
    let other = isHighlighted ? highlightedTextColor : nil
    text.draw(in: context, rect: textFrame, color: other ?? shown.color, isOnly: other != nil, natural: drawnEdge)
  }

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) {
    guard let string = shown.string, !string.isEmpty else { return }
    drawText(in: bounds)
  }

  /// Redraws the text if the interface's direction has changed since it was drawn. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let drawnEdge, drawnEdge != naturalEdge { setNeedsDisplay() }
  }

  private var drawnEdge: TextLayout.NaturalEdge?
  private var naturalEdge: TextLayout.NaturalEdge {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// Called when `sizeThatFits(_:)` returns a new size. For subclasses.
  func naturalSizeDidChange() {}

  /// Larger than any text, but within Pango's range.
  private static let unlimited: CGFloat = 1_000_000
}

extension UILabel: TextShowing {
  var constraintText: String? { text }
}
