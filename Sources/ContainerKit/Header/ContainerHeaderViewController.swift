import UIKit

// Guesses: kit-28, kit-29b.
// sample: in a function (profile: UIView, photos: UIViewController, likes: UIViewController, window: UIWindow)
/// A container below a header that collapses as its pages scroll. The tabs stay visible, between the header and the pages.
///
/// ```swift
/// let container = ContainerViewController(viewControllers: [photos, likes])
/// let controller = ContainerHeaderViewController(headerView: profile, container: container)
/// controller.minimumHeaderHeight = 44
/// window.rootViewController = controller
/// ```
///
/// The header follows the scroll view that the selected page names with `setContentScrollView(_:for:)` or, as in a
/// `UITableViewController`, that is its view. Each page keeps its own offset. When a page comes in, it is scrolled at least far
/// enough for its content to meet the header. If it is scrolled further, or does not scroll, the header collapses or expands with
/// the transition. If the transition is cancelled, both pages are scrolled as before.
///
/// The header and the tabs are part of the pages' safe area, always with the header's expanded height, so that nothing is laid
/// out while the header moves. The controller lets the pages' scroll views bounce (`alwaysBounceVertical`), and adds space to
/// the bottom `contentInset` of those that are too short to collapse the header. Their delegates are the app's.
///
/// A drag on the header scrolls the page or drags in another one. Controls in the header, and views with gesture recognizers,
/// receive their touches.
@preconcurrency @MainActor open class ContainerHeaderViewController: UIViewController, BarPlacer {
  /// The container, which is a child of this controller. Use it as any other, except that this controller places its bar. If the
  /// container hides it, it leaves at the header's lower edge.
  public let container: ContainerViewController

  /// The view controller of the header, which becomes a child of this controller when the view is loaded; nil if the header is
  /// only a view.
  public var headerViewController: UIViewController? {
    if case .controller(let controller) = header { controller } else { nil }
  }

