public import Foundation
import QuartzCore

/// A scroll view that shows a text in as many lines as it needs.
///
/// Text cannot be edited or selected here. The first attempt to edit it is reported to standard error, once for each
/// view. Apple's members for editing, selections, links and layout managers are missing.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, ContentInLines {
  var shown = ShownText(style: .init(font: UITextView.firstFont))
  let canvas = TextCanvas(frame: .zero)
  private var saysThatNothingIsEdited = true
  final var knownWidth: CGFloat = 0
  /// The width for which the content's size is up to date; nil if the text has changed.
  final var sizedWidth: CGFloat?
  private static var firstFont: UIFont { .systemFont(ofSize: 12) }

  /// Creates a text view with a frame in its superview's coordinates, and with a container for its lines. If that is
  /// nil, the lines are as wide as the view. The text view takes over the container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.makeContainer()
    super.init(frame: frame)
    configure()
  }

  /// Same as `init(frame:textContainer:)` without a container.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    textContainer = Self.makeContainer()
    super.init(coder: coder)
    configure()
  }

  private static func makeContainer() -> NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    return container
  }

  private func configure() {
    backgroundColor = .systemBackground
    canvas.textView = self
    addSubview(canvas)
    textContainer.didChange = { [weak self] in MainActor.assumeIsolated { self?.roomDidChange() } }
    roomDidChange()
  }

  // MARK: Text

  /// The text. The default is an empty string; setting nil restores it.
  open var text: String! {
    get { shown.string ?? "" }
    set { follow(shown.show(newValue)) }
  }
  /// The text with its attributes. The default is empty; setting nil restores it. The string is returned with the
  /// view's font, color and alignment where it had none of its own. A plain text is returned with these attributes.
  ///
  /// Setting it sets `text`, and `font`, `textColor` and `textAlignment` to those of the first letter. Setting one of
  /// these later changes the whole string. Setting `text` replaces it.
  open var attributedText: NSAttributedString! {
    get { shown.attributed ?? NSAttributedString(string: "") }
    set { follow(shown.show(newValue)) }
  }
  /// The font of all text. The default is the 12-point system font; setting nil restores it. (On Apple's systems it is
  /// nil until something is set: from memory, not imitated.) (A guess: text-17b.)
  open var font: UIFont? {
    get { shown.style.font }
    set { follow(shown.set(font: newValue ?? Self.firstFont)) }
  }
  /// The color of all text. The default is `UIColor.label`; setting nil restores it.
  open var textColor: UIColor? {
    get { shown.color }
    set { follow(shown.set(color: newValue ?? .label)) }
  }
  /// The alignment of lines in the container. The default is `natural` (from memory; the header still says left), which
  /// depends on the direction of each paragraph. (Guesses: text-14b, text-17.)
  open var textAlignment: NSTextAlignment {
    get { shown.style.alignment }
    set { follow(shown.set(alignment: newValue)) }
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

  // MARK: Editing

  /// A Boolean value that determines whether the text is editable. The default is true. Nothing is edited here, but if
  /// it is true, attempts are reported.
  open var isEditable = true
  /// A Boolean value that determines whether the text is selectable. The default is true. It is stored, but has no
  /// effect.
  open var isSelectable = true
  /// The delegate, for attempts to edit the text and for scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  /// Returns false, unless a subclass can become first responder. If the text is editable, asks the delegate, and
  /// reports that the text cannot be edited here.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing()
    return super.becomeFirstResponder()
  }
  /// Treats a tap as an attempt to edit the text, if it is editable.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { beginEditing() }
  }

  private func beginEditing() {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) != false, saysThatNothingIsEdited else { return }
    saysThatNothingIsEdited = false
    RuntimeIssues.handler("\(ObjectIdentity.text(of: self)) is not edited: there is no editing of text here.")
  }

  // MARK: Layout

  override class func addObservableProperties(to properties: inout ObservableProperties) {
    super.addObservableProperties(to: &properties)
    addTextViewProperties(to: &properties)
  }

  /// The size of the text with the space around it, as wide as the view. A change of the text or of the view's width
  /// changes it at once, without a layout (tests of libraries). A size that you set lasts until then.
  /// (Guesses: text-18, text-18b.)
  open override var contentSize: CGSize {
    get {
      sizeContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// The area for the lines, with the space at their ends.
  public final let textContainer: NSTextContainer
  /// The space around the container, in points. The default is 8 above and below it, and 0 at its sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { roomDidChange() } }
  }
  /// A Boolean value that determines whether a finger scrolls the text. The default is true. If false, the view's
  /// intrinsic content size is the text's size.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Returns the size of the text with the space around it, rounded up to pixels, with lines broken for a view of the
  /// given width; 0 or less sets no limit. The given height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wholeSize(inWidth: size.width) }
  /// `sizeThatFits(_:)` at the width from constraints if the text does not scroll; otherwise no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : wholeSize(inWidth: knownWidth)
  }
  override var sizesContentItself: Bool { true }
  override var breaksContent: Bool { !isScrollEnabled }
  override func contentSize(forWidth width: CGFloat?) -> CGSize { sizeInLines(forWidth: width) }
  override var baselinesDependOnWidth: Bool { true }
  override var firstBaselineOffset: CGFloat { textContainerInset.top + lines(inWidth: bounds.width).firstBaseline }
  override var lastBaselineOffset: CGFloat {
    let lines = lines(inWidth: bounds.width)
    return wholeSize(inWidth: bounds.width).height - textContainerInset.top - lines.lastBaseline
  }
  /// Updates the content size, and shows the visible part of the text. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  // MARK: Accessibility

  /// True, unless something else is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The text, unless something else is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
  /// `staticText`, because text cannot be edited here, unless something else is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}
