public import Foundation
import QuartzCore

/// A view that shows a text in one font and one colour, or an attributed string.
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

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  // MARK: Accessibility

  /// True where there is a text.
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

  /// The text; nil at first.
  open var text: String? {
    get { shown.string }
    set { follow(shown.show(newValue)) }
  }

  /// The text with its attributes; nil at first. What was set comes back with the label's font, colour, alignment and line
  /// break mode where it had none; a plain text comes with those.
  ///
  /// Setting it sets `text`, and `font`, `textColor`, `textAlignment` and `lineBreakMode` to those of the first letter.
  /// Setting one of these afterwards changes all of the string; setting `text` replaces it (all documented).
  open var attributedText: NSAttributedString? {
    get { shown.attributed }
    set { follow(shown.show(newValue)) }
  }

  /// Shows an attributed string, in the label's own font and in a colour where it has none, and stays as it is for what
  /// is shown next.
  func showPassing(_ new: NSAttributedString, color: UIColor) { follow(shown.showPassing(new, color: color)) }

  private func follow(_ change: ShownText.Change) {
    guard change != .none else { return }
    setNeedsDisplay()
    guard change == .size else { return }
    naturalSizeDidChange()
    invalidateIntrinsicContentSize()
  }

  /// The font; the system's in 17 points at first, and again after nil was set.
  open var font: UIFont! {
    get { shown.style.font }
    set { follow(shown.set(font: newValue ?? .systemFont(ofSize: UIFont.labelFontSize))) }
  }

  /// Whether a font from `preferredFont(forTextStyle:)` or `UIFontMetrics` follows the size of text that the user wants;
  /// others stay. False at first.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  override func adaptFont() {
    super.adaptFont()
    if adjustsFontForContentSizeCategory { follow(shown.adaptFonts(to: traitCollection)) }
  }

  /// The colour; `UIColor.label` at first, and again after nil was set.
  open var textColor: UIColor! {
    get { shown.color }
    set { follow(shown.set(color: newValue ?? .label)) }
  }

  /// How lines are placed between the left and the right edge; `natural` at first: where the interface's direction begins,
  /// whatever that of the text ("the current localization of the app", as the documentation of `natural` has it).
  open var textAlignment: NSTextAlignment {
    get { shown.style.alignment }
    set { follow(shown.set(alignment: newValue)) }
  }

  /// What happens to text that does not fit; `byTruncatingTail` at first. Of several lines the truncating and clipping
  /// modes concern the last, the others break between words.
  open var lineBreakMode: NSLineBreakMode {
    get { shown.style.lineBreakMode }
    set { follow(shown.set(lineBreakMode: newValue)) }
  }

  /// The greatest number of lines; 1 at first, 0 for as many as it takes. No more are shown than fit the height.
  open var numberOfLines: Int {
    get { shown.style.numberOfLines }
    set { follow(shown.set(numberOfLines: newValue)) }
  }

  /// The colour while the label is highlighted; without one it is `textColor` then, too.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the label shows its highlighted colour; false at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a sharp shadow below the text; nil, for none, at first.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Where the shadow is relative to the text, in points; (0, −1), above it, at first.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// The width, in points, at which a label of several lines breaks them for `intrinsicContentSize`; 0, for no limit,
  /// at first.
  open var preferredMaxLayoutWidth: CGFloat = 0

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

  /// The size of the text, rounded up to pixels, with lines broken at the given width. 0 sets no limit; a label of a
  /// single line is as wide as its text in any case.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimited : size.width
    let space = CGSize(width: width, height: size.height <= 0 ? Self.unlimited : size.height)
    return textRect(forBounds: CGRect(origin: .zero, size: space), limitedToNumberOfLines: numberOfLines).size
  }

  /// The size, in whole pixels, of a text of at most so many lines (0: as many as it takes) within `bounds`, at their
  /// origin. Override to make labels larger than their text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = pixelsUp(shown.layout(numberOfLines, within: bounds.size).size)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }

  /// Draws the text into a rectangle of the current context, half-way between its top and bottom. Override to move it.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = shown.layout(numberOfLines, within: rect.size)
    let height = pixelsUp(text.size).height
    let place = CGRect(
      x: rect.minX, y: rect.minY + pixelsDown((rect.height - height) / 2), width: rect.width, height: height)
    drawnEdge = naturalEdge
    if let shadowColor {
      let below = place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      text.draw(in: context, rect: below, color: shadowColor, isOnly: true, natural: drawnEdge)
    }
    let other = isHighlighted ? highlightedTextColor : nil
    text.draw(in: context, rect: place, color: other ?? shown.color, isOnly: other != nil, natural: drawnEdge)
  }

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) {
    guard let string = shown.string, !string.isEmpty else { return }
    drawText(in: bounds)
  }

  /// Has the text drawn anew where the interface runs in another direction than when it was drawn. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let drawnEdge, drawnEdge != naturalEdge { setNeedsDisplay() }
  }

  private var drawnEdge: TextLayout.NaturalEdge?
  private var naturalEdge: TextLayout.NaturalEdge {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// What a subclass does when `sizeThatFits(_:)` has a new answer.
  func naturalSizeDidChange() {}

  /// Larger than any text, and still a number to Pango.
  private static let unlimited: CGFloat = 1_000_000
}
