import UIKit

// `@preconcurrency` lets code in Swift 5 language mode use the public types without stating the main actor.

// sample: in a function (today: UIViewController, search: UIViewController, window: UIWindow)
/// A container similar to `UITabBarController`. It has one page for each child, a bar with one tab for each, and
/// transitions that any `UIViewControllerAnimatedTransitioning` animator can animate and a finger can drive.
///
/// ```swift
/// (today.title, search.title) = ("Today", "Search")  // the titles of the tabs
/// window.rootViewController = ContainerViewController(viewControllers: [today, search])
/// ```
///
/// Children are added as child view controllers when they are set, and stay until they leave `viewControllers`. A
/// transition makes appearance calls only. Views are loaded when they are first shown. The selection changes when a
/// transition ends, never before, with one exception: if the selected child is removed, the child that is shown in its place is
/// selected from then on, as in `UITabBarController`, and `didSelect` follows at the end. While a finger slides along the tabs
/// (`ButtonTabBar.allowsScrubbing`), it does not change before the finger is lifted.
///
/// A page fills the container and extends under its bar, which is part of the page's safe area. `edgesForExtendedLayout` is
/// ignored.
///
/// A completed animated transition makes these calls, in this order: the delegate's `shouldSelect` (user actions only),
/// `willSelect`, its animator and interaction controller; loading of the page; `viewWillAppear` of the incoming child
/// and `viewWillDisappear` of the outgoing child (both have the `transitionCoordinator`); layout of the page;
/// `animateTransition(using:)`; alongside animations; …; `completeTransition(_:)`; `viewDidDisappear`, `viewDidAppear`;
/// `animationEnded(_:)`; the coordinator's completions; `didSelect`. If the transition is cancelled, it turns back on release:
/// `viewWillDisappear` of the incoming child and `viewWillAppear` of the outgoing child, and at the end `viewDidDisappear`,
/// `viewDidAppear`, `animationEnded(_:)`, the completions, `didCancelTransitionTo`.
@preconcurrency @MainActor open class ContainerViewController: UIViewController {
  /// The object that decides about transitions and is notified of them.
  open weak var delegate: (any ContainerViewControllerDelegate)?

  /// The standard bar, placed according to `tabBarPlacement`. Not used while `customTabBar` is set.
  public var tabBar: ButtonTabBar { bar.standardBar }

  /// A bar of the app's own, shown in place of `tabBar`. Default: nil, which shows `tabBar`.
  ///
  /// Set it at any time, even before the view is loaded or during a transition. Unless `tabBarPlacement` is `external`, the
  /// container adds the bar to its own view, so don't add it to another one. When you replace a bar, the container removes the
  /// old one if it is in that view, and clears its `items`, `onSelect`, `onLongPress` and `onScrub`. The superview of an `external` bar is
  /// laid out again when you replace the bar, or the children change.
  public var customTabBar: (any ContainerTabBar)? {
    get { bar.customBar }
    set { bar.customBar = newValue }
  }

  /// The settings of the pan that drags pages.
  public var panSettings: ContainerPanSettings {
    get { pan.settings }
    set { pan.settings = newValue }
  }

  /// The space between two pages of the default slide, in points. A transition that is running keeps its own. 0 or more and
  /// finite; otherwise a debug build stops, and a release build keeps the previous one. Default: 0.
  @IBInspectable public var pageSpacing: CGFloat = SlideAnimator.standardSpacing {
    didSet {
      Misuse.revertIfInvalid(&pageSpacing, to: oldValue, "pageSpacing", "0 or more and finite") {
        $0 >= 0 && $0.isFinite
      }
    }
  }

  /// The transition that provides animators when the delegate doesn't. A transition that is running keeps its own. Default:
  /// `standard`, a slide or, if the user prefers reduced motion, a cross-fade. With `none`, pages are selected at once.
  public var pageTransition: any ContainerPageTransition = .standard

