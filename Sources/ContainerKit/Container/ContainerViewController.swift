import UIKit

/// A container in the family of `UITabBarController`: one page for each child, a bar with one button for each, and
/// switches that any `UIViewControllerAnimatedTransitioning` animator can animate and a finger can drive.
///
/// Children are children from the moment they are set until they leave `viewControllers`; a switch makes appearance
/// calls only. Views are loaded when they are first shown. The selection moves when a switch has ended, never before.
///
/// The calls of an animated switch that completes, in order: the delegate's `shouldSelect` (taps and pans), `willSelect`,
/// its animator and interaction controller; the page is loaded; `viewWillAppear` of the incoming child,
/// `viewWillDisappear` of the outgoing one (both have the `transitionCoordinator`); `animateTransition(using:)`;
/// alongside animations; …; `completeTransition(_:)`; `viewDidDisappear`, `viewDidAppear`; `animationEnded(_:)`; the
/// coordinator's completions; `didSelect`. A cancelled one turns at the release: `viewWillDisappear` of the incoming
/// child, `viewWillAppear` of the outgoing one, and at the end `viewDidDisappear`, `viewDidAppear`, `animationEnded(_:)`,
/// the completions, `didCancelTransitionTo`.
@preconcurrency @MainActor open class ContainerViewController: UIViewController {
  /// Decides about switches and hears of them.
  open weak var delegate: (any ContainerViewControllerDelegate)?

  /// The standard bar, at the bottom or the top of the container's view (`tabBarPlacement`). It is shown unless there is a
  /// `customTabBar`.
  public let tabBar = ButtonTabBar()

  /// A bar of the app's own, shown in place of `tabBar`. Default: nil, which shows `tabBar`.
  ///
  /// Set it at any time, also before the view is loaded and during a transition. The container adds the bar to its own
  /// view, so don't add it to another one. When you replace a bar, the container removes the old one from its view and
  /// clears its `items` and `onSelect`.
  public var customTabBar: (any ContainerTabBar)? {
    didSet { tabBarDidChange(from: oldValue ?? tabBar) }
  }

  /// How a pan switches pages.
  public var interaction = InteractionSettings()

  /// Whether the user feels a selection, as in a picker: once a switch, at a tap on another tab, or in the instant in which
  /// a finger that lets go of a page has decided for it; not at the threshold, since the finger may still go back. Nothing
  /// is felt of a switch that is cancelled, nor of one that the app makes. Default: false.
  @IBInspectable public var givesSelectionFeedback = false

  /// Whether a hardware keyboard selects tabs; true at first. See `keyCommands`.
  @IBInspectable open var allowsKeyboardSelection = true

  var storyboardPages = StoryboardPages()
  let pageArea = PageArea()
  let insets = PageInsets()
  var barState = BarState()
  /// What the bar was last given, and what it shows.
  var barContents: [TabContent]?
  var barShown: ButtonTabBar.Shown?
  let pan = PanInteraction()
  let feedback = SelectionFeedback()
  let pull = Overscroll()
  /// The drag that is under way.
  var drag: Drag?
  let childList = ChildList()
  var machine = TransitionMachine()
  var transition: Transition?
  /// Set while a transition runs.
  var selfCheck: SelfCheck?
  /// One for each transition that has ended and whose animator may still report.
  var lateChanges: [LateChangeGuard] = []
  let ledger = AppearanceLedger()
  /// Where the container itself is in appearing and disappearing; nil while it is hidden.
  var visibility: AppearanceLedger.State?
  /// What the machine has decided and is not done yet.
  var queue: [TransitionMachine.Effect] = []
  /// What was asked for in the middle of a step.
  var inbox: [() -> Void] = []
  /// Steps that are under way, one inside the other.
  var depth = 0
  var isInterrupting = false
  /// Children that were set in the middle of a step, and how often they still are to be set.
  var announced: [UIViewController]?
  var announcements = 0
  var completions: [TransitionMachine.Request: (Bool) -> Void] = [:]
  var lastRequest = 0
  /// Who was selected when the system was last asked to ask.
  weak var shownSelection: UIViewController?
  /// The preferred content size that is a child's.
  var takenContentSize = CGSize.zero
  var observations: [Observation] = []
  var announcement = SelectionAnnouncement()
  var recorder: ((String, String) -> Void)?

