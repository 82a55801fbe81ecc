import Foundation
import QuartzCore

/// A row of segments. One can be selected: a tap or a drag to a segment selects it.
///
/// Colors, fonts and distances are guesses (seg-9, seg-9b), based on pictures of iOS 15 to 18. Background and divider
/// images and positions by segment type are not available.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  static let height: CGFloat = 32
  final var segments: [SegmentView] = []
  final weak var selected: SegmentView?
  /// The segment that is shown as selected. None in momentary mode.
  final var lastingSelection: SegmentView? { isMomentary ? nil : selected }
  final weak var pressed: SegmentView? { didSet { if pressed !== oldValue { showSegments() } } }
  final var attributes = StateValues<[NSAttributedString.Key: Any]>()
  final let track = UIView()
  final let knob = UIView()
  final var dividers: [UIView] = []

  /// Creates a control without segments, with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  /// Creates a control with a segment for each string, image or action, in the size of its content. Anything else is a
  /// fatal error.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    configure()
    for item in items ?? [] {
      switch item {
      case let title as String: insert(SegmentView(title: title), at: segments.count, animated: false)
      case let image as UIImage: insert(SegmentView(image: image), at: segments.count, animated: false)
      case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
      default: fatalError("a segment is a String, UIImage or UIAction, not \(type(of: item))")
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, with a frame in its superview's coordinates.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  // MARK: Selection

  /// The index of no segment.
  public class var noSegment: Int { -1 }

  /// The index of the selected segment, or `noSegment`, the default. Setting it sends no event, and has no effect in
  /// momentary mode, in which it is the last segment that was tapped. An index without a segment is reported and
  /// ignored (a guess: seg-6).
  open var selectedSegmentIndex: Int {
    get { segments.firstIndex { $0 === selected } ?? Self.noSegment }
    set {
      guard !isMomentary else { return }
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return RuntimeIssues.handler(
          "\(ObjectIdentity.text(of: self)): no segment has the index \(newValue); there are \(segments.count)")
      }
      select(newValue == Self.noSegment ? nil : segments[newValue], animated: false)
    }
  }

  /// A Boolean value that determines whether segments remain selected after a tap. The default is false: they do.
  open var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      if isMomentary { select(nil, animated: false) } else { contentDidChange() }
    }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title. An index outside the range is pinned to it (header). The selected segment stays
  /// selected (a guess: seg-5).
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment, animated: animated)
  }
  /// Inserts a segment with an image. An index outside the range is pinned to it (header).
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }
  /// Inserts a segment with the image of an action, or else its title. The action runs when the segment is tapped. If
  /// there is a segment of the same identifier, it is updated at the same index and otherwise removed (header).
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(action, at: segment, animated) }
  /// Removes a segment. An index outside the range is pinned to it. If it is the selected one, none is selected (a
  /// guess: seg-5b).
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    remove(segments[min(max(segment, 0), segments.count - 1)], animated: animated)
  }
  /// Removes all segments.
  open func removeAllSegments() { for segment in segments { remove(segment, animated: false) } }
  /// Sets a segment's title, and removes its image. An index without a segment is ignored (header), here and below.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.show(title, nil) } }
  /// Returns a segment's title.
  open func titleForSegment(at segment: Int) -> String? { segmentView(at: segment)?.title }
  /// Sets a segment's image, and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    updateSegment(at: segment) { $0.show(nil, image) }
  }
  /// Returns a segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? { segmentView(at: segment)?.image }
  /// Sets a segment's action, and its image or title. Another segment's identifier is a fatal error (header).
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(action, at: segment) }
  /// Returns a segment's action.
  open func actionForSegment(at segment: Int) -> UIAction? { segmentView(at: segment)?.action }
  /// Returns the index of the segment with an action; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Sets a segment's width, in points. With 0, the default, it shares the rest of the control's width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { updateSegment(at: segment) { $0.width = width } }
  /// Returns the width that was set for a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { segmentView(at: segment)?.width ?? 0 }
  /// Moves a segment's image or title.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    updateSegment(at: segment) { $0.offset = offset }
  }
  /// Returns the offset of a segment's image or title.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segmentView(at: segment)?.offset ?? .zero }
  /// Enables or disables a segment. A disabled one does not react to touches.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    updateSegment(at: segment) { $0.isEnabled = enabled }
  }
  /// Returns true if a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { segmentView(at: segment)?.isEnabled ?? false }
  /// A Boolean value that makes segments without a width of their own as wide as their content requires. Otherwise, and
  /// by default, they have equal widths.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  // MARK: Appearance

  /// The color of the selected segment; nil (the default) for white, or gray in dark mode.
  open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }
  /// Sets attributes of the titles in a state, which are added to those of the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    contentDidChange()
  }
  /// Returns the attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes.own(state) }

  /// The width of the content, and 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: contentWidth, height: Self.height) }
  /// The width of the content, and 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Lays out the segments from the leading edge, and the selected one's background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }
  override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }
  override func adaptFont() {
    super.adaptFont()
    contentDidChange()
  }

  // MARK: Touches

  /// Highlights the segment under the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return pressed != nil
  }
  /// Highlights the segment under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = isTouchInside ? segment(at: touch.location(in: self)) : nil
    return true
  }
  /// Selects the segment under the finger (a guess: seg-2), and sends `valueChanged` if the selection changes.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? pressed : nil
    pressed = nil
    if let chosen { selectByUser(chosen, with: event) }
  }
  /// Leaves the selection as it is.
  open override func cancelTracking(with event: UIEvent?) { pressed = nil }

  // MARK: Accessibility

  /// False by default: the segments are elements.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }
}

extension UISegmentedControl {
  /// The positions of a segment. Raw values are those of the header.
  public enum Segment: Int, Sendable {
    /// Any position.
    case any = 0
    /// The first of several.
    case left = 1
    /// Between others.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }
}
