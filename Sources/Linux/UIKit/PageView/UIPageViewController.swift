import Foundation

/// Shows one page at a time, which a finger turns by scrolling. Each page has its own view controller.
///
/// Only the scroll style is there: making a controller with `TransitionStyle.pageCurl` stops the program. The current page
/// is the only child, and during a transition the incoming page is one, too. The first subview is a scroll view that pages
/// by its own bounds; its content offset is one page at rest, and a finger moves it to 0 or two pages, from where it
/// jumps back to one page when the transition ends. The scroll view's delegate is free for the app.
///
/// The calls of a transition, in the order of published logs:
///
///     a finger turns    data source → willTransitionTo → new will, old will → new did, old did → didFinishAnimating → data source
///     it is cancelled   … → old will, old did → new will, new did (the other way) → didFinishAnimating
///     pages are set     new will, old will → new did, old did → completion
///
/// If the controller's view disappears or changes its size in the middle of a transition, one that a finger began is
/// cancelled and another is completed (a guess).
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  final let scroller: PageScrollView
  final var current: UIViewController?
  final var neighbors = PageNeighbors()
  final var turn: PageTurn?
  final var indicator: UIPageControl?
  /// The index that the indicator shows while nobody taps it.
  final var shownIndex = 0
  /// `true` if pages are being put into their places, which is no movement.
  final var isArranging = false

  /// Makes a controller without a page. Its view is loaded when it is needed, or when pages are set.
  /// - Parameters:
  ///   - style: `.scroll`; `.pageCurl` stops the program.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The space between pages, by `OptionsKey.interPageSpacing`.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    precondition(
      style == .scroll, "UIPageViewController: the page curl is not there; only TransitionStyle.scroll is.")
    if options?[.spineLocation] != nil {
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

  /// Stops the program: controllers are not archived here, and an archive that names no style stands for the page curl.
  public required init?(coder: NSCoder) {
    fatalError(
      "UIPageViewController: an archive that names no transition style stands for the page curl, which is not there. "
        + "Use init(transitionStyle:navigationOrientation:options:).")
  }

  /// Follows the pages that a finger turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the neighbors of the current page; nil: no finger turns pages (header). Setting it, also to the same object,
  /// forgets the neighbors (reported by users).
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { forgetNeighbors() } }
  /// The style: `.scroll`.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The place of the spine: `.none`, since pages scroll (header).
  open var spineLocation: SpineLocation { .none }
  /// `true` if there is content on both sides of a page, for page curls. Kept; it has no effect on pages that scroll.
  open var isDoubleSided = false
  /// The recognizers of page curls: none (header). A finger turns pages by the scroll view's `panGestureRecognizer`.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The current page, alone; nil before the first. It changes when pages are set, also animated, and when a finger's
  /// transition has completed.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Sets the current page. What is under way is ended first: a finger's transition is cancelled, and an animated set is
  /// completed, with `false` for its completion.
  ///
  /// It is animated, as `UIScrollView.setContentOffset(_:animated:)`, if there is a page, another one, and the view is in a
  /// window without a finger that drags. Otherwise the page is there when this returns, and so was the call of
  /// `completion`. The appearance calls come in any case, also before the controller itself appears (reported by users).
  /// - Parameters:
  ///   - viewControllers: The page, alone. No page, or more than one, stops the program.
  ///   - direction: The direction in which the pages move.
  ///   - completion: Called at the end; with `false` if something else ended the animation.
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

  // MARK: What it overrides

  /// Makes the view, with the scroll view in it.
  open override func loadView() { loadPageView() }
  /// Ends a transition that is under way. Overrides call super.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endTurnEarly()
  }
  /// The delegate's answer; without a delegate, that of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? plainOrientations
  }
  /// The delegate's answer; without a delegate, that of any controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? plainPreferredOrientation
  }

  final var plainOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  final var plainPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
}

extension UIPageViewController {
  /// A number that an option may be.
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
