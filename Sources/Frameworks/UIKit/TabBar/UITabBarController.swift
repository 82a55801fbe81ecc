import Foundation

/// A container that shows one of several view controllers, and a tab bar to select one.
///
/// The view controllers are children as soon as they are set; a transition only makes appearance calls. A view is
/// loaded when it is first shown. The pages fill the whole view, and their safe area ends above the bar. If the bar is
/// not translucent, the pages themselves end above it.
///
/// All tabs are in the bar, regardless of their number. `moreNavigationController`, into which UIKit puts the tabs from
/// the fifth on if there is little room, and with it the editing of tabs, are not available. More than five tabs are
/// reported then. UIKit loads the view in `init` (observed); here it is loaded when it is needed.
/// (Guesses: tab-9, tab-14, four-6.)
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final var pages: [UIViewController] = []
  final var selected: UIViewController?
  final var tabTransition: TabTransition?
  /// `true` while the bar is hidden because a page asks for that, not the app.
  final var isBarHiddenByPage = false
  final let bar = UITabBar(frame: .zero)
  final let content = TabContentView(frame: .zero)

  /// Creates a controller without tabs. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.controller = self
    bar.delegate = self
    bar.manager = self
  }

  /// The controllers of the tabs, from the leading edge; nil by default.
  ///
  /// If the selected controller is among the new ones, it stays selected. Otherwise the one at its index is selected,
  /// or the first one (documented). A running transition is completed.
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers whose tabs the user can edit in the list behind the More tab, which is shown only if there are more
  /// than five tabs, and is not available here. Nil offers no editing. Setting `viewControllers` makes it all of them (a
  /// guess: tab-22; all are the documented default).
  open var customizableViewControllers: [UIViewController]?

  /// Sets the controllers. The tabs change at once, even with `animated`. If it is true and the selected controller is
  /// not among the new ones, the delegate is asked for an animator for the change of pages, but not for an interaction
  /// controller (guesses: tab-23).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    customizableViewControllers = viewControllers
    replacePages(with: viewControllers ?? [], animated: animated)
  }

  /// The controller that is shown or is on its way in; after a cancelled transition, the old one again. Setting it is
  /// the same as setting its index. A controller without a tab is a fatal error; nil is reported.
  open unowned(unsafe) var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// The index of the selected controller; `NSNotFound` if there is none. It changes when a transition begins, and back
  /// if that is cancelled (reported by users).
  ///
  /// Setting it asks the delegate for an animator, as a tap does, but does not call `shouldSelect` and `didSelect`.
  /// Without an animator the change is complete when this returns. A running transition is completed first, even an
  /// interactive one (a guess: tab-8). An invalid index is reported and ignored. (A guess: tab-12.)
  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selected } ?? NSNotFound }
    set { select(at: newValue) }
  }

  /// The tab bar. Its items are the controllers' `tabBarItem`s. Its colors can be set, but not its items.
  open var tabBar: UITabBar { bar }

  /// The delegate, which decides about taps and provides animators.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { for tell in delegateObservers.values { tell() } }
  }
  /// Called after the delegate has been set, as key-value observers are on Apple's systems.
  package final var delegateObservers: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// Called when the user taps a tab, before the delegate is asked and the selection changes (guesses: tab-5b). Does
  /// nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Overrides

  /// Creates the view: the pages' container, and the bar over it.
  open override func loadView() { loadTabView() }
  /// Adds the selected controller's view. Overrides call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }
  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The selected controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  /// The selected controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }
  /// The delegate's value, otherwise that of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? plainOrientations
  }
}
