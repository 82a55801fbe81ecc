import QuartzCore

/// The scroll view of a page view controller: room for three pages in a row, of which the middle one is the current page.
///
/// It scrolls and pages as any scroll view. Its content insets close the side on which there is no page.
@MainActor final class PageScrollView: UIScrollView {
  weak var controller: UIPageViewController?
  let axis: ScrollAxis
  private let spacing: CGFloat

  /// - Parameter spacing: The space between two pages, in points.
  init(axis: ScrollAxis, spacing: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { fatalError("A page view controller's scroll view is not archived.") }

  // MARK: Places

  /// The distance from one page to the next, in points.
  var pitch: CGFloat { axis.of(bounds.size) }

  /// The offset, along the axis, at which the page on a side is in full view; nil for the current page.
  func offset(of side: PageSide?) -> CGFloat {
    switch side {
    case .low: 0
    case nil: pitch
    case .high: 2 * pitch
    }
  }

  /// The content's offset along the axis.
  var place: CGFloat {
    get { axis.of(contentOffset) }
    set { contentOffset = point(newValue) }
  }

  /// An offset along the axis as a point.
  func point(_ offset: CGFloat) -> CGPoint { CGPoint { $0 == axis ? offset : 0 } }

  /// The frame of the page on a side, in the content's coordinates; nil for the current page.
  func pageFrame(_ side: PageSide?) -> CGRect {
    let gap = axis == .horizontal ? CGSize(width: spacing, height: 0) : CGSize(width: 0, height: spacing)
    return CGRect(origin: point(offset(of: side)), size: bounds.size).insetBy(dx: gap.width / 2, dy: gap.height / 2)
  }

  /// The frame for pages that fill `area`: larger by half of the space on both sides.
  func frame(forPagesIn area: CGRect) -> CGRect {
    axis == .horizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
  }

  /// Makes room for three pages. Pages are not dragged at all if neither side is open and `bounces` is false.
  func setEnds(lowIsOpen: Bool, highIsOpen: Bool, bounces: Bool) {
    let (before, after) = (lowIsOpen ? 0 : -pitch, highIsOpen ? 0 : -pitch)
    contentSize =
      axis == .horizontal
      ? CGSize(width: 3 * pitch, height: bounds.height) : CGSize(width: bounds.width, height: 3 * pitch)
    contentInset =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    if axis == .horizontal { alwaysBounceHorizontal = bounces } else { alwaysBounceVertical = bounces }
  }

  /// Makes a change of the offset or of the ends under a finger, which goes on from where the content is then.
  func keepingGrip(_ change: () -> Void) {
    let way = pan.translation(in: self)
    let ahead = drag.map { $0.start - way - unresisted(contentOffset) }
    change()
    if let ahead { drag?.start = unresisted(contentOffset) + way + ahead }
  }

  // MARK: What it overrides

  override var restsWhereItIs: Bool { true }
  override func dragWillBegin() { controller?.dragWillBegin() }
  override func contentDidMove() { controller?.pagesDidMove() }
  override func contentDidRest() { controller?.pagesDidRest() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    controller?.turnPage(direction) ?? false
  }
}
