import QuartzCore

/// The scroll view of a page view controller, with room for three pages in a row. The current page is in the middle.
///
/// It scrolls and pages like any scroll view. If there is no page on a side, a negative content inset closes that side.
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

  // MARK: Geometry

  /// The distance from one page to the next, in points.
  var pitch: CGFloat { axis.of(bounds.size) }

  /// Returns the offset, along the axis, that shows the page on a side in full; nil means the current page.
  func offset(of side: PageSide?) -> CGFloat {
    switch side {
    case .low: 0
    case nil: pitch
    case .high: 2 * pitch
    }
  }

  /// The content offset along the axis.
  var position: CGFloat {
    get { axis.of(contentOffset) }
    set { contentOffset = point(newValue) }
  }

  /// Returns a content offset with this value along the axis.
  func point(_ offset: CGFloat) -> CGPoint { CGPoint { $0 == axis ? offset : 0 } }

  /// Returns the frame of the page on a side, in the content's coordinates; nil means the current page.
  func pageFrame(_ side: PageSide?) -> CGRect {
    let gap = axis == .horizontal ? CGSize(width: spacing, height: 0) : CGSize(width: 0, height: spacing)
    return CGRect(origin: point(offset(of: side)), size: bounds.size).insetBy(dx: gap.width / 2, dy: gap.height / 2)
  }

  /// Returns the frame for pages that fill `area`. On both sides, it is larger by half of the spacing.
  func frame(forPagesIn area: CGRect) -> CGRect {
    axis == .horizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
  }

  /// Makes room for three pages. If neither side is open and `bounces` is false, pages cannot be dragged.
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

  /// Changes the offset or the ends under a finger. The drag continues from the content's new position.
  func keepingGrip(_ change: () -> Void) {
    let movement = pan.translation(in: self)
    let ahead = drag.map { $0.start - movement - unresisted(contentOffset) }
    change()
    if let ahead { drag?.start = unresisted(contentOffset) + movement + ahead }
  }

  // MARK: Overrides

  override var sizesContentItself: Bool { true }
  override var restsWhereItIs: Bool { true }
  override func dragWillBegin() { controller?.dragWillBegin() }
  override func contentDidMove() { controller?.pagesDidMove() }
  override func contentDidRest() { controller?.pagesDidRest() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    controller?.turnPage(direction) ?? false
  }
}