  /// A Boolean value that enables selection haptics, as in a picker. Default: false. They are played once for each transition: when the
  /// user taps another tab, or when a finger is released and its page is going to be selected, or is dragged past the end to the page
  /// beyond, also in a transition that code started. They are not played at the threshold, because the finger may still go back, nor
  /// if no finger selects. While a finger slides along the tabs, they are played whenever another tab is the nearer one.
  @IBInspectable public var playsSelectionHaptics: Bool {
    get { pan.playsHaptics }
    set { pan.playsHaptics = newValue }
  }

  /// The actions of a tap on the tab of the selected child, at rest. Default: pops a navigation controller to its root or, if
  /// it is there already, scrolls the page to its top. Nothing happens while the page's own push or pop is running.
  ///
  /// With `[]` only `didReselect` is called. `containerViewController(_:reselectionActionsFor:)` decides for one page.
  public var reselectionActions: ContainerReselectionActions = [.popToRoot, .scrollToTop]

  /// A Boolean value that gives the container the ways of a `UITabBarController`. Default: false.
  ///
  /// `true` sets `pageTransition` to `none`, disables the pan and `allowsKeyboardSelection`, and leaves only `popToRoot` of
  /// `reselectionActions`. `false` sets their defaults. What is set last wins, in a storyboard of the two attributes either one.
  @IBInspectable open var behavesAsTabBarController: Bool = false {
    didSet {
      pageTransition = behavesAsTabBarController ? .none : .standard
      panGestureRecognizer.isEnabled = !behavesAsTabBarController
      allowsKeyboardSelection = !behavesAsTabBarController
      reselectionActions = behavesAsTabBarController ? .popToRoot : [.popToRoot, .scrollToTop]
    }
  }

  /// A Boolean value that enables selecting tabs with a hardware keyboard. Default: true. See `keyCommands`.
  @IBInspectable open var allowsKeyboardSelection: Bool = true

  let engine = SelectionEngine()
  var transition: Transition? { engine.transition }
  let bar = BarController()
  private(set) lazy var pan = PanController(engine)
  let announcer = SelectionAnnouncer()
  private(set) lazy var calls = DelegateCalls(of: self)
  private(set) lazy var preferences = SystemPreferences(of: self)
  private lazy var scrollViews = FollowedScrollViews(of: self) { [unowned self] in
    engine.selected
  } named: { [unowned self] in
    namedScrollView(for: $0)
  }
  private(set) lazy var provided = ProvidedPages(engine)
  /// Nil until a child is a navigation controller.
  var navigations: FollowedNavigations?
  /// Nil unless `loadsNeighbors` is true.
  var neighborLoader: NeighborLoader?
  /// Nil until a finger slides along the bar.
  var scrub: ScrubController?
  /// Nil until a stream of the progress is requested.
  var progressUpdates: TransitionProgressUpdates?
  private(set) var observations: [Observation] = []

