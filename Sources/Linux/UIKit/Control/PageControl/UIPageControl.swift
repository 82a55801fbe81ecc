import QuartzCore

/// A row of dots, one for each page, with the current page's in another colour.
///
/// A tap on the trailing half goes one page on, one on the leading half one page back, and sends `valueChanged`
/// (documented). The dots' measures are recorded; images for them are not there.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var count = 0
  private var current = 0
  private var dots: [UIView] = []

  /// A control with a frame in its superview's coordinates, and without a page.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many pages there are; none at first. Less than none is none. The current page moves along where it is no more.
  open var numberOfPages: Int {
    get { count }
    set { setCount(max(0, newValue)) }
  }
  /// The page whose dot is told from the others, from 0 on; kept in the range. Setting it sends no event.
  open var currentPage: Int {
    get { current }
    set { setCurrent(newValue) }
  }
  /// Whether there is nothing to be seen where there is one page or none. False at first.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The colour of the other pages' dots; nil: white at 0.45 (recorded).
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the current page's dot; nil: white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The size that so many dots need: 18 points each and 20 more, and 26 high (recorded). Without pages there is no width
  /// (a guess).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: count == 0 ? 0 : count * Self.pitch + Self.margins, height: Self.height)
  }
  /// As `size(forNumberOfPages:)` of the pages there are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: count) }
  /// As `size(forNumberOfPages:)` of the pages there are.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
  /// Places and colours the dots, from the right on where the interface is mirrored.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }
  /// A touch that is lifted inside goes one page on or back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { turn(by: touch.location(in: self).x, with: event) }
  }

  /// Which page of how many it is, unless something else is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(current + 1, count)) of \(count)" }
    set { super.accessibilityValue = newValue }
  }
  /// One page on, with `valueChanged`.
  open override func accessibilityIncrement() { go(by: 1, with: nil) }
  /// One page back, with `valueChanged`.
  open override func accessibilityDecrement() { go(by: -1, with: nil) }
  override var kindTraits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }

  // MARK: Pages

  /// The diameter of a dot.
  private static let dot: CGFloat = 7.59
  /// From the middle of a dot to the next.
  private static let pitch: CGFloat = 18
  /// The difference between the control's width and that of the row of dots.
  private static let margins: CGFloat = 20
  private static let height: CGFloat = 26

  private func setCount(_ new: Int) {
    guard new != count else { return }
    count = new
    current = min(current, max(0, new - 1))
    while dots.count > new { dots.removeLast().removeFromSuperview() }
    while dots.count < new {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      addSubview(dot)
      dots.append(dot)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func setCurrent(_ page: Int) {
    let new = min(max(0, page), max(0, count - 1))
    guard new != current else { return }
    current = new
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func center(of page: Int) -> CGPoint {
    let index = CGFloat(isMirrored ? count - 1 - page : page)
    let first = bounds.midX - (CGFloat(count) - 1) * Self.pitch / 2
    return CGPoint(x: first + index * Self.pitch, y: bounds.midY)
  }

  private func placeDots() {
    for (page, dot) in dots.enumerated() {
      dot.center = center(of: page)
      dot.isHidden = hidesForSinglePage && count <= 1
      dot.backgroundColor =
        page == current
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    }
  }

  private func turn(by x: CGFloat, with event: UIEvent?) {
    go(by: (x >= bounds.midX) != isMirrored ? 1 : -1, with: event)
  }

  private func go(by step: Int, with event: UIEvent?) {
    let old = current
    setCurrent(current + step)
    guard current != old else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }
}