  /// Makes a container with these children, of which one is selected.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, in the order of the tabs, each once, as in `setViewControllers(_:animated:)`.
  ///   - selectedIndex: The first page. One that is out of range is a mistake of the caller: a debug build stops, a
  ///     release build selects the first.
  public init(viewControllers: [UIViewController], selectedIndex: Int = 0) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    let isThere = viewControllers.isEmpty ? selectedIndex == 0 : viewControllers.indices.contains(selectedIndex)
    assert(isThere, "ContainerViewController: selectedIndex \(selectedIndex) of \(viewControllers.count) children")
    let selected = isThere ? selectedIndex : 0
    replaceChildren(unique(viewControllers), heir: viewControllers.isEmpty ? nil : viewControllers[selected])
  }

  /// Makes a container without children yet: an empty page and an empty bar.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a container without children yet: an empty page and an empty bar. One from a storyboard gets those that
  /// `pageIdentifiers` names when it awakes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Out of the window nothing moves: a switch that is under way is over.
  private func windowDidChange() {
    if pageArea.window == nil { interrupt() }
  }

  private func setUp() {
    pan.owner = self
    watchBackground()
    listenToBar()
  }

  // MARK: Children and selection

  /// The children, in the order of the tabs.
  ///
  /// They may be changed at any time. The selection stays where its child does; where it is gone, the child that is now
  /// at its index, or the last one, is selected. A switch that is under way goes on where both of its children stay;
  /// where the incoming one is gone it is cancelled at once, where the outgoing one is gone it completes at once. A change
  /// from inside a callback of a switch is answered by this property at once, and made when that callback's step is done.
  ///
  /// A child belongs to its last parent. If it is removed by `removeFromParent()`, or another parent adds it, it leaves
  /// this array at the next request or layout, and a message is logged. Set this property instead.
  open var viewControllers: [UIViewController] {
    get {
      followDepartures()
      return knownPages
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Changes the children.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, each once. A second mention is a mistake of the caller: a debug build stops, a
  ///     release build passes over it.
  ///   - animated: Whether, where the selected child is gone, the new one is switched to as by
  ///     `select(_:animated:)`.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setPages(viewControllers, animated: animated)
  }

  /// The index of the selected child; `NSNotFound` where there are no children.
  ///
  /// Setting it switches at once and without animation, as in `UITabBarController`; a switch that is under way is
  /// brought to its end first. An index that is out of range is a mistake of the caller: a debug build stops, a release
  /// build stays as it is.
  open var selectedIndex: Int {
    get {
      followDepartures()
      return selectedPage.flatMap { child in knownPages.firstIndex { $0 === child } } ?? NSNotFound
    }
    set {
      followDepartures()
      guard knownPages.indices.contains(newValue) else {
        return assertionFailure(
          "ContainerViewController: selectedIndex \(newValue) of \(knownPages.count) children")
      }
      request(knownPages[newValue], animated: false)
    }
  }

  /// The selected child; nil where there are no children.
  ///
  /// Setting it is as setting `selectedIndex`. A controller that is not among the children, or nil, is a mistake of the
  /// caller: a debug build stops, a release build stays as it is.
  open var selectedViewController: UIViewController? {
    get {
      followDepartures()
      return selectedPage
    }
    set {
      followDepartures()
      guard let newValue, knownPages.contains(where: { $0 === newValue }) else {
        return assertionFailure("ContainerViewController: the selected view controller must be one of viewControllers")
      }
      request(newValue, animated: false)
    }
  }

  /// Switches to a child.
  ///
  /// A switch that is under way is not lost: to where it goes already, this one joins it; back to where it came from,
  /// it turns round; to a third child, this one follows it, and the last such request wins. Where nothing can be
  /// animated (the container is not on screen, animations are off) it switches at once.
  ///
  /// - Parameters:
  ///   - viewController: One of `viewControllers`. Another one is a mistake of the caller: a debug build stops, a release
  ///     build completes with false.
  ///   - animated: Whether an animator is asked for; false switches at once.
  ///   - completion: Called once, after the last call of the switch: true where the child was selected by it.
  open func select(
    _ viewController: UIViewController, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    followDepartures()
    guard knownPages.contains(where: { $0 === viewController }) else {
      assertionFailure("ContainerViewController: select(_:animated:) needs one of viewControllers")
      completion?(false)
      return
    }
    request(viewController, animated: animated, completion: completion)
  }

  /// Switches to a child and answers whether it was selected by that.
  ///
  /// In code that is `async` a call without a completion is this one, and waits.
  ///
  /// Cancelling the task abandons the wait, with false, and not the switch. The answer is also false where the container
  /// goes away.
  @discardableResult open func select(_ viewController: UIViewController, animated: Bool) async -> Bool {
    let ticket = Ticket()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ticket.keep(continuation)
        select(viewController, animated: animated) { ticket.resume($0) }
      }
    } onCancel: {
      ticket.resume(false)
    }
  }

  // MARK: What moves

  /// The pan gesture recognizer that drags pages, on the container's own view. The container is its delegate. To
  /// control when it begins and what it yields to, implement
  /// `containerViewController(_:shouldBeginInteractionFrom:at:)` and
  /// `containerViewController(_:shouldYieldInteractionTo:)`, or call `require(toFail:)`.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan.recognizer }

  /// The coordinator of the switch that is under way, for the container and its children.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? transition?.coordinator
  }

  /// False: the container makes its children's appearance calls itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Adds the pages' area, the bar and the selected child's view to the container's view.
  ///
  /// The view's background color shows between two sliding pages and beyond the first and the last page. It is
  /// `systemBackground` unless a storyboard or an override of `loadView()` has set another color. To change it, set
  /// `view.backgroundColor`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    view.clipsToBounds = true
    pull.view.frame = view.bounds
    pageArea.frame = pull.view.bounds
    pageArea.clipsToBounds = true
    pageArea.onMove = { [weak self] in self?.windowDidChange() }
    pageArea.onRemove = { [weak self] in self?.pageViewWillLeave($0) }
    pageArea.onLayout = { [weak self] in
      self?.followDepartures()
      self?.keepSelectedPage()
    }
    pageArea.selectedView = { [weak self] in self?.selectedPage?.viewIfLoaded }
    pageArea.onScroll = { [weak self] in self?.accessibilityScroll($0) ?? false }
    pull.view.addSubview(pageArea)
    view.addSubview(pull.view)
    view.addSubview(currentTabBar)
    setBarAway(barState.share == 1)
    view.addGestureRecognizer(pan.recognizer)
    updateTabs()
    if let selected = selectedPage { install(selected) }
  }

  /// Passes it on to the selected child. (So do the other three.)
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin(appearing: true, animated: animated)
  }

  /// Passes it on to the selected child.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    end(appearing: true)
  }

  /// Brings a switch that is under way to its end, and passes it on to the selected child.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    begin(appearing: false, animated: animated)
  }

  /// Passes it on to the selected child.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end(appearing: false)
  }

  // MARK: Layout

  /// Lays out the pages' area, which is all of the container's view, the bar in front of it, and the selected page.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  /// Has the bar laid out anew.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Brings a switch that is under way to its end, and passes the new size on to every child: all of them have the
  /// container's.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    interrupt()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Brings a switch that is under way to its end, and passes the new traits on to every child.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    interrupt()
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// A child that is a page has the container's size.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    if let child = container as? UIViewController, childList.contains(child) { return parentSize }
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  // MARK: Keyboard

  /// The keys that select tabs, after those of the superclass; an override adds its own to them.
  ///
  /// - The left and the right arrow: the tab on that side, as the container's view is read; not beyond the ends.
  /// - Control-Tab and Control-Shift-Tab: the next and the previous tab, in a circle.
  /// - Command-1 to Command-9: the first to the ninth tab (Command-9 is not the last one). Lists of shortcuts show these,
  ///   with the titles of the tabs.
  ///
  /// A key is the user's doing: the delegate's `shouldSelect` is asked, and nothing is selected that it refuses. During a
  /// switch a key goes on from where that leads to. The commands have no priority over the system's: a text that is being
  /// edited, scrolling by keys and the focus have the arrows first. There are none while something is presented over the
  /// container, with a single child, or where `allowsKeyboardSelection` is false. The innermost container takes a key;
  /// one for which it has no tab is for the container around it.
  open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + tabCommands }

  // MARK: Accessibility

  /// Three fingers of a VoiceOver user: switches, animated, to the page on that side, left and right as the pages lie, and
  /// when it has ended `pageScrolled` is posted with `AccessibilityStrings.page`. The delegate is asked as about a drag
  /// (`containerViewController(_:shouldSelect:)`). False at either end, and for up and down.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainThread.assume { scrollPages(direction) }
  }

  /// Passes it on to the selected child, and answers what that answers. (From within the child's page it has been asked
  /// already.)
  open override func accessibilityPerformEscape() -> Bool {
    MainThread.assume { selectedPage?.accessibilityPerformEscape() ?? false }
  }

  // MARK: What the system asks

  /// The selected child. (So are the other four.)
  open override var childForStatusBarStyle: UIViewController? { selectedPage }
  /// The selected child.
  open override var childForStatusBarHidden: UIViewController? { selectedPage }
  /// The selected child.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedPage }
  /// The selected child.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedPage }
  /// The selected child.
  open override var childViewControllerForPointerLock: UIViewController? { selectedPage }

  /// The selected child's, for what bars do when content goes under them.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    selectedPage?.contentScrollView(for: edge) ?? super.contentScrollView(for: edge)
  }

  /// The selected child's.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedPage?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The selected child's.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    selectedPage?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Where it is the selected child's, the container wants as much, and the bar.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if let child = container as? UIViewController, child === selectedPage { takeContentSize() }
  }

  // MARK: State restoration

  /// Keeps the selected child's `restorationIdentifier` or, where it has none, its index.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
    encodeRestorableChildren(with: coder)
  }

  /// Selects the child that was selected, as `restoreSelection(from:)` does. The children have to be there by now.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelection(with: coder)
  }
}