  /// Creates a container with children, and selects one of them.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, in the order of the tabs, each once, as in `setViewControllers(_:animated:)`.
  ///   - selectedIndex: The index of the child to select; 0 if there are no children. If it is out of range, a debug
  ///     build stops, and a release build selects the first child.
  public init(viewControllers: [UIViewController], selectedIndex: Int = 0) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    engine.setChildren(viewControllers, selected: Self.child(at: selectedIndex, of: viewControllers), isSetUp: true)
  }

  /// Creates a container with tabs, and selects one of them. Its page is made at the next layout in a window, or when
  /// `selectedViewController` is read; the others when they are needed.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, each identifier once, as in `setTabs(_:animated:)`.
  ///   - selectedIdentifier: The identifier of the tab to select. Nil, or an identifier that no tab with a page has, selects the
  ///     first one.
  public init(tabs: [ContainerTab], selectedIdentifier: String? = nil) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    replaceTabs(tabs, selectedIdentifier: selectedIdentifier, animated: false)
  }

  /// Creates a container without children: it has an empty page and an empty bar.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a container without children: it has an empty page and an empty bar. A container from a storyboard gets
  /// the children of `pageIdentifiers` when it awakes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    engine.connect(to: self, calls: calls)
    pan.connect(to: self, pages: provided, calls: calls)
    bar.owner = self
    pan.onOverscroll = { [weak self] in self?.bar.pagesDidMove(beyondEnd: $0) }
    for part in [pan, announcer, bar, preferences, scrollViews] as [any ContainerObserver] {
      calls.add(part)
    }
    engine.layout.barInsets = { [weak self] in self?.bar.insets(for: $0) ?? .zero }
    // A transition is ended before the system takes its snapshot.
    observations = [
      Observation(UIScene.didEnterBackgroundNotification) { [weak self] scene in
        guard let own = self?.viewIfLoaded?.window?.windowScene, ObjectIdentifier(own) == scene else { return }
        self?.interruptIfMoving()
      },
      Observation(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.interruptIfMoving() },
    ]
    pageArea.onLeaveWindow = { [weak self] in self?.engine.send(.interrupted) }
    pageArea.onRemoveSubview = { [weak self] in self?.engine.pageWillLeave($0) }
    pageArea.onLayout = { [weak self] in
      self?.engine.followDepartures()
      self?.engine.keepSelectedPage()
    }
    pageArea.selectedView = { [weak self] in self?.engine.frontView }
    pageArea.takesTouches = { [weak self] in self?.transition?.takesTouches ?? true }
    pageArea.onScroll = { [weak self] in self?.accessibilityScroll($0) ?? false }
  }

  // MARK: Children

  /// The children, in the order of the tabs. With `tabs` or `ContainerPages`, it contains the pages that are made, and setting it
  /// replaces the tabs or the source.
  ///
  /// They can be changed at any time. If the selected child stays, it stays selected. Otherwise the child that is now
  /// at its index, or the last child, is selected. A running transition continues if both of its children stay. If the
  /// incoming child is removed, the transition is cancelled at once; if the outgoing child is removed, it completes at
  /// once. A change made in a callback of a transition is visible in this property at once, and takes effect when that
  /// callback's step is done.
  ///
  /// A child belongs to its last parent. If it is removed by `removeFromParent()`, or another parent adds it, it is no longer in
  /// this array. The container forgets it at the next request or layout, and logs a message. Set this property instead.
  open var viewControllers: [UIViewController] {
    get { engine.announcedChildren.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Changes the children.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, each once. If a child occurs twice, a debug build stops, and a release build
  ///     ignores the second occurrence.
  ///   - animated: `true` to animate the transition to the new selection, as `selectViewController(_:animated:)` does,
  ///     if the selected child is removed.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    provided.useChildren()
    engine.setChildren(viewControllers, animated: animated, isSetUp: true)
  }

  /// The index of the selected child's tab; `NSNotFound` if there are no children, or if the pages have no tabs, like those of
  /// `ContainerPages`. Don't compute with it before you have compared it with `NSNotFound`.
  ///
  /// Setting it selects the child immediately and without animation, as in `UITabBarController`. A running transition
  /// is brought to its end first. If the index is out of range, or that of a tab that acts, a debug build stops, and a release
  /// build ignores it.
  open var selectedIndex: Int {
    get { provided.selectedIndex ?? NSNotFound }
    set {
      guard let child = provided.page(atTab: newValue) else {
        return assertionFailure(
          "ContainerViewController: selectedIndex \(newValue) \(reasonForNoPage(atTab: newValue, "children"))")
      }
      request(child, animated: false)
    }
  }

  /// The selected child; nil if there are no children. Also nil if the child has left without the container's help, until the
  /// next request or layout selects another one.
  ///
  /// Setting it is equivalent to setting `selectedIndex`. If the controller is nil or not one of the children, a debug
  /// build stops, and a release build ignores it.
  open var selectedViewController: UIViewController? {
    get {
      provided.makePlanned()
      guard let selected = engine.reportedSelection, engine.isAnnounced(selected) else { return nil }
      return selected
    }
    set {
      guard let child = viewControllers.first(where: { $0 === newValue }) else {
        return assertionFailure("ContainerViewController: the selected view controller must be one of viewControllers")
      }
      request(child, animated: false)
    }
  }

  // MARK: Transitions

  /// The pan gesture recognizer that drags pages, on the container's own view.
  ///
  /// Don't set its delegate or remove it from the view. Without its own delegate, the rules that yield to other
  /// recognizers do not apply. To control when it begins and what it yields to, implement
  /// `containerViewController(_:shouldBeginPanFrom:at:)` and
  /// `containerViewController(_:panPrecedenceOver:)`, or call `require(toFail:)`.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan.recognizer }

  /// The coordinator of the running transition, for the container and its children; nil if none is running. If UIKit
  /// has a coordinator for this controller, that one is returned.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? transition?.coordinator
  }

  /// The progress of the running transition; nil at rest. See `containerViewController(_:transitionDidUpdate:)`.
  public var transitionProgress: ContainerTransitionProgress? { engine.progress }

  /// False: the container makes its children's appearance calls itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Adds the page area, the bar and the selected child's view to the container's view.
  ///
  /// The view's background color shows between two sliding pages and beyond the first and the last page. It is
  /// `systemBackground` unless a storyboard, an override of `loadView()` or the app has set another `view.backgroundColor`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    ContainerViewController.forwardVerticalBarBehavior { ($0 as? ContainerViewController)?.engine.selected }
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    view.clipsToBounds = true
    pan.frame = view.bounds
    pan.add(to: view)
    bar.add(to: view)
    bar.updateTabs()
    if let selected = engine.selected, !engine.awaitsLayout { engine.layout.show(selected) }
    scrollViews.follow()
  }

  /// Forwards the call to the selected child.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    provided.makePlanned()
    engine.send(.containerAppearance(.appearing, animated: animated))
  }

  /// Forwards the call to the selected child.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    engine.send(.containerAppearance(.visible))
  }

  /// Brings a running transition to its end, and forwards the call to the selected child.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    engine.send(.containerAppearance(.disappearing, animated: animated))
  }

  /// Forwards the call to the selected child.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    engine.send(.containerAppearance(nil))
  }

  // MARK: Calls for a subclass
  // They are declared here, because Swift overrides nothing that an extension declares. A subclass that does not call `super`
  // keeps the call from the delegate, and from nothing else.

  /// Returns true if the user may select a page. Default: the delegate's `containerViewController(_:shouldSelect:source:)`.
  open func shouldSelect(_ page: UIViewController, source: ContainerSelectionSource) -> Bool {
    delegate?.containerViewController(self, shouldSelect: page, source: source) ?? true
  }

  /// Called before a page is selected. Default: calls the delegate's `containerViewController(_:willSelect:source:)`.
  open func willSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    delegate?.containerViewController(self, willSelect: page, source: source)
  }

  /// Called when a page has been selected. Default: calls the delegate's `containerViewController(_:didSelect:source:)`.
  open func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    delegate?.containerViewController(self, didSelect: page, source: source)
  }

  /// Called when a transition to a page was cancelled. Default: calls the delegate's
  /// `containerViewController(_:didCancelTransitionTo:source:)`.
  open func didCancelTransition(to page: UIViewController, source: ContainerSelectionSource) {
    delegate?.containerViewController(self, didCancelTransitionTo: page, source: source)
  }

  /// Called when the selected page's tab is tapped again. Default: calls the delegate's
  /// `containerViewController(_:didReselect:)`.
  open func didReselect(_ page: UIViewController) { delegate?.containerViewController(self, didReselect: page) }

  /// Returns the animator of a transition; nil for one of `pageTransition`. Default: the delegate's
  /// `containerViewController(_:animationControllerFor:)`.
  open func animationController(
    for request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.containerViewController(self, animationControllerFor: request)
  }

  /// Called in each frame in which the progress has changed. Default: calls the delegate's
  /// `containerViewController(_:transitionDidUpdate:)`.
  open func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    delegate?.containerViewController(self, transitionDidUpdate: progress)
  }

  // MARK: Layout

  /// Lays out the page area, which fills the container's view, the bar in front of it, and the selected page.
  ///
  /// A change of the width ends a transition. A change of the height does not: both pages are laid out, and the transition goes
  /// on. If the animator animates the height, they are laid out at the end instead.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    engine.followDepartures()
    let bounds = view.bounds
    guard [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) else {
      return assertionFailure("ContainerViewController: view.bounds \(bounds) must be finite numbers")
    }
    bar.updateTabs()
    bar.layOut()
    if pan.frame == bounds {
      updateInsets()
    } else if hasLaidOutWidth {
      engine.heightDidChange()
    } else {
      engine.send(.resized)
    }
    guard view.window != nil else { return }
    navigations?.check()
    provided.makePlanned()
    if engine.awaitsLayout { engine.send(.laidOut) }
  }

  /// Updates the layout of the bar.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Brings a running transition to its end if the width changes, and forwards the new size to every child, because all of
  /// them have the container's size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if size.width != viewIfLoaded?.bounds.width { engine.send(.interrupted) }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Brings a running transition to its end, and forwards the new traits to every child.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    engine.send(.interrupted)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Returns the container's size for a child that is a page.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    if let child = container as? UIViewController, engine.children.contains(Page(child)) { return parentSize }
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  // MARK: Keyboard

  /// The keys that select tabs, after the superclass's key commands. An override can add its own.
  ///
  /// - The left and right arrows select the tab on that side, in the layout direction of the container's view, up to
  ///   the ends.
  /// - Control-Tab and Control-Shift-Tab select the next and the previous tab, and wrap around, unless a source has ends.
  /// - Command-1 to Command-9 select the first to the ninth tab (Command-9 is not the last one). They appear in the
  ///   list of shortcuts, with the titles of the tabs.
  ///
  /// Keys skip tabs that are disabled (`ContainerTabItem.isEnabled`) or act. Command and a digit calls the action of such a tab.
  ///
  /// A key press counts as the user's action: it asks the delegate's `shouldSelect`, and selects nothing if the
  /// delegate refuses. During a transition, a key continues from the page that the transition leads to. The commands have no
  /// priority over the system's: text editing, scrolling with keys and focus get the arrow keys first. There are no commands
  /// while something is presented over the container, if there is only one child, or if `allowsKeyboardSelection` is false. The
  /// innermost container gets a key. If it has no tab for the key, the container around it gets it.
  open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + tabCommands }

  // MARK: Accessibility

  /// Selects the page on the given side, animated, when a VoiceOver user swipes with three fingers. Left and right are
  /// the visual sides. Asks the delegate's `shouldSelect` first. After the transition, posts `pageScrolled` with
  /// `ContainerAccessibilityStrings.page`. Returns false at either end, if the delegate refuses, and for up and down.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainThread.assume { scrollPages(direction) }
  }

  /// Forwards the call to the selected child, and returns its result. (If the gesture started in the child's page, the
  /// child was asked before.)
  open override func accessibilityPerformEscape() -> Bool {
    MainThread.assume { engine.selected?.accessibilityPerformEscape() ?? false }
  }

  // MARK: System preferences

  /// The selected child or, during a transition, the child that it heads for. While a finger drags, the nearer child.
  open override var childForStatusBarStyle: UIViewController? { styleSource }
  /// The selected child.
  open override var childForStatusBarHidden: UIViewController? { engine.selected }
  /// The same child as for the status bar's style.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { styleSource }
  /// The selected child.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { engine.selected }
  /// The selected child.
  open override var childViewControllerForPointerLock: UIViewController? { engine.selected }

  /// Returns the selected child's scroll view, for bars that change their appearance when content is underneath: the one that
  /// the child names or, as in a `UITableViewController`, its view.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    engine.selected?.primaryScrollView(for: edge) ?? super.contentScrollView(for: edge)
  }

  /// Returns the scroll view that was set for an edge of the container itself.
  private func namedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { super.contentScrollView(for: edge) }

  /// The selected child's orientations.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    engine.selected?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The selected child's orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    engine.selected?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Updates the container's preferred content size when the selected child's changes: to the child's, plus the bar.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if let child = container as? UIViewController, child === engine.selected { updatePreferredContentSize() }
  }

  private var styleSource: UIViewController? {
    transition?.reportedProgress.styleSource ?? engine.selected
  }

  private func interruptIfMoving() {
    if transition != nil || pan.overscrollOffset != 0 || engine.isScrubbing { engine.send(.interrupted) }
  }
}
