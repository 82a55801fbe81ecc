import QuartzCore

/// Shows the last of a stack of view controllers, under a bar that leads back to the one before.
///
/// The controllers of the stack are children from the time they are put into it. The stack changes at once; what is shown
/// follows: an animated change within the call, another with the next layout, so that several in a row are one (as Apple's
/// defers it). What is changed during a transition is shown when that has ended. While an interactive transition is under
/// way the stack is what it will be; cancelled, it is again what it was.
///
/// Toolbars are not here, nor bars that hide by themselves, nor large titles.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []
  /// Whose view is in the container; during a transition the one that is left.
  final var shown: UIViewController?
  /// The stack as it was when that was shown.
  final var shownStack: [UIViewController] = []
  final var move: NavigationMove?
  /// What is to be shown when nothing is under way.
  final var wish: NavigationWish?
  final var isBusy = false
  /// Children whose `didMove(toParent:)`, or whose leaving, is still to come.
  final var unsettled: [UIViewController] = []
  final let container = NavigationContainerView()
  final let edgePop = EdgePop()
  private let bar: UINavigationBar
  final var hidesBar = false
  /// Counts changes of the bar's place, so that the end of an animation knows whether it is the last.
  final var barChanges = 0

  /// A navigation controller with one controller in its stack.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    configure()
    pushViewController(rootViewController, animated: false)
  }

  /// A navigation controller with an empty stack, and a bar of a class: a subclass of `UINavigationBar`, whose
  /// `init(frame:)` makes it; nil is the class itself. There are no toolbars here: `toolbarClass` must be nil.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let toolbarClass { fatalError("UIToolbar is not there: \(toolbarClass) cannot be used") }
    let type: AnyClass = navigationBarClass ?? UINavigationBar.self
    guard let known = type as? UINavigationBar.Type, let made = ObjectFactory.make(known) as? UINavigationBar else {
      fatalError("\(type) is not a subclass of UINavigationBar")
    }
    bar = made
    super.init(nibName: nil, bundle: nil)
    configure()
  }

  /// A navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configure()
  }

  /// With an empty stack: controllers are not archived here.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    bar.manager = self
    container.navigation = self
    edgePop.navigation = self
  }

  // MARK: The stack

  /// The stack, the one that is shown last. Setting it does not animate.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the stack; animated as a pop where the new top controller was in the stack before, otherwise as a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    set(viewControllers, animated: animated)
  }
  /// Puts a controller on top of the stack. One that is in it already, and a navigation controller, stop the program with
  /// UIKit's words.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the top controller off the stack, and answers it; nil, and nothing happens, where it is the last one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(downTo: stack.count - 1, animated: animated)?.last
  }
  /// Takes off what is above a controller, and answers that: nil if it is on top. A controller that is not in the stack
  /// stops the program with UIKit's words.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    popTo(viewController, animated: animated)
  }
  /// Takes off all but the first, and answers what was taken off; nil where there is no more than one.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(downTo: 1, animated: animated)
  }
  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What the top controller presents, or the top controller.
  open var visibleViewController: UIViewController? { stack.last.map { $0.presentedViewController ?? $0 } }
  /// Pushes `vc`, animated.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: The bar

  /// The bar. Its items are this controller's to change.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar is hidden; false at first.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar, which slides over the upper edge in `hideShowBarDuration` where that is animated, or together
  /// with a transition that is about to begin.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
  /// How long the bar takes to hide or show itself, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Brings animators, and hears of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The swipe from the edge, where text begins, that goes back: a `UIScreenEdgePanGestureRecognizer` on the controller's
  /// view. It begins only where the default slide goes back and the bar leads back: not while the bar is hidden, a left
  /// item stands in place of the back button, or the delegate has an animator of its own. That is up to the recogniser's
  /// delegate, and with another one up to that (as with Apple's).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }
  /// The pan that pops from anywhere in the content on iOS 26. Nil before `addContentPop()`, because the SDK of iOS
  /// 16.5, whose declarations this module has, does not declare it.
  package final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { edgePop.contentRecognizer }
  /// Adds that recognizer to the view.
  package final func addContentPop() { edgePop.addContentRecognizer(to: view) }

  // MARK: As a view controller

  /// Makes the view with the pages and the bar.
  open override func loadView() { makeView() }
  /// Forwards to what is shown; overrides call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pagesWillAppear(animated)
  }
  /// Forwards to what is shown; overrides call super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pagesDidAppear(animated)
  }
  /// Forwards to what is shown, and ends what is under way; overrides call super.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pagesWillDisappear(animated)
  }
  /// Forwards to what is shown; overrides call super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pagesDidDisappear()
  }
  /// False: this controller forwards by itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// A scrub of two fingers goes back as the back button does, where there is one (what users of VoiceOver know it for).
  /// False where there is none, or nothing to go back to.
  open override func accessibilityPerformEscape() -> Bool {
    guard canGoBack, barLeadsBack else { return false }
    backTapped()
    return true
  }
  /// That of the push or pop under way, otherwise that of what is around.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    move?.run.coordinator ?? super.transitionCoordinator
  }
  /// The top controller while the bar is hidden; with a bar its style says how the status bar looks.
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? stack.last : nil }
  /// Light on a bar in the style black.
  open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }
  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// The top controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
  /// The top controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }
  /// The top controller.
  open override var childViewControllerForPointerLock: UIViewController? { stack.last }
  /// What the delegate says; without one as any controller's. The pages are not asked (as Apple's are not).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? plainOrientations
  }
  /// What the delegate says; without one as any controller's.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? plainPreferredOrientation
  }

  /// The one that was set, or that of the first controller of the stack (as the header says of titles in a tab bar).
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// Whether a controller of the stack wants that.
  override var wantsBottomBarAway: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  final var plainOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  final var plainPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
}

extension UINavigationController {
  /// What a transition does to the stack. Raw values are those of the header.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// One below is gone back to.
    case pop = 2
  }
}
