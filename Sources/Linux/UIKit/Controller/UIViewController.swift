/// Looks after a view: when it is loaded, how it is laid out, when it appears, and which controllers are in it.
///
/// What can be overridden is declared here; the work is done in the extensions.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  final var loadedView: UIView?
  final var appearance = AppearanceState()
  final var childControllers: [UIViewController] = []
  final var resizeCoordinator: (any UIViewControllerTransitionCoordinator)?
  final var traitsFromParent: ChildTraits?
  final var ownStyle = UIUserInterfaceStyle.unspecified
  /// Called when the title is another one, by who observes it. On Apple's systems it is observed by key and value.
  package final var titleObservers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  final var modal = ModalState()
  final var ownNavigationItem: UINavigationItem?
  /// By edge.
  final var contentScrollViews: [UInt: UIScrollView] = [:]
  final var ownTabBarItem: UITabBarItem?

  /// Makes a controller. There are no nib files here: the names are kept, and `loadView()` makes a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    ControllerRegistry.add(self)
  }

  /// A controller without a nib file.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Controllers are not archived here: nothing is read, and the controller is as from `init()`, which is what an
  /// archive without a controller's keys gives on Apple's systems.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    ControllerRegistry.add(self)
  }

  /// The storyboard that the controller was made from: nil, since there are none on Linux.
  open var storyboard: UIStoryboard? { nil }

  // MARK: The view

  /// The name that the controller was made with.
  open private(set) var nibName: String?
  /// The bundle that the controller was made with.
  open private(set) var nibBundle: Bundle?
  /// The controller's view, loaded when first asked for. Setting it replaces it without `viewDidLoad()`; nil unloads.
  open var view: UIView! {
    get { loadedViewForcingLoad() }
    set { install(newValue) }
  }
  /// Makes the view and sets `view`. Do not call it yourself. The view made here is plain, of the screen's size, and
  /// follows its superview's size.
  open func loadView() { loadPlainView() }
  /// Called once the view was loaded. Does nothing here.
  open func viewDidLoad() {}
  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { _ = loadedViewForcingLoad() }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Called when memory is short: the place to let go of what can be made again. Does nothing here.
  open func didReceiveMemoryWarning() {}
  /// A name for what the controller shows. Setting it sets that of the `tabBarItem` (documented).
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      ownTabBarItem?.title = title
      ownNavigationItem?.title = title
      for tell in titleObservers.values { tell() }
    }
  }

  // MARK: State restoration

  /// A name by which the controller is found again when its state is restored. Nothing is kept here between two runs of
  /// an application: an app, or a test, calls the two methods below with a coder of its own.
  open var restorationIdentifier: String?
  /// The place to write what shall be there again; call super. Does nothing here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// The place to read what `encodeRestorableState(with:)` has written; call super. Does nothing here.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Appearance

  /// Called before the view appears. Does nothing here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once each time the view appears, between `viewWillAppear` and `viewDidAppear`: when the view is in the
  /// window, traits and size are what they will be, and it is about to be laid out. (iOS 17, back to 13) Does nothing
  /// here.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared. Does nothing here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Does nothing here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. Does nothing here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews()`. Does nothing here.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`. Does nothing here.
  open func viewDidLayoutSubviews() {}
  /// The place to bring the view's constraints up to date; called before a layout pass where the view asked for it. Call
  /// super last: it calls the view's `updateConstraints()`.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called after the view's `safeAreaInsets` changed. Does nothing here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Covers more of the view's edges than bars and the screen do.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  // MARK: Containment

  /// The controller that this one is in.
  open internal(set) weak var parent: UIViewController?
  /// The controllers in this one.
  open var children: [UIViewController] { childControllers }
  /// Makes `childController` a child, taking it from the parent it has; calls its `willMove(toParent:)`, not its
  /// `didMove(toParent:)`. Overrides call super.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent; calls `didMove(toParent: nil)`, not `willMove(toParent: nil)`. Overrides call super.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes; a container calls it with nil before it removes a child. Overrides call super.
  open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
  /// Called after the parent changed; a container calls it with itself at the end of what showed the new child.
  /// Overrides call super.
  open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }
  /// Whether children whose views are in this controller's view are told of its appearance, and of their own when
  /// their views are added or removed while it is visible. True here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells the controller, and the children it forwards to, that its view is about to appear or disappear. For
  /// containers that forward by themselves; while one transition is under way the other one may begin and replaces it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Ends what `beginAppearanceTransition(_:animated:)` began last.
  open func endAppearanceTransition() { endAppearance() }
  /// The coordinator of the transition that this controller or one around it takes part in; nil outside of one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modal.run?.coordinator ?? resizeCoordinator ?? parent?.transitionCoordinator ?? sizeCoordinator
  }

  // MARK: Presentation

  /// Presents `viewControllerToPresent`, by its `modalPresentationStyle`: over the outermost ancestor's view, or over that
  /// of the nearest one that defines a context. `completion` comes after its `viewDidAppear(_:)`, and not at all where it
  /// cannot be presented, which is reported. Everything but the animation is done before this returns.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what this controller presents, with all above it; a controller that presents nothing is dismissed itself.
  /// `completion` comes after the last `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }
  /// What this controller or its nearest ancestor that presents does present.
  open var presentedViewController: UIViewController? {
    modal.presentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or the one around it.
  open var presentingViewController: UIViewController? {
    modal.shownBy?.presenter ?? parent?.presentingViewController
  }
  /// How this controller is presented; set it before. Never `.automatic`, which is `.fullScreen`: Apple's page sheet is
  /// not here.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style.available }
    set { modal.style = newValue }
  }
  /// Whether this controller decides about the status bar also where it is presented other than full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The animation of the presentation where the delegate brings none.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Brings animators, interaction controllers and the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether this controller's view is covered by what it or its children present in the current context.
  open var definesPresentationContext = false
  /// Whether the controller is on its way in, up to and in its `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { modal.isBeingPresented }
  /// Whether the controller is on its way out, up to and in its `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { modal.isBeingDismissed }
  /// The presentation controller of this controller or of one around it. One not presented yet gets that with which it
  /// will be; set the style before.
  open var presentationController: UIPresentationController? { managerOrPrepared }
  /// The presentation controller of this controller or of one around it while it is presented.
  open var activePresentationController: UIPresentationController? {
    modal.shownBy?.manager ?? parent?.activePresentationController
  }

  // MARK: Navigation

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestNavigationController }
  /// What a navigation bar shows for this controller. Made when first asked for, with the controller's title.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// Whether a bar at the bottom, such as a tab bar controller's, is hidden from the time this controller is pushed until
  /// it is popped; false at first. Set it before.
  open var hidesBottomBarWhenPushed = false
  /// Whether a scroll view that is this controller's view, or the first in it, has its insets adjusted above and below within a
  /// navigation controller, also where it does not scroll (header): with the behaviour `automatic` only. True at first.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      adjustableScrollView?.updateAdjustedInset()
    }
  }
  /// The edges at which this controller's view reaches under translucent bars; all at first. The top one counts.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether this controller's view reaches under opaque bars too; false at first.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// Shows `vc` in the way of the nearest container that has one: a navigation controller pushes it. Without one it is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  // MARK: Segues

  /// Performs the segue of that name in the controller's storyboard. There are no storyboards here, and so no such segue:
  /// the program stops, in UIKit's words. Make a segue by code, and call its `perform()`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamedSegue(identifier) }
  /// Whether a segue that something in a storyboard begins may be performed. True here; nothing asks.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a storyboard's segue is performed. Does nothing here; call it yourself for a segue made by code.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Size and traits

  /// The size that the view would like. Setting it tells the parent.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      modal.shownBy?.manager.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// A child's `preferredContentSize` has changed. Does nothing here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child will have. Here: `parentSize` for a child that fills this controller's view, otherwise the
  /// size the child has.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChild(container, parentSize: parentSize)
  }
  /// Called before the view's size changes with its window. Tells the children whose size changes with it. Overrides
  /// call super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }
  /// Called before the controller's traits change. Tells the children whose traits change with them. Overrides call
  /// super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }
  /// The traits that hold for the controller and its view: the parent's, with what the parent overrides for this child;
  /// without a parent those of the view's superview, or else the screen's.
  open var traitCollection: UITraitCollection { environmentTraits }
  /// Makes this controller, its view and its children light or dark; unspecified (the start) leaves them as the parent.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { setStyle(newValue) }
  }
  /// Has a child see other traits than this controller; nil takes that back. The child is told if its traits change.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraits(collection, of: childViewController)
  }
  /// What this controller overrides of a child's traits.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitsFromParent.flatMap { $0.parent === self ? $0.collection : nil }
  }
  /// Called after the traits have changed, and when the view first gets into a window. Does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The controller that presents this one; otherwise the superview of the view; without one the parent; for a covered
  /// root controller the window.
  open override var next: UIResponder? {
    modal.shownBy?.presenter ?? loadedView?.superview ?? parent ?? modal.presentation?.container.superview
  }

  // MARK: Bars

  /// What a tab bar controller's bar shows for this controller; made with its title when first asked for. Nil: a new one
  /// is made.
  open var tabBarItem: UITabBarItem! {
    get { existingTabBarItem() }
    set { setTabBarItem(newValue) }
  }
  /// Whether a tab bar controller's bar is not to be seen while this controller is the selected one. A change is told by
  /// `updateBarPlace()`.
  var wantsBottomBarAway: Bool { false }
  /// Called after `viewWillAppear(_:)`.
  func didCallViewWillAppear(animated: Bool) {}
  /// Called before `viewDidAppear(_:)`.
  func willCallViewDidAppear(animated: Bool) {}

  // MARK: Scrolling

  /// The scroll view that bars at an edge go by, as set: a container asks for it. One edge only; anything else stops the
  /// program. Override to answer for a child.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { knownContentScrollView(for: edge) }
  /// Names the scroll view that bars at these edges should go by; nil: none.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, for: edge)
  }

  // MARK: What the system asks

  /// The child whose `preferredStatusBarStyle` counts; nil, as here: this controller's own.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child whose `prefersStatusBarHidden` and `preferredStatusBarUpdateAnimation` count; nil, as here: this
  /// controller's own.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The colours of the status bar's text. By the interface style here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar. True here where there is little room from top to bottom.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// How the status bar comes and goes. It fades here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has the system ask anew about the status bar. To be called when the answers change.
  open func setNeedsStatusBarAppearanceUpdate() { askAnew(.statusBar) }
  /// The child whose `prefersHomeIndicatorAutoHidden` counts; nil, as here: this controller's own.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the home indicator hides while nothing is touched. False here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Has the system ask anew about the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { askAnew(.homeIndicator) }
  /// The child whose `preferredScreenEdgesDeferringSystemGestures` counts; nil, as here: this controller's own.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the application's gestures come before the system's. None here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Has the system ask anew about the screen's edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { askAnew(.screenEdges) }
  /// The child whose `prefersPointerLocked` counts; nil, as here: this controller's own.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer should be held and not shown. False here.
  open var prefersPointerLocked: Bool { false }
  /// Has the system ask anew about the pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() { askAnew(.pointerLock) }
  /// Whether the interface turns with the device. True here.
  open var shouldAutorotate: Bool { true }
  /// How the interface may stand; asked of a window's root controller, or of the topmost one presented over all of the
  /// window. On a phone not on its head here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }
  /// How the interface stands when this controller is presented over all of it. As it stands, here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    loadedView?.window?.windowScene?.interfaceOrientation ?? modal.orientation ?? .portrait
  }
  /// Has the system ask anew how the interface may stand. It turns if it may not stand as it does.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { askAnew(.orientations) }
}
