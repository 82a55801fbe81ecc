/// Manages a view: its loading, its layout, its appearance and the child controllers in it.
///
/// Members that can be overridden are declared here, and implemented in the extensions.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  final var loadedView: UIView?
  private final var ownTitle: String?
  final var appearance = AppearanceState()
  final var childControllers: [UIViewController] = []
  final var resizeCoordinator: (any UIViewControllerTransitionCoordinator)?
  final var traitsFromParent: ChildTraits?
  final var traitRegistrations: [TraitRegistration] = []
  final var ownStyle = UIUserInterfaceStyle.unspecified
  /// Stands for the property of iOS 18, which this module does not have: it draws no zoom. Tests of gestures set it.
  package final var preferredTransition: AnyObject?
  /// The closures that are called when the title changes, by observer. Apple's systems use KVO instead.
  package final var titleObservers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  final var modal = ModalState()
  final var ownNavigationItem: UINavigationItem?
  /// The content scroll views by edge.
  final var contentScrollViews: [UInt: UIScrollView] = [:]
  final var ownTabBarItem: UITabBarItem?

  /// Makes a controller. There are no nib files here: the names are stored, and `loadView()` makes a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    ControllerRegistry.add(self)
  }

  /// Makes a controller without a nib file.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller as `init()` does. Controllers are not archived here, and nothing is read. On Apple's systems,
  /// an archive without a controller's keys gives the same.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    ControllerRegistry.add(self)
  }

  /// Writes nothing, and reports that once: controllers are not archived here. `init(coder:)` reads nothing.
  open func encode(with coder: NSCoder) { UnarchivedObjects.report(self) }

  /// The storyboard that the controller was made from. Always nil, because there are none on Linux.
  open var storyboard: UIStoryboard? { nil }

  // MARK: The view

  /// The nib name that the controller was made with.
  open private(set) var nibName: String?
  /// The bundle that the controller was made with.
  open private(set) var nibBundle: Bundle?
  /// The controller's view, loaded on first access. Setting a view replaces it without `viewDidLoad()`; nil unloads it.
  open var view: UIView! {
    get { loadedViewForcingLoad() }
    set { changing("view") { install(newValue) } }
  }
  /// Creates the view and sets `view`. Do not call it yourself. This implementation creates a plain view that has the
  /// screen's size and resizes with its superview.
  open func loadView() { loadPlainView() }
  /// Called after the view has been loaded. Does nothing here.
  open func viewDidLoad() {}
  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() { _ = loadedViewForcingLoad() }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Called when memory is low. Release what can be created again. Does nothing here. (A guess: app-10.)
  open func didReceiveMemoryWarning() {}
  /// The title of the controller's content. Setting it also sets the title of the `tabBarItem` (documented).
  /// (A guess: nav-21.)
  open var title: String? {
    get { ownTitle }
    set { changing("title") { setTitle(newValue) } }
  }

  // MARK: State restoration

  /// The identifier that state restoration uses to find the controller. Nothing is stored between launches here: an app
  /// or a test calls the two methods below with its own coder.
  open var restorationIdentifier: String?
  /// Writes the state to restore. Overrides call super. Does nothing here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state that `encodeRestorableState(with:)` has written. Overrides call super. Does nothing here.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Appearance

  /// Called before the view appears. Does nothing here. (A guess: present-28.)
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once for each appearance, between `viewWillAppear` and `viewDidAppear`. The view is in the window, has its
  /// final traits and size, and is about to be laid out. (iOS 17, back to 13) Does nothing here. (A guess: app-20b.)
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared. Does nothing here. (A guess: controller-6.)
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Does nothing here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. Does nothing here. (A guess: present-3b.)
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews()`. Does nothing here.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`. Does nothing here.
  open func viewDidLayoutSubviews() {}
  /// Updates the view's constraints. Called before a layout pass if the view has requested it. Overrides call super
  /// last, because it calls the view's `updateConstraints()`.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called after the view's `safeAreaInsets` have changed. Does nothing here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Insets that are added to the safe area insets of bars and the screen.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open var children: [UIViewController] { childControllers }
  /// Makes `childController` a child and removes it from its previous parent. Calls its `willMove(toParent:)`, but not
  /// its `didMove(toParent:)`. Overrides call super.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent. Calls `didMove(toParent: nil)`, but not `willMove(toParent: nil)`.
  /// Overrides call super.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes. A container calls it with nil before it removes a child. Overrides call super.
  open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
  /// Called after the parent has changed. A container calls it with itself after the new child has been shown.
  /// Overrides call super. (Guesses: nav-4, nav-30.)
  open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }
  /// A Boolean value that indicates whether appearance calls are forwarded to children whose views are in this
  /// controller's view, and made when such views are added or removed while it is visible. True here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins an appearance transition of the controller and of the children it forwards to. For containers that forward
  /// manually. A transition in progress can be replaced by its opposite. (A guess: controller-4.)
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Ends the most recent appearance transition.
  open func endAppearanceTransition() { endAppearance() }
  /// The coordinator of the transition in which this controller or one around it takes part. Nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modal.run?.coordinator ?? resizeCoordinator ?? parent?.transitionCoordinator ?? sizeCoordinator
  }

  // MARK: Presentation

  /// Presents a controller in its `modalPresentationStyle`: over the view of the outermost ancestor, or of the nearest
  /// one that defines a context. `completion` is called after `viewDidAppear(_:)`, but not if the presentation fails,
  /// which is reported. Everything but the animation is done before this returns. The animator is started at the end of
  /// the current transaction. (A guess: present-10c.)
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    MainQueue.check("\(type(of: self)).present(_:animated:completion:)")
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the controller that this one presents, and all above it. If this one presents none, it is dismissed
  /// itself. `completion` is called after the last `viewDidDisappear(_:)`. (A guess: present-15.)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    MainQueue.check("\(type(of: self)).dismiss(animated:completion:)")
    dismissModally(animated: flag, completion: completion)
  }
  /// The controller that is presented by this one, or else by its nearest ancestor that presents one.
  open var presentedViewController: UIViewController? {
    modal.presentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or else its nearest presented ancestor.
  open var presentingViewController: UIViewController? {
    modal.shownBy?.presenter ?? parent?.presentingViewController
  }
  /// The presentation style. Set it before the presentation. Never `.automatic`, which becomes `.fullScreen`. Sheets and
  /// popovers are presented full screen, because they are not implemented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style == .automatic ? modal.style.available : modal.style }
    set { modal.style = newValue }
  }
  /// A Boolean value that indicates whether this controller controls the status bar even if not presented full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The animation of the presentation if the transitioning delegate provides none.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The object that provides animators, interaction controllers and the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether presentations of this controller or its children in the current context
  /// cover its view. The default is false, and true for a navigation controller.
  open var definesPresentationContext = false
  /// A Boolean value that keeps a finger from dismissing the controller. False by default. The sheets here have no swipe, so it has an
  /// effect only on what the app dismisses by a finger.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether the controller is being presented, up to and including `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { modal.isBeingPresented }
  /// A Boolean value that indicates whether the controller is being dismissed, up to and including
  /// `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { modal.isBeingDismissed }
  /// The presentation controller of this controller or of one around it. Before the presentation, it is the one that
  /// will be used, so set the style first.
  open var presentationController: UIPresentationController? { managerOrPrepared }
  /// The active presentation controller of this controller or of one around it. Nil if neither is presented.
  open var activePresentationController: UIPresentationController? {
    modal.shownBy?.manager ?? parent?.activePresentationController
  }

  // MARK: Navigation

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// The item that a navigation bar shows for this controller. Created with the controller's title on first access.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// A Boolean value that indicates whether a bar at the bottom, such as a tab bar controller's, is hidden from when
  /// this controller is pushed until it is popped. The default is false. Set it before the push.
  open var hidesBottomBarWhenPushed = false
  /// A Boolean value that indicates whether a navigation controller adjusts the top and bottom insets of a scroll view
  /// that is this controller's view or its first subview, even if it does not scroll (header). Applies only to the
  /// `automatic` behavior. The default is true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      adjustableScrollView?.updateAdjustedInset()
    }
  }
  /// The edges at which this controller's view extends under translucent bars. All by default. Only the top is used.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether this controller's view also extends under opaque bars. The default is
  /// false.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// Shows `vc` in the nearest container that can: a navigation controller pushes it. Without such a container, `vc` is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows `vc` as the detail of the nearest split view controller. Without one, `vc` is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// Called on the primary controller when a split view controller collapses. Does nothing here, so that the secondary
  /// controller disappears (header). A navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Shows a detail of a collapsed split view controller. Called on its primary controller.
  func showAsDetail(_ controller: UIViewController, sender: Any?) { show(controller, sender: sender) }
  /// Called on the primary controller when a split view controller expands, which none does here. Returns nil.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Segues

  /// Performs the segue with that identifier. There are no storyboards here and so no such segue: the program stops
  /// with UIKit's message. Create a segue in code and call its `perform()`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamedSegue(identifier) }
  /// Returns whether a storyboard's segue may be performed. Returns true here, and is never called.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a storyboard's segue is performed. Does nothing here. Call it yourself for a segue made in code.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Size and traits

  /// The size that the view prefers. Setting it notifies the parent.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      modal.shownBy?.manager.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a child's `preferredContentSize` has changed. Does nothing here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size that a child will have. Here, that is `parentSize` for a child that fills this controller's view,
  /// otherwise the child's current size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChild(container, parentSize: parentSize)
  }
  /// Called before the view's size changes with its window. Forwards to the children whose size changes too. Overrides
  /// call super. (Guesses: controller-8c, present-31b.)
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
    notifyOfRotation(with: coordinator)
  }
  /// Called before the interface rotates. Deprecated: override `viewWillTransition(to:with:)`. An override of that method
  /// that does not call super prevents this and the next two calls (a guess: controller-20). Does nothing here.
  @available(iOS, deprecated: 8.0)
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called in the rotation's animation, when the view has its new size. Deprecated. Does nothing here.
  @available(iOS, deprecated: 8.0)
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the interface has rotated. Deprecated. Does nothing here.
  @available(iOS, deprecated: 8.0)
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Called before the controller's traits change. Forwards to the children whose traits change too. Overrides call
  /// super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }
  /// The traits of the controller and its view: the parent's, with the parent's overrides for this child. Without a
  /// parent, they are those of the view's superview, or else the screen's.
  open var traitCollection: UITraitCollection { environmentTraits }
  /// The interface style of this controller, its view and its children. If unspecified, the default, they inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { setStyle(newValue) }
  }
  /// Overrides a child's traits. Nil removes the override. The child is notified if its traits change.
  /// (A guess: safe-9.)
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraits(collection, of: childViewController)
  }
  /// Returns the traits that this controller overrides for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitsFromParent.flatMap { $0.parent === self ? $0.collection : nil }
  }
  /// Called after the traits have changed, and when the view first enters a window. Does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The next responder: the presenting controller, or else the view's superview, or else the parent, or else the
  /// window of a covered root controller.
  open override var next: UIResponder? {
    modal.shownBy?.presenter ?? loadedView?.superview ?? parent ?? modal.presentation?.container.superview
  }

  // MARK: Bars

  /// The item that a tab bar shows for this controller. Created with the controller's title on first access, and also
  /// after it was set to nil.
  open var tabBarItem: UITabBarItem! {
    get { existingTabBarItem() }
    set { setTabBarItem(newValue) }
  }
  /// `true` if a tab bar controller hides its bar while this controller is selected. Call `updateBarPosition()` after a
  /// change.
  var wantsBottomBarAway: Bool { false }
  override class func addObservableProperties(to properties: inout ObservableProperties) {
    super.addObservableProperties(to: &properties)
    addViewControllerProperties(to: &properties)
  }
  /// `true` if the insets of a child's scroll view are adjusted even if it does not scroll.
  var adjustsScrollViewsOfChildren: Bool { false }
  /// Called after `viewWillAppear(_:)`.
  func didCallViewWillAppear(animated: Bool) {}
  /// Called before `viewDidAppear(_:)`.
  func willCallViewDidAppear(animated: Bool) {}

  // MARK: Scrolling

  /// Returns the scroll view that was set for an edge. Containers use it for their bars. More than one edge is a fatal
  /// error. Override it to return a child's scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { knownContentScrollView(for: edge) }
  /// Sets the scroll view that the bars at these edges follow. Nil removes it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, for: edge)
  }

  // MARK: System appearance and behavior

  /// The child whose `preferredStatusBarStyle` is used. Nil, as here, to use this controller's own.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child whose `prefersStatusBarHidden` and `preferredStatusBarUpdateAnimation` are used. Nil, as here, to use
  /// this controller's own.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The preferred style of the status bar. Depends on the interface style here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether to hide the status bar. True here if the vertical size class is compact.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The preferred animation that shows or hides the status bar. A fade here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Makes the system request the status bar's state again. Call it when the preferences change.
  open func setNeedsStatusBarAppearanceUpdate() { requery(.statusBar) }
  /// The child whose `prefersHomeIndicatorAutoHidden` is used. Nil, as here, to use this controller's own.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// A Boolean value that indicates whether the home indicator hides while nothing is touched. False here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Makes the system request the home indicator's state again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { requery(.homeIndicator) }
  /// The child whose `preferredScreenEdgesDeferringSystemGestures` is used. Nil, as here, to use this controller's own.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the application's gestures take precedence over the system's. None here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Makes the system request the screen edges again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { requery(.screenEdges) }
  /// The child whose `prefersPointerLocked` is used. Nil, as here, to use this controller's own.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// A Boolean value that indicates whether to lock and hide the pointer. False here.
  open var prefersPointerLocked: Bool { false }
  /// Makes the system request the pointer lock again.
  open func setNeedsUpdateOfPrefersPointerLocked() { requery(.pointerLock) }
  /// A Boolean value that indicates whether the interface rotates with the device. True here.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations. They are requested from a window's root controller, or from the topmost controller
  /// presented over all of the window. Here, all but upside down on a phone, and all otherwise. (A guess: app-15b.)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { plainOrientations }
  /// The orientation in which to present this controller full screen. The current one here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { plainPreferredOrientation }
  /// Makes the system request the supported orientations again. The interface rotates to a supported one if necessary.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { requery(.orientations) }
  /// Makes the system request the supported orientations of all visible windows again. Deprecated: use
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  @available(iOS, deprecated: 16.0)
  open class func attemptRotationToDeviceOrientation() {
    for window in UIApplication.shared.windows where !window.isHidden {
      window.rootViewController?.requery(.orientations)
    }
  }

  // MARK: Names of Swift 4

  // Declared here, and not in the folder Swift4, so that an override is an error with the present name, too.
  /// Renamed to `addChild(_:)`.
  @available(*, unavailable, renamed: "addChild(_:)")
  open func addChildViewController(_ childController: UIViewController) {}
  /// Renamed to `removeFromParent()`.
  @available(*, unavailable, renamed: "removeFromParent()")
  open func removeFromParentViewController() {}
  /// Renamed to `willMove(toParent:)`.
  @available(*, unavailable, renamed: "willMove(toParent:)")
  open func willMove(toParentViewController parent: UIViewController?) {}
  /// Renamed to `didMove(toParent:)`.
  @available(*, unavailable, renamed: "didMove(toParent:)")
  open func didMove(toParentViewController parent: UIViewController?) {}
  /// Renamed to `setOverrideTraitCollection(_:forChild:)`.
  @available(*, unavailable, renamed: "setOverrideTraitCollection(_:forChild:)")
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) {}
  /// Renamed to `overrideTraitCollection(forChild:)`.
  @available(*, unavailable, renamed: "overrideTraitCollection(forChild:)")
  open func overrideTraitCollection(forChildViewController childViewController: UIViewController) -> UITraitCollection?
  { nil }
  /// Renamed to `children`.
  @available(*, unavailable, renamed: "children")
  open var childViewControllers: [UIViewController] { [] }
  /// Renamed to `childForStatusBarStyle`.
  @available(*, unavailable, renamed: "childForStatusBarStyle")
  open var childViewControllerForStatusBarStyle: UIViewController? { nil }
  /// Renamed to `childForStatusBarHidden`.
  @available(*, unavailable, renamed: "childForStatusBarHidden")
  open var childViewControllerForStatusBarHidden: UIViewController? { nil }
  /// Renamed to `childForHomeIndicatorAutoHidden`.
  @available(*, unavailable, renamed: "childForHomeIndicatorAutoHidden")
  open var childViewControllerForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Renamed to `childForScreenEdgesDeferringSystemGestures`.
  @available(*, unavailable, renamed: "childForScreenEdgesDeferringSystemGestures")
  open var childViewControllerForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Renamed to `isMovingToParent`.
  @available(*, unavailable, renamed: "isMovingToParent")
  open var isMovingToParentViewController: Bool { false }
  /// Renamed to `isMovingFromParent`.
  @available(*, unavailable, renamed: "isMovingFromParent")
  open var isMovingFromParentViewController: Bool { false }
}

extension UIViewController {
  private func setTitle(_ title: String?) {
    guard title != ownTitle else { return }
    ownTitle = title
    ownTabBarItem?.title = title
    ownNavigationItem?.title = title
    for tell in titleObservers.values { tell() }
  }
}
