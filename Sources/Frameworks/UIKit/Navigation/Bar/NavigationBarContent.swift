import QuartzCore

/// The views that a navigation bar shows for its top item. They are created again for each item, and if it changes.
///
/// Distances are in points, and follow the look of Apple's bars on a phone.
@MainActor final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let spacing: CGFloat = 12

  let item: UINavigationItem
  private(set) var back: BarButton?
  private(set) var label: UILabel?
  private var left: [(view: UIView, width: CGFloat)] = []
  private var right: [(view: UIView, width: CGFloat)] = []
  /// The range between the views on both sides of the title, measured from the leading edge. A side without views is
  /// unbounded.
  private(set) var room = -CGFloat.infinity...CGFloat.infinity
  private let isMirrored: Bool
  /// Views that clip the title during a move: at the buttons beside it, and at the edge of its page.
  private let titleArea = UIView()
  private let titlePage = UIView()
  private var isMoving = false

  init(_ item: UINavigationItem, backTo previous: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    super.init(frame: bar.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    titleArea.addSubview(titlePage)
    addSubview(titleArea)
    if let previous, item.allowsBackButton {
      let back = BarButton.makeBack(to: previous, mirrored: isMirrored) { [weak bar] in bar?.backTapped() }
      self.back = back
      addSubview(back)
    }
    left = (item.leftBarButtonItems ?? []).map(Self.shown)
    right = (item.rightBarButtonItems ?? []).map(Self.shown)
    for (view, _) in left + right { addSubview(view) }
    if let view = item.titleView {
      titlePage.addSubview(view)
    } else {
      let label = UILabel()
      label.text = item.title
      label.textAlignment = .center
      label.accessibilityTraits = [.staticText, .header]
      self.label = label
      titlePage.addSubview(label)
      showStyle(of: bar)
    }
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  /// Gives the title the bar's font and color.
  func showStyle(of bar: UINavigationBar) {
    label?.font = bar.titleFont
    label?.textColor = bar.titleColor
    setNeedsLayout()
  }

  /// The title label, or the view that replaces it.
  private var titleHolder: UIView? { item.titleView.flatMap { $0.superview === titlePage ? $0 : nil } ?? label }

  /// All subviews but the title.
  var buttons: [UIView] { subviews.filter { $0 !== titleArea } }

  private static func shown(_ item: UIBarButtonItem) -> (view: UIView, width: CGFloat) {
    if item.systemItem?.isSpace == true {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return (view, item.width)
    }
    if let view = item.customView {
      if view.bounds.size == .zero { view.sizeToFit() }
      return (view, item.width > 0 ? item.width : view.bounds.width)
    }
    let button = BarButton.make(for: item)
    return (button, item.width > 0 ? item.width : button.naturalWidth)
  }

  /// Lays out all views. During a move they keep their positions.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isMoving else { return }
    titleArea.frame = bounds
    titlePage.frame = bounds
    var (start, end) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    if isMirrored { (start, end) = (safeAreaInsets.right, bounds.width - safeAreaInsets.left) }
    start += back == nil ? Self.margin : Self.backMargin
    end -= Self.margin
    let titleSize = wantedTitleSize
    if let back {
      let width = min(back.naturalWidth, max((bounds.width - titleSize.width) / 2 - start, bounds.width / 4))
      place(back, from: start, CGSize(width: width, height: bounds.height))
      start += width + Self.spacing
    }
    for (view, width) in left {
      place(view, from: start, size(of: view, width))
      start += width + Self.spacing
    }
    for (view, width) in right {
      place(view, from: end - width, size(of: view, width))
      end -= width + Self.spacing
    }
    room = (back == nil && left.isEmpty ? -.infinity : start)...(right.isEmpty ? .infinity : max(start, end))
    // Centered in the bar, or as close to that as the views beside it allow.
    let width = min(titleSize.width, max(end - start, 0))
    let x = min(max((bounds.width - width) / 2, start), max(end - width, start))
    if let titleHolder { place(titleHolder, from: x, CGSize(width: width, height: titleSize.height)) }
  }

  /// Prepares the laid-out content for a move to or from another content. Until `endMove()` the title is cut off at the
  /// buttons of both, but not inside its resting frame, where it would reappear with a jump.
  func beginMove(beside other: NavigationBarContent?) {
    isMoving = true
    isUserInteractionEnabled = false
    let start = max(0, room.lowerBound, other?.room.lowerBound ?? 0)
    let end = max(start, min(bounds.width, room.upperBound, other?.room.upperBound ?? bounds.width))
    let left = isMirrored ? bounds.width - end : start
    let between = CGRect(x: left, y: 0, width: end - start, height: bounds.height)
    let atRest = titleHolder.map { CGRect(x: $0.frame.minX, y: 0, width: $0.frame.width, height: bounds.height) }
    titleArea.frame = between.union(atRest ?? .null)
    titlePage.frame.origin.x = -titleArea.frame.minX
    for view in [titleArea, titlePage] { view.clipsToBounds = true }
  }

  func endMove() {
    isMoving = false
    isUserInteractionEnabled = true
    for view in [titleArea, titlePage] { view.clipsToBounds = false }
    for view in buttons { view.alpha = 1 }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Moves the title by `movement` points to the right, and the page's part of the bar, which clips the title, by `pageMovement`
  /// points.
  func moveTitle(by movement: CGFloat, page pageMovement: CGFloat) {
    titlePage.center.x += pageMovement
    titleHolder?.center.x += movement - pageMovement
  }

  private var wantedTitleSize: CGSize {
    guard let titleHolder else { return .zero }
    let own = titleHolder === label ? CGSize.zero : titleHolder.bounds.size
    return own == .zero ? titleHolder.sizeThatFits(CGSize(width: 0, height: bounds.height)) : own
  }

  private func size(of view: UIView, _ width: CGFloat) -> CGSize {
    CGSize(width: width, height: view is BarButton ? bounds.height : view.bounds.height)
  }

  /// Lays out a view. `x` is measured from the leading edge.
  private func place(_ view: UIView, from x: CGFloat, _ size: CGSize) {
    let left = isMirrored ? bounds.width - x - size.width : x
    let frame = CGRect(
      x: left.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