  /// The header, above the tabs and below the top safe area. Its background color continues behind the status bar.
  ///
  /// Its expanded height is that of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` for the
  /// width of this controller's view. It is measured when that view is laid out: after a change of the header's contents, call
  /// `setNeedsLayout()` of that view.
  ///
  /// With a ``headerViewController``, this is its view, which is loaded if necessary.
  public var headerView: UIView {
    switch header {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// The height of the collapsed header, in points, measured from the top safe area. 0 or more and finite; otherwise a debug build stops, and a release build
  /// keeps the previous one. If it is higher than the header, the header does not collapse. Default: 0.
  public var minimumHeaderHeight: CGFloat = 0 {
    didSet {
      Misuse.revertIfInvalid(&minimumHeaderHeight, to: oldValue, "minimumHeaderHeight", "0 or more and finite") {
        $0 >= 0 && $0.isFinite
      }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// A Boolean value that brings the header back as soon as a page scrolls toward its start. If it is false, the header comes
  /// back when the page has arrived there. Default: false.
  public var revealsHeaderOnScroll = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The fraction of its collapse, from 0 to 1, from which a partly collapsed header collapses fully when the user's scroll ends.
  /// Below it, the header expands. Other values stop a debug build, and a release build keeps the previous one. Default: nil,
  /// which leaves a partly collapsed header as it is.
  ///
  /// The page scrolls with the header. If the header can come back anywhere (`revealsHeaderOnScroll`), only the header moves.
  /// With Reduce Motion this is not animated. If a touch, a transition or a rotation interrupts the animation, the header
  /// snaps afterward.
  public var snapThreshold: CGFloat? {
    didSet {
      Misuse.revertIfInvalid(&snapThreshold, to: oldValue, "snapThreshold", "from 0 to 1, or nil") {
        $0.map { (0...1).contains($0) } ?? true
      }
      follower.snapThreshold = snapThreshold
    }
  }

  /// A Boolean value that moves the header and the tabs down with a page that is dragged beyond its start. If it is false, they
  /// stay, and the page's `UIRefreshControl` is visible between the tabs and the content. If it is true, they cover it.
  /// Default: false.
  public var allowsHeaderOverscroll = false {
    didSet {
      follower.allowsOverscroll = allowsHeaderOverscroll
      moveHeader()
    }
  }

  /// A Boolean value that extends the header under the top safe area, to the top of this controller's view: below the status bar
  /// and, if its background is transparent, the navigation bar. The tabs still stop below the top safe area. Default: false.
  ///
  /// The header is then at least as high as the top safe area. Its own safe area begins below the bars when it is expanded, and
  /// does not change as it moves. For that, this controller adds to the `additionalSafeAreaInsets` of the header's view controller.
  public var extendsHeaderUnderTopSafeArea = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A control that is visible above the header while the selected page is pulled beyond its start, and while it refreshes. The
  /// header, the tabs and the content move down for it. Default: nil.
  ///
  /// It becomes the `refreshControl` of the selected page's scroll view, which has to begin at the top of its page. A scroll view
  /// with a refresh control of its own keeps that. While it refreshes, the control stays on the page that was pulled.
  public var refreshControl: UIRefreshControl? {
    get { follower.refresh?.control }
    set {
      guard newValue !== refreshControl else { return }
      follower.refresh?.end()
      follower.refresh = newValue.map(HeaderRefresh.init)
      follower.refresh?.barHeight = { [weak container] in container?.bar.insets(for: $0).top ?? 0 }
      viewIfLoaded?.setNeedsLayout()
      moveHeader()
    }
  }

  /// The height of the header below the top safe area, in points: from `minimumHeaderHeight` to the expanded height, and more
  /// while the header follows a page beyond its start. 0 until the view is laid out.
  public private(set) var headerHeight: CGFloat = 0

  /// `true` while the header moves to an end by itself, for judges of pictures.
  package var isHeaderMoving: Bool { follower.isMoving }

  /// A Boolean value that indicates whether the header is collapsed to its minimum height, or will be after a call of
  /// ``setHeaderCollapsed(_:animated:)``.
  public var isHeaderCollapsed: Bool { follower.isCollapsed }

  /// Called when `headerHeight` has changed, in each frame in which the header moves. Use it to fade a title in, for example,
  /// and do not lay out anything in it. A change of the header's own height is laid out afterward.
  public var onHeaderHeightChange: ((CGFloat) -> Void)?

  private let follower = HeaderFollower()
  private let area = HeaderArea()
  private lazy var clip = HeaderClip(area)
  private let header: Header
  /// Gives a header without a view controller its safe area.
  private var safeAreaController: UIViewController?
  /// The upper inset that was added to the header's safe area, in points.
  private var addedSafeArea: CGFloat = 0
  private lazy var scrollViews = FollowedScrollViews(of: self) { [unowned self] in
    container.selectedViewController
  } named: { [unowned self] in
    namedScrollView(for: $0)
  }
  /// Continues the header's background behind the status bar.
  private let cover = UIView()
  /// The part of the expanded header above the area, in points.
  private var headerInset: CGFloat = 0
  /// The contents that were laid out last; nil before the first layout.
  private var contents: Contents?
  /// The height that was reported last.
  private var reportedHeight: CGFloat = 0
  /// `true` during a layout, and while a height is reported. Changes during that time are reported afterward.
  private var (isLayingOut, isReporting) = (false, false)

  private enum Header {
    case view(UIView)
    case controller(UIViewController)
  }

  /// Everything that the layout depends on and that changes without a call to this controller.
  private struct Contents: Equatable {
    let bar: ObjectIdentifier
    let barHeight: CGFloat
    let isBarHidden: Bool
    let pages: [ObjectIdentifier]
    let selected: ObjectIdentifier?
  }

  /// Creates a controller with a view as the header. The controller places the container's bar.
  public init(headerView: UIView, container: ContainerViewController) {
    (header, self.container) = (.view(headerView), container)
    super.init(nibName: nil, bundle: nil)
    configure()
  }

  /// Creates a controller with a view controller's view as the header, which is loaded with this controller's view. The controller
  /// places the container's bar.
  public init(headerViewController: UIViewController, container: ContainerViewController) {
    (header, self.container) = (.controller(headerViewController), container)
    super.init(nibName: nil, bundle: nil)
    configure()
  }

  private func configure() {
    container.calls.add(follower)
    container.tabBarPlacement = .external
    container.bar.placer = self
    follower.selectedPage = { [weak container] in container?.selectedViewController }
    follower.onMove = { [weak self] in self?.moveHeader() }
    follower.onNeedsLayout = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    follower.onFollow = { [weak self] in self?.scrollViews.follow() }
    area.onLayout = { [weak self] in self?.areaDidLayOut() }
    area.viewBelow = { [weak self] in self?.viewBelow($0, $1) }
    area.onScroll = { [weak self] in self?.scroll($0) ?? false }
  }

  /// Archives are not supported.
  @available(*, unavailable) public required init?(coder: NSCoder) { fatalError("archives are not supported") }

  /// Collapses the header to its minimum height, or expands it.
  ///
  /// The selected page scrolls with the header: to its start if the header expands, unless that can come back anywhere
  /// (``revealsHeaderOnScroll``). Above a page without a scroll view the header stays expanded. Before the view is loaded or while
  /// it is out of its window, and until a page that scrolls is selected, the call takes effect later.
  ///
  /// - Parameters:
  ///   - isCollapsed: `true` to collapse the header.
  ///   - animated: `true` for an animation of 0.3 s, except with Reduce Motion. It waits until the user's scroll ends, and ends
  ///     where the user scrolls. It continues through a transition.
  public func setHeaderCollapsed(_ isCollapsed: Bool, animated: Bool) {
    follower.setCollapsed(isCollapsed, animated: animated)
  }

  // MARK: Layout

  /// Adds the container's view, the header and the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    ContainerHeaderViewController.forwardVerticalBarBehavior { ($0 as? ContainerHeaderViewController)?.container }
    addChild(container)
    let pages: UIView = container.view
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [pages, cover, clip] { view.addSubview(part) }
    container.didMove(toParent: self)
    headerViewController.map(addChild)
    area.add(headerView)
    headerViewController?.didMove(toParent: self)
    view.accessibilityElements = [area, pages]
  }

  /// Lays out the header again, because it followed no page while there was no window.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.setNeedsLayout()
  }

  /// Keeps the offset of the selected page, whose insets change when it leaves the window.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    follower.keepOffset()
  }

  /// Lays out the header and the bar, and gives the pages their safe area.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    isLayingOut = true
    let (bounds, top) = (view.bounds, view.insetsBelowWindowControls.top)
    let inset = extendsHeaderUnderTopSafeArea ? top : 0
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top - inset)
    cover.backgroundColor = headerView.backgroundColor
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    clip.setArea(frame, extendedBy: inset)
    contents = currentContents
    area.show(bar)
    setHeaderSafeArea(inset)
    let (height, barHeight) = (max(expandedHeight(for: bounds.width), inset), bar.validBarHeight)
    area.setHeights(header: height, bar: barHeight)
    setPagesSafeArea(top + height - inset)
    container.bar.placerDidLayOut()
    // The offset of the page depends on its insets.
    container.view.layoutIfNeeded()
    follower.refresh?.headerHeight = height
    headerInset = inset
    follower.update(range: max(0, height - inset - minimumHeaderHeight), revealsOnScroll: revealsHeaderOnScroll)
    follower.layoutDidChange(selected: container.selectedViewController, among: container.viewControllers)
    moveHeader()
    isLayingOut = false
    reportHeight()
  }

  /// Adds an upper inset to the header's safe area. The area has none to inherit.
  private func setHeaderSafeArea(_ top: CGFloat) {
    guard addedSafeArea != top else { return }
    let owner = headerViewController ?? headerView.next as? UIViewController ?? safeAreaController ?? UIViewController()
    if owner.viewIfLoaded == nil {
      // The header is only a view.
      owner.view = area.holder
      safeAreaController = owner
      addChild(owner)
      owner.didMove(toParent: self)
    }
    owner.additionalSafeAreaInsets.top += top - addedSafeArea
    addedSafeArea = top
    // The header's height depends on it.
    owner.view.layoutIfNeeded()
  }

  private func setPagesSafeArea(_ top: CGFloat) {
    let covered = top - view.safeAreaInsets.top
    if container.additionalSafeAreaInsets.top != covered { container.additionalSafeAreaInsets.top = covered }
  }

  private var bar: any ContainerTabBar { container.customTabBar ?? container.tabBar }

  private var currentContents: Contents {
    Contents(
      bar: ObjectIdentifier(bar), barHeight: bar.validBarHeight, isBarHidden: bar.isHidden,
      pages: container.viewControllers.map { ObjectIdentifier($0) },
      selected: container.selectedViewController.map { ObjectIdentifier($0) })
  }

  /// Measures and lays out the header only if something has changed, because UIKit may lay out the area in each frame.
  private func areaDidLayOut() {
    if contents != currentContents { view.setNeedsLayout() }
  }

  /// Updates the layout of the header and the bar.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if extendsHeaderUnderTopSafeArea, contents != nil {
      // The pages' insets do not depend on the safe area that the header covers, not even until the next layout: a scroll view
      // moves its content if they change and change back.
      setPagesSafeArea(area.headerHeight)
    }
    view.setNeedsLayout()
  }

  /// Measures the header again, which may depend on the Dynamic Type size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  private func expandedHeight(for width: CGFloat) -> CGFloat {
    let size = headerView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = max(traitCollection.displayScale, 1)
    return (size.height * scale).rounded(.up) / scale
  }

  private func moveHeader() {
    guard isViewLoaded else { return }
    let top = follower.overscroll - follower.collapse.distance - headerInset
    area.move(to: top)
    let height = area.headerHeight + top
    guard height != headerHeight else { return }
    headerHeight = height
    reportHeight()
  }

  /// Reports a height that has changed. The app may change the header in that call, or lay it out. A height that follows from that
  /// is reported in the next layout.
  private func reportHeight() {
    guard !isLayingOut, !isReporting, headerHeight != reportedHeight else { return }
    isReporting = true
    reportedHeight = headerHeight
    onHeaderHeightChange?(headerHeight)
    isReporting = false
    if headerHeight != reportedHeight { view.setNeedsLayout() }
  }

  /// Returns the view that receives a touch at a point of the area, instead of what the header covers. It scrolls the page, or
  /// only drags in another page.
  private func viewBelow(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let pages: UIView = container.view
    let hit = pages.hitTest(pages.convert(point, from: area), with: event)
    return hit.map { follower.touchView(over: $0) ?? pages }
  }

  /// Scrolls the selected page or, if that does not scroll this way, the container's pages.
  private func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    follower.scrollView?.accessibilityScroll(direction) == true || container.accessibilityScroll(direction)
  }

  /// Returns the scroll view that was set for an edge of this controller itself.
  private func namedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { super.contentScrollView(for: edge) }

  // MARK: The bar

  final func barDidMove(hiddenFraction: CGFloat, isMoving: Bool) {
    area.hideBar(hiddenFraction, isMoving: isMoving)
    follower.refresh?.shift()
  }

  final func changeInsets(_ change: () -> Void) { follower.keepDistances(during: change) }

  // MARK: The container

  /// Returns the selected page's scroll view, as the container does.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    container.contentScrollView(for: edge) ?? super.contentScrollView(for: edge)
  }

  /// The container.
  open override var childForStatusBarStyle: UIViewController? { container }
  /// The container.
  open override var childForStatusBarHidden: UIViewController? { container }
  /// The container.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { container }
  /// The container.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { container }
  /// The container.
  open override var childViewControllerForPointerLock: UIViewController? { container }
  /// The container's orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    container.preferredInterfaceOrientationForPresentation
  }
  /// The container's orientations.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    container.supportedInterfaceOrientations
  }
}
