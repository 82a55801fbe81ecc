import QuartzCore

/// A row of dots, one for each page. The current page's dot has a different color.
///
/// A tap on the trailing half goes to the next page, and one on the leading half to the previous page. Both send
/// `valueChanged` (documented). The dots' measurements are recorded. Images for the dots are not supported.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var count = 0
  private var current = 0
  private var dots: [UIView] = []

  /// A control with a frame in its superview's coordinates, and without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages; 0 by default. A negative number becomes 0. The current page is limited to the new range.
  open var numberOfPages: Int {
    get { count }
    set { setCount(max(0, newValue)) }
  }
  /// The index of the current page, limited to the range of pages. Setting it sends no event. (A guess: view-61.)
  open var currentPage: Int {
    get { current }
    set { setCurrent(newValue) }
  }
  /// A Boolean value that determines whether the dots are hidden if there is at most one page. The default is false.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the other pages' dots. If nil, they are white with an alpha of 0.45 (recorded).
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current page's dot. If nil, it is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Returns the size for a number of dots: 18 points wide for each and 20 more, and 26 points high (recorded). Without
  /// pages the width is 0 (a guess: view-53).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: count == 0 ? 0 : count * Self.pitch + Self.margins, height: Self.height)
  }
  /// Returns `size(forNumberOfPages:)` for the current number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: count) }
  /// The size from `size(forNumberOfPages:)` for the current number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
  /// Lays out and colors the dots, from right to left if the interface is mirrored.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }
  /// Goes to the next or previous page if the touch ends inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { turn(by: touch.location(in: self).x, with: event) }
  }

  /// The current page and the number of pages, unless something else is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(current + 1, count)) of \(count)" }
    set { super.accessibilityValue = newValue }
  }
  /// Goes to the next page, and sends `valueChanged`.
  open override func accessibilityIncrement() { go(by: 1, with: nil) }
  /// Goes to the previous page, and sends `valueChanged`.
  open override func accessibilityDecrement() { go(by: -1, with: nil) }
  override var kindTraits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }

  // MARK: Pages

  /// The diameter of a dot.
  private static let dot: CGFloat = 7.59
  /// The distance between the centers of two dots.
  private static let pitch: CGFloat = 18
  /// The difference between the widths of the control and the row of dots.
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
