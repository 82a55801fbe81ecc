import QuartzCore

/// A container that shows the last controller of a stack, under a bar with a back button.
///
/// The controllers of the stack become children as soon as they are added. The stack changes at once, and the view
/// follows: if animated, the appearance calls come within the call and the animation starts at the end of the current
/// transaction. Otherwise the view follows with the next layout, so that several changes in a row become one (Apple's
/// controller defers them, too). A change during a transition is shown after the transition has ended. During
/// an interactive transition the stack is already the new one; if the transition is cancelled, the old one returns.
///
/// Toolbars, bars that hide automatically, and large titles are not available.
@preconcurrency @MainActor open class UINavigationController: UIViewController, NavigationBarManager {
  final var stack: [UIViewController] = []
  /// The controller whose view is in the container; during a transition the outgoing one.
  final var shown: UIViewController?
  /// The stack at the time when `shown` was shown.
  final var shownStack: [UIViewController] = []
  final var move: NavigationMove?
  /// The change to show when nothing else is in progress.
  final var pendingChange: PendingStackChange?
  final var isBusy = false
  /// Children that have yet to receive `didMove(toParent:)` or to be removed.
  final var unsettled: [UIViewController] = []
  final let container = NavigationContainerView()
  final let edgePop = EdgePop()
  private let bar: UINavigationBar
  final var hidesBar = false
  /// Counts changes of the bar's visibility, so that the end of an animation can tell if it is the last one.
  final var barChanges = 0

  /// Creates a navigation controller with one controller in its stack.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    configure()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack and a bar of the given class: a subclass of `UINavigationBar`,
  /// created with `init(frame:)`, or that class itself if nil. `toolbarClass` must be nil, as there are no toolbars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let toolbarClass { fatalError("UIToolbar is not there: \(toolbarClass) cannot be used") }
    let type: AnyClass = navigationBarClass ?? UINavigationBar.self
    guard let known = type as? UINavigationBar.Type else {
      fatalError("\(type) is not a subclass of UINavigationBar")
    }
    bar = Instantiation.make(known)
    super.init(nibName: nil, bundle: nil)
    configure()
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configure()
  }

  /// Creates a navigation controller with an empty stack; archives are not supported.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    definesPresentationContext = true
    bar.manager = self
    container.navigation = self
    edgePop.navigation = self
  }

  // MARK: The stack

  /// The stack, with the top controller last. Setting it is not animated. (A guess: nav-5b.)
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the stack. The animation is a pop if the new top controller was in the old stack, otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    set(viewControllers, animated: animated)
  }
  /// Pushes a controller onto the stack. Pushing a controller of the stack, or a navigation controller, is a fatal
  /// error with UIKit's message. (Guesses: nav-6b, nav-9.)
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Pops the top controller and returns it. Does nothing and returns nil if it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(downTo: stack.count - 1, animated: animated)?.last
  }
  /// Pops the controllers above the given one and returns them; nil if it is on top. A controller that is not in the
  /// stack is a fatal error with UIKit's message.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    popTo(viewController, animated: animated)
  }
  /// Pops all controllers but the first one and returns them; nil if there is at most one.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(downTo: 1, animated: animated)
  }
  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the top controller presents, or the top controller itself. A child that was added with
  /// `addChild(_:)` does not count (a guess: nav-31).
  open var visibleViewController: UIViewController? { stack.last.map { $0.presentedViewController ?? $0 } }
  /// Pushes `vc` with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  /// Pushes the secondary controller. Of a navigation controller, which cannot be in a stack here, it takes the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    viewControllers += pagesToPush(secondaryViewController)
  }
  override func showAsDetail(_ controller: UIViewController, sender: Any?) {
    guard controller is UINavigationController else { return show(controller, sender: sender) }
    setViewControllers(stack + pagesToPush(controller), animated: true)
  }
  private func pagesToPush(_ controller: UIViewController) -> [UIViewController] {
    guard let other = controller as? UINavigationController else { return [controller] }
    let pages = other.stack
    other.viewControllers = []
    return pages
  }

  // MARK: The bar

  /// The bar. Only this controller can change its items.
  open var navigationBar: UINavigationBar { bar }
  /// A Boolean value that indicates whether the bar is hidden. The default is false.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar. If animated, it slides over the upper edge in `hideShowBarDuration`, or along with a
  /// transition that is about to begin.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
  /// The duration of hiding or showing the bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// The delegate, which provides animators and is notified of the controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { for tell in delegateObservers.values { tell() } }
  }
  /// Called after the delegate has been set, as key-value observers are on Apple's systems.
  package final var delegateObservers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  /// The edge swipe from the leading edge that goes back: a `UIScreenEdgePanGestureRecognizer` on the controller's
  /// view. It begins only if the slide is the default one and the back button is available: not if the bar is hidden, a
  /// left item replaces the back button, or the delegate has an animator. The recognizer's delegate checks that. If you
  /// set another delegate, that one decides (as with Apple's). (Guesses: nav-16b, nav-16c, nav-27.)
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }
  /// The pan that pops from anywhere in the content on iOS 26. Nil before `addContentPop()`, because this module has
  /// the declarations of the iOS 16.5 SDK, which does not declare it. (A guess: nav-28b.)
  package final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { edgePop.contentRecognizer }
  /// Adds that recognizer to the view.
  package final func addContentPop() { edgePop.addContentRecognizer(to: view) }

  // MARK: Overrides

  /// Creates the view, with the pages and the bar.
  open override func loadView() { makeView() }
  /// Forwards the appearance to the shown page. Overrides call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pagesWillAppear(animated)
  }
  /// Forwards the appearance to the shown page. Overrides call super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pagesDidAppear(animated)
  }
  /// Forwards the appearance to the shown page, and ends a running transition. Overrides call super.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pagesWillDisappear(animated)
  }
  /// Forwards the appearance to the shown page. Overrides call super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pagesDidDisappear()
  }
  /// False, because this controller forwards the appearance itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// Goes back like the back button after VoiceOver's two-finger scrub, which users know for that. Returns false if
  /// there is no back button, or nothing to go back to.
  open override func accessibilityPerformEscape() -> Bool {
    guard canGoBack, barLeadsBack else { return false }
    backTapped()
    return true
  }
  /// The coordinator of the running push or pop, otherwise the inherited one.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    move?.run.coordinator ?? super.transitionCoordinator
  }
  /// The top controller while the bar is hidden. Otherwise nil, because the bar's style decides.
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? stack.last : nil }
  /// Light content if the bar's style is black.
  open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }
  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// The top controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
  /// The top controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }
  /// The top controller.
  open override var childViewControllerForPointerLock: UIViewController? { stack.last }
  /// The delegate's value, otherwise that of any controller. The pages are not asked (as with Apple's).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? plainOrientations
  }
  /// The delegate's value, otherwise that of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? plainPreferredOrientation
  }

  /// The item that was set, or that of the first controller of the stack (as the header says of titles in a tab bar).
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var adjustsScrollViewsOfChildren: Bool { true }
  /// `true` if a controller of the stack hides the bottom bar.
  override var wantsBottomBarAway: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}

extension UINavigationController {
  /// The effect of a transition on the stack. Raw values are those of the header.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed onto the stack.
    case push = 1
    /// The stack returns to a controller below.
    case pop = 2
  }
}
