import QuartzCore

/// A container of a primary and a secondary controller, which shows one of them, as on a phone.
///
/// It is collapsed when it first appears: the primary controller remains, and receives the secondary one. Before, both
/// are its children. It never expands: in a regular width, where iOS shows both side by side, it is collapsed, too, and
/// reports that. Columns (`init(style:)`, `setViewController(_:for:)`) are not available.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  private final var pages: [UIViewController] = []
  private final var hasCollapsed = false
  private final let area = ControllerArea(frame: .zero)
  private final lazy var modeButton = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)

  /// The value of a width that the system chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// Creates a controller without children. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate, which decides how the controller collapses. It is an object, which is not retained. Apple's protocol
  /// inherits from none, so that it could be something else here, which is a fatal error.
  open var delegate: (any UISplitViewControllerDelegate)? {
    get { ownDelegate as? any UISplitViewControllerDelegate }
    set {
      if let newValue, !(type(of: newValue) is AnyClass) { fatalError("the delegate is not an object: \(newValue)") }
      ownDelegate = newValue as AnyObject?
    }
  }
  private final weak var ownDelegate: AnyObject?

  /// The primary and the secondary controller; once collapsed, the primary one alone: two that are set then collapse at
  /// once (a guess: split-9). More than two are a fatal error.
  open var viewControllers: [UIViewController] {
    get { pages }
    set {
      if newValue.count > 2 {
        fatalError("UISplitViewController has two view controllers at most, not \(newValue.count)")
      }
      replacePages(with: newValue)
      if hasCollapsed { collapse() }
    }
  }

  /// A Boolean value that indicates whether the secondary controller has been collapsed onto the primary one.
  open var isCollapsed: Bool { hasCollapsed }

  // MARK: Columns side by side

  /// The mode to show both controllers in. It is stored only.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The current mode: `oneBesideSecondary` (a guess: split-8), whatever is preferred.
  open var displayMode: DisplayMode { .oneBesideSecondary }
  /// A button that changes the mode. It has no title and no action, because there is no other mode.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  /// A Boolean value that determines whether a swipe shows a hidden primary controller. It is stored only.
  open var presentsWithGesture = true
  /// The edge of the primary controller. It is stored only.
  open var primaryEdge = PrimaryEdge.leading
  /// The primary controller's part of the width. It is stored only.
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  /// The primary controller's width. It is stored only.
  open var preferredPrimaryColumnWidth = automaticDimension
  /// The least width of the primary controller. It is stored only.
  open var minimumPrimaryColumnWidth = automaticDimension
  /// The greatest width of the primary controller. It is stored only.
  open var maximumPrimaryColumnWidth = automaticDimension
  /// The primary controller's width, which is the whole width.
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

  // MARK: Showing

  /// Presents a controller (header: in a compact width), unless the delegate shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    present(vc, animated: true)
  }

  /// Shows a controller as the detail, unless the delegate does. Before collapsing it becomes the secondary controller.
  /// Then the primary controller is sent `show(_:sender:)` (header): a navigation controller pushes it; with another
  /// one, `show(_:sender:)` of this controller presents it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else { return }
    guard let primary = pages.first else { return present(vc, animated: true) }
    if hasCollapsed { primary.showAsDetail(vc, sender: sender) } else { viewControllers = [primary, vc] }
  }

  // MARK: Collapsing

  private func replacePages(with new: [UIViewController]) {
    let removed = pages.filter { !new.contains($0) }
    pages = new
    for page in removed where page.parent === self {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    showPrimary()
  }

  private func collapse() {
    hasCollapsed = true
    guard let first = pages.first else { return }
    if traitCollection.horizontalSizeClass == .regular {
      RuntimeIssues.reportOnce("UISplitViewController") {
        "\(ObjectIdentity.text(of: self)): collapsed in a regular width; two columns are not available on Linux"
      }
    }
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? first
    let secondary = pages.count > 1 ? pages[1] : nil
    replacePages(with: [primary])
    guard let secondary, secondary !== primary,
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    else { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  private func showPrimary() {
    for page in pages.dropFirst() where page.viewIfLoaded?.superview === area { page.view.removeFromSuperview() }
    guard isViewLoaded, let primary = pages.first, primary.viewIfLoaded?.superview !== area else { return }
    primary.view.frame = area.bounds
    primary.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    area.addSubview(primary.view)
  }

  // MARK: Overrides

  /// Creates the view, which the primary controller's view fills.
  open override func loadView() {
    area.frame = UIScreen.main.bounds
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = area
    showPrimary()
  }
  /// Collapses when the view first appears. Overrides call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasCollapsed { collapse() }
  }
  /// The primary controller.
  open override var childForStatusBarStyle: UIViewController? { pages.first }
  /// The primary controller.
  open override var childForStatusBarHidden: UIViewController? { pages.first }
  /// The delegate's value, otherwise that of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? plainOrientations
  }
  /// The delegate's value, otherwise that of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? plainPreferredOrientation
  }
}

extension UISplitViewController {
  /// The ways to show both controllers. Raw values are those of the header.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// The secondary controller alone.
    case secondaryOnly = 1
    /// Both side by side.
    case oneBesideSecondary = 2
    /// The primary controller over the secondary one.
    case oneOverSecondary = 3
    /// Both side by side.
    public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
    /// The secondary controller alone.
    public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
    /// The primary controller over the secondary one.
    public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  /// The edges of the primary controller. Raw values are those of the header.
  public enum PrimaryEdge: Int, Sendable {
    /// The edge at which text starts.
    case leading = 0
    /// The edge at which text ends.
    case trailing = 1
  }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller; nil if there is none.
  public var splitViewController: UISplitViewController? { nearestAncestor() }
}
