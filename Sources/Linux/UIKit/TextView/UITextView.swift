public import Foundation
import QuartzCore

/// A view that shows a text in as many lines as it takes, and scrolls.
///
/// Text can be neither edited nor selected here. Where somebody would edit it, that is said once for each view (to standard
/// error). Apple's members about editing, selections, links and layout managers are missing.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, ContentInLines {
  var shown = ShownText(style: .init(font: UITextView.firstFont))
  let canvas = TextCanvas(frame: .zero)
  private var saysThatNothingIsEdited = true
  final var knownWidth: CGFloat = 0
  private static var firstFont: UIFont { .systemFont(ofSize: 12) }

  /// A text view with a frame in its superview's coordinates, whose lines are in a container's room; nil is as wide as the
  /// view. The container is this view's from now on.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.makeContainer()
    super.init(frame: frame)
    configure()
  }

  /// As `init(frame:textContainer:)` without a container.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// As `init(frame:)` with an empty frame: views are not archived here.
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

  /// The text; empty at first, and after nil was set.
  open var text: String! {
    get { shown.string ?? "" }
    set { follow(shown.show(newValue)) }
  }
  /// The text with its attributes; empty at first, and after nil was set. What was set comes back with the view's font,
  /// colour and alignment where it had none; a plain text comes with those.
  ///
  /// Setting it sets `text`, and `font`, `textColor` and `textAlignment` to those of the first letter. Setting one of these
  /// afterwards changes all of the string; setting `text` replaces it.
  open var attributedText: NSAttributedString! {
    get { shown.attributed ?? NSAttributedString(string: "") }
    set { follow(shown.show(newValue)) }
  }
  /// The font of all text; the system's in 12 points at first, and again after nil was set. (On Apple's systems nil comes
  /// back before something was set: from memory, not imitated.)
  open var font: UIFont? {
    get { shown.style.font }
    set { follow(shown.set(font: newValue ?? Self.firstFont)) }
  }
  /// The colour of all text; `UIColor.label` at first, and again after nil was set.
  open var textColor: UIColor? {
    get { shown.color }
    set { follow(shown.set(color: newValue ?? .label)) }
  }
  /// How lines are placed in the container; `natural` at first (from memory; the header still says left): where the
  /// direction of each paragraph begins.
  open var textAlignment: NSTextAlignment {
    get { shown.style.alignment }
    set { follow(shown.set(alignment: newValue)) }
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

  // MARK: Editing

  /// Whether the text is meant to be edited. True at first. Kept, but nothing is edited here: what would begin it says so.
  open var isEditable = true
  /// Whether the text is meant to be selected. True at first. Kept, but nothing is selected here.
  open var isSelectable = true
  /// Hears how the text scrolls, and that somebody wants to edit it.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  /// Answers false, without a class that says it can become one. Of a text that is meant to be edited the delegate is asked,
  /// and it is said that it cannot be edited here.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing()
    return super.becomeFirstResponder()
  }
  /// A tap begins editing, if that is meant.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { beginEditing() }
  }

  private func beginEditing() {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) != false, saysThatNothingIsEdited else { return }
    saysThatNothingIsEdited = false
    RuntimeIssues.handler("\(ObjectIdentity.text(of: self)) is not edited: there is no editing of text here.")
  }

  // MARK: Places

  /// The room for the lines, and the space at their ends.
  public final let textContainer: NSTextContainer
  /// The space around the container, in points; 8 above and below it and none at its sides at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { roomDidChange() } }
  }
  /// Whether a finger moves the text. True at first. Where not, the text's size is the view's own for constraints.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The size of the text with the space around it, rounded up to pixels, with lines broken for a view so wide; 0 or less
  /// sets no limit. The height given makes no difference.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wholeSize(inWidth: size.width) }
  /// `sizeThatFits(_:)` at the width that constraints give, where the text does not scroll; nothing where it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : wholeSize(inWidth: knownWidth)
  }
  override var breaksContent: Bool { !isScrollEnabled }
  override func contentSize(forWidth width: CGFloat?) -> CGSize { sizeInLines(forWidth: width) }
  override var firstBaselineOffset: CGFloat { textContainerInset.top + lines(inWidth: bounds.width).firstBaseline }
  override var lastBaselineOffset: CGFloat {
    let lines = lines(inWidth: bounds.width)
    return wholeSize(inWidth: bounds.width).height - textContainerInset.top - lines.lastBaseline
  }
  /// Gives the content the text's size, and shows what is seen of it. Overrides call super.
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
  /// `staticText`, unless something else is set: nothing is edited here.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}
