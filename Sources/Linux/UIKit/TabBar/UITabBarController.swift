import Foundation

/// Shows one of several view controllers, and a bar of tabs to select one by.
///
/// The view controllers are children from the moment they are set; a switch makes appearance calls only. A view is
/// loaded when it is first shown. The pages have the whole view, and their safe area ends above the bar; above a bar
/// that is not translucent the pages end themselves.
///
/// All tabs are in the bar, however many: `moreNavigationController`, in which UIKit puts those from the fifth on where
/// there is little room, is not here, and neither is `customizableViewControllers`. More than five there are reported. UIKit
/// loads the view within `init` (observed); here it is loaded when it is needed.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final var pages: [UIViewController] = []
  final var selected: UIViewController?
  final var tabSwitch: TabSwitch?
  final let bar = UITabBar(frame: .zero)
  final let content = TabContentView(frame: .zero)

  /// Makes a controller without tabs. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// As `init()`: controllers are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.controller = self
    bar.delegate = self
    bar.manager = self
  }

  /// The controllers with a tab each, the first where reading begins; nil at first.
  ///
  /// Of new ones the selected controller stays selected if it is among them; otherwise it is the one at its index, or the
  /// first (documented). A switch that is under way is completed.
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers. The tabs are in their places at once, also with `animated`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replacePages(with: viewControllers ?? [])
  }

  /// The controller that is shown, or is on its way in; after a cancelled switch the old one again. Setting it is as
  /// setting its index. One that is not among the controllers stops the program; nil is reported.
  open unowned(unsafe) var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// The index of the selected controller; `NSNotFound` while there is none. It changes when a switch begins, and back if
  /// that is cancelled (reported by users).
  ///
  /// Setting it asks the delegate for an animator, as a tap does, but not whether it should be, and does not tell it.
  /// Without an animator the switch has been made when this returns. An animated switch that is under way is completed
  /// first, also an interactive one (a guess). An index that is not there is reported, and nothing happens.
  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selected } ?? NSNotFound }
    set { select(at: newValue) }
  }

  /// The bar. Its items are the controllers' `tabBarItem`s; it may be coloured, but not given others.
  open var tabBar: UITabBar { bar }

  /// Decides about taps, and brings animators.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The user has tapped a tab. Comes before the delegate is asked, the selection being the old one still (both guesses). Does nothing here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: What the system asks

  /// Makes the view: the pages' area, and the bar over it.
  open override func loadView() { loadTabView() }
  /// Puts the selected controller's view into its place. Overrides call super.
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
  /// What the delegate says; otherwise what every controller says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownOrientations
  }
  final var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}
