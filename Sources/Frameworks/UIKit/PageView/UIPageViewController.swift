import Foundation

/// Shows one page at a time. The user turns pages by scrolling. Each page has its own view controller.
///
/// Only the scroll style is available. With `TransitionStyle.pageCurl`, one page at a time scrolls, too, which is reported
/// once. The current page is the only child; during a transition, the incoming page is one, too. The first subview is a scroll
/// view with paging. Its content offset is one page at rest. A finger moves it to 0 or two pages, and at the end of the
/// transition it jumps back to one page. The app can set the scroll view's delegate.
///
/// The calls of a transition, in the order of published logs:
///
///     the user turns    data source → willTransitionTo → new will, old will → new did, old did →
///                       didFinishAnimating → data source
///     it is cancelled   … → old will, old did → new will, new did (the other way) → didFinishAnimating
///     a call sets it    new will, old will → new did, old did → completion
///
/// If the controller's view disappears or changes its size during a transition, the transition is cancelled if a finger
/// began it, and otherwise completed (a guess: page-19b).
/// (Guesses: page-8b, page-13b, page-14b, page-15, page-16b, page-17, page-18, page-18b, page-19.)
/// (Guesses: page-24b, page-25, page-26.)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  final let scroller: PageScrollView
  final var current: UIViewController?
  final var neighbors = PageNeighbors()
  final var turn: PageScrollTurn?
  final var indicator: UIPageControl?
  /// The indicator's index, without the change that a tap makes.
  final var shownIndex = 0
  /// `true` while pages are positioned, which does not count as scrolling.
  final var isArranging = false

  /// Creates a controller without a page. Its view is loaded when needed, or when a page is set.
  /// - Parameters:
  ///   - style: `.scroll`; with `.pageCurl`, pages scroll, too.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The space between pages, with the key `OptionsKey.interPageSpacing`.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    if style == .scroll, options?[.spineLocation] != nil {
      RuntimeIssues.handler("OptionsKey.spineLocation is only valid with the transition style pageCurl.")
    }
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    scroller = PageScrollView(
      axis: navigationOrientation == .horizontal ? .horizontal : .vertical,
      spacing: options?[.interPageSpacing].map(UIPageViewController.points) ?? 0)
    super.init(nibName: nil, bundle: nil)
    scroller.controller = self
  }

  /// Creates a horizontal controller with the page curl, which is the default style (documented).
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    scroller = PageScrollView(axis: .horizontal, spacing: 0)
    super.init(nibName: nil, bundle: nil)
    scroller.controller = self
  }

  /// The delegate, which is notified when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the neighbors of the current page. If it is nil, a finger cannot turn pages (header). Setting it, even to
  /// the same object, discards the known neighbors (reported by users).
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { forgetNeighbors() } }
  /// The transition style.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The position of the spine: `.none` if pages scroll (header), and `.min` for a page curl, which shows one page here.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// A Boolean value that indicates whether pages have content on both sides, for page curls. It is stored only.
  open var isDoubleSided = false
  /// The recognizers of page curls: none (header). The scroll view's `panGestureRecognizer` turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// An array of only the current page; nil before the first one. It changes when a page is set, even if animated, and
  /// when an interactive transition has completed.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Sets the current page, after ending the current transition: an interactive one is cancelled, and an animated set
  /// is completed, with `false` for its completion.
  ///
  /// Animates like `UIScrollView.setContentOffset(_:animated:)` if a different page is shown, the view is in a window,
  /// and no finger is dragging. Otherwise, the page is set and `completion` called before this returns. The appearance
  /// calls are made in any case, even before the controller itself appears (reported by users).
  /// (Guesses: page-9c, page-20, page-21b.)
  /// - Parameters:
  ///   - viewControllers: Exactly one page. Any other number stops the program.
  ///   - direction: The direction in which the pages move.
  ///   - completion: Called at the end, with `false` if something else ended the animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    guard pages.count == 1 else {
      fatalError(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required (1) for the "
          + "requested transition")
    }
    show(pages[0], from: direction == .forward ? .high : .low, animated: animated, completion: completion)
  }

  // MARK: Overrides

  /// Creates the view, with the scroll view in it.
  open override func loadView() {
    reportCurl()
    loadPageView()
  }
  /// Ends the current transition. Overrides call super.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endTurnEarly()
  }
  /// The delegate's value; without a delegate, that of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? plainOrientations
  }
  /// The delegate's value; without a delegate, that of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? plainPreferredOrientation
  }
}

extension UIPageViewController {
  /// Returns the number in an option's value.
  private static func points(_ value: Any) -> CGFloat {
    switch value {
    case let number as CGFloat: return number
    case let number as any BinaryFloatingPoint: return CGFloat(number)
    case let number as any BinaryInteger: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: preconditionFailure("OptionsKey.interPageSpacing needs a number, not \(value).")
    }
  }
}
