import UIKit

/// The container of a bar, which provides what the bar shows and acts on it.
@MainActor protocol BarOwner: AnyObject {
  /// The view to which the bar is added; nil until it is loaded.
  var viewIfLoaded: UIView? { get }
  /// The bar's controller, which is notified when an item changes.
  var bar: BarController { get }
  var tabItems: [ContainerTabItem] { get }
  /// Returns what the bar shows of the selection, without the progress.
  ///
  /// - Parameter transition: The running transition; nil at rest.
  func barSelection(during transition: ContainerTransitionProgress?) -> BarSelection
  /// Returns the scroll view of a page that is under the bar at an edge; nil if it is unknown.
  func scrollView(of page: UIViewController?, for edge: NSDirectionalRectEdge) -> UIScrollView?

  /// Called when the user chooses a tab, with its index.
  func tabWasTapped(_ index: Int)
  /// Called when a finger has rested on a tab, with its index. Returns true if the app has handled it.
  func tabWasPressed(_ index: Int) -> Bool
  /// Called when a finger slides along the tabs.
  func tabsAreScrubbed(_ scrub: ContainerTabScrub)
  /// Called inside the bar's animation, if there is one, when `BarController.insets(for:)` changes.
  func updateInsets()
  /// Called when `BarController.height(over:)` changes because the bar is hidden or shown.
  func updatePreferredContentSize()
}

/// A controller that places an external bar above the pages, such as a header's.
@MainActor protocol BarPlacer: AnyObject {
  /// Called when the bar may have moved, inside the bar's animation, if there is one, and when that has ended.
  ///
  /// - Parameters:
  ///   - hiddenFraction: The fraction of the bar's height by which it is beyond its edge.
  ///   - isMoving: `true` while an animation moves the bar.
  func barDidMove(hiddenFraction: CGFloat, isMoving: Bool)
  /// Called to change the pages' insets, inside the bar's animation, if there is one.
  func changeInsets(_ change: () -> Void)
}

/// The part of the selection that a bar shows, without the progress of a transition.
struct BarSelection {
  var selectedIndex: Int?
  /// The index of a transition's incoming page, unless it is selected already.
  var incomingIndex: Int?
  /// The fractions of its height by which the pages at the start and the end of a transition move the bar beyond its edge, from 0
  /// (in place) to 1 (out of view).
  var hiddenFractions: (start: CGFloat, end: CGFloat)
  /// The pages at the start and the end of a transition; at rest the selected one.
  var pages: (start: UIViewController?, end: UIViewController?) = (nil, nil)
}

/// Decides which view is a container's bar, and sets the bar's tabs, its state and its position.
///
/// A hidden bar is a hidden view beyond its edge. It is hidden by the app, for all pages, or by a page while that is
/// selected: then the bar slides with the transition. A value that has not changed is not set again, and in a frame of a
/// transition nothing is laid out.
@MainActor final class BarController: ContainerObserver {
  /// The duration in which the bar slides, in seconds: `UINavigationController.hideShowBarDuration`, which is 0.2. (A guess: kit-16b.)
  private static let slideDuration: TimeInterval = 0.2

  weak var owner: (any BarOwner)?
  /// Places an external bar. Nil if the app does.
  weak var placer: (any BarPlacer)? {
    didSet { settle() }
  }
  let standardBar = ButtonTabBar()
  var customBar: (any ContainerTabBar)? {
    didSet { barDidChange(from: oldValue ?? standardBar) }
  }
  var placement = ContainerTabBarPlacement.bottom {
    didSet { if placement != oldValue { placementDidChange(from: oldValue) } }
  }
  /// `true` if the app has hidden the bar for all pages.
  private(set) var isHidden = false
  /// The fraction to which the app has hidden the bar for all pages without `isHidden`, from 0 to 1.
  private(set) var appHiddenFraction: CGFloat = 0
  /// `true` from when that fraction reaches 1 until it reaches 0: the pages' safe area leaves out the bar.
  private var isExcludedFromInsets = false
  /// The number of running animations of the bar's position.
  private(set) var runningAnimations = 0
  /// `true` while pending layout is applied before the bar slides. The bar and the pages' insets change after that.
  private(set) var isFlushingLayout = false

  /// The fraction of its height by which the bar is beyond its edge, from 0 (in place) to 1 (out of view).
  private var hiddenFraction: CGFloat = 0
  /// The insets that the visible bar adds to a page's safe area, beyond the container's own.
  private var insets = UIEdgeInsets.zero
  /// `true` if this controller has set the `isHidden` of the bar's view.
  private var isViewHidden = false
  /// The `isHidden` that the bar's view had before it was hidden here, or that the app has set since.
  private var restoredIsHidden = false
  /// `true` while this controller sets the `isHidden` of the bar's view.
  private var isSettingHidden = false
  /// Nil unless the standard bar has a look at the scroll edge.
  private var scrollEdge: ScrollEdgeFollower?
  private var contents: [TabContent]?
  /// The state that the bar was last given.
  private var shownState: ContainerTabBarState?
  /// The size of the bar when it was given that state.
  private var shownSize = CGSize.zero
  /// The running transition, as it was last reported; nil at rest.
  private var transition: ContainerTransitionProgress?
  /// The selection that was read for that transition. Nil at rest, and if it has to be read again.
  private var knownSelection: BarSelection?
  /// `true` while a finger slides along the bar.
  private var isScrubbed = false
  /// `true` if a custom bar is not updated before it has been laid out, because it is new or its items have changed.
  private var awaitsLayout = false

  init() {
    connectBar()
    standardBar.onSetHidden = { [weak self] in self?.appDidSetHidden() }
  }

  // MARK: The view

  var currentBar: any ContainerTabBar { customBar ?? standardBar }

  /// Adds the bar to the owner's view, which has been loaded. An external bar is the placer's to add, or the app's.
  func add(to view: UIView) {
    if !isExternal { view.addSubview(currentBar) }
    setViewHidden(hiddenFraction == 1)
  }

  private var isExternal: Bool { placement == .external }
  private var isPlacedByApp: Bool { isExternal && placer == nil }

  private func connectBar() {
    currentBar.insertTabBarTrait()
    currentBar.onSelect = { [weak self] in self?.owner?.tabWasTapped($0) }
    currentBar.onLongPress = { [weak self] in self?.owner?.tabWasPressed($0) ?? false }
    currentBar.onScrub = { [weak self] in self?.scrub($0) }
  }

  private func scrub(_ scrub: ContainerTabScrub) {
    if case .moved = scrub { isScrubbed = true } else { isScrubbed = false }
    owner?.tabsAreScrubbed(scrub)
  }

  private func barDidChange(from old: any ContainerTabBar) {
    let new = currentBar
    guard new !== old else { return }
    let view = owner?.viewIfLoaded
    old.onSelect = nil
    old.onLongPress = nil
    if isScrubbed { scrub(.cancelled) }
    old.onScrub = nil
    if old.superview === view { old.removeFromSuperview() }
    invalidateSurroundingLayout(old)
    old.items = []
    if isViewHidden { set(hidden: restoredIsHidden, of: old) }
    new.placementDidChange(to: placement)
    if isViewHidden { hideView() }
    connectBar()
    (contents, shownState, awaitsLayout) = (nil, nil, false)
    if let view, !isExternal {
      view.addSubview(new)
      view.setNeedsLayout()
    }
    updateTabs()
  }

  /// Lets the app's view around an external bar adopt another bar, or other children.
  func invalidateSurroundingLayout(_ bar: (any ContainerTabBar)? = nil) {
    if isExternal { (bar ?? currentBar).superview?.setNeedsLayout() }
  }

  // MARK: The tabs

  func updateTabs() {
    guard let items = owner?.tabItems else { return }
    knownSelection = nil
    for item in items { item.updateFirstPage() }
    let newContents = items.map(\.content)
    let isSame = items.elementsEqual(currentBar.items) { $0 === $1 }
    if newContents != contents || !isSame {
      (contents, shownState) = (newContents, nil)
      awaitLayout()
      currentBar.items = items
    }
    update()
  }

  /// Puts off updates of a custom bar until it has been laid out, because it may compute frames in them. The standard bar
  /// computes its own during layout.
  private func awaitLayout() {
    guard customBar != nil else { return }
    awaitsLayout = true
    owner?.viewIfLoaded?.setNeedsLayout()
  }

  /// Places the bar in a layout of the owner's view. Then lays out a custom bar and updates it, if it is new or if its items or
  /// its size have changed.
  func layOut() {
    place()
    connectScrollEdge()
    guard customBar != nil, let owner, awaitsLayout || currentBar.bounds.size != shownSize else { return }
    currentBar.layoutIfNeeded()
    (awaitsLayout, shownState) = (false, nil)
    show(state(owner))
  }

  /// Updates the position and the progress. Called whenever a transition has moved, in a frame or by a touch.
  func update() {
    guard let owner else { return }
    if !isFlushingLayout, wantedHiddenFraction(owner) != hiddenFraction {
      // Inside an animation of the app's that changes the selection, the bar moves with the pages.
      if transition == nil, owner.viewIfLoaded != nil, UIView.inheritedAnimationDuration > 0 {
        hidingDidChange(animated: false)
      } else {
        settle()
      }
    }
    // Read after pending layout, which may have changed the selection.
    if !awaitsLayout { show(state(owner)) }
    updateScrollEdge()
  }

  func transitionDidMove(_ progress: ContainerTransitionProgress) {
    if progress.from !== transition?.from || progress.to !== transition?.to { knownSelection = nil }
    transition = progress
    update()
  }

  func selectionDidChange(by source: ContainerSelectionSource?) {
    (transition, knownSelection) = (nil, nil)
    update()
  }

  /// Begins or ends to follow what is under the standard bar, as the settings are now.
  private func connectScrollEdge() {
    let look = standardBar.appearance
    let isUsed = customBar == nil && !isExternal && look.floating == nil && look.scrollEdgeBackgroundColor != nil
    guard isUsed != (scrollEdge != nil) else { return }
    scrollEdge = isUsed ? ScrollEdgeFollower { [weak self] in self?.updateScrollEdge() } : nil
    standardBar.scrollEdgeFraction = 0
    updateScrollEdge()
  }

  /// Updates the standard bar to what is under it.
  func updateScrollEdge() {
    guard let owner, let scrollEdge else { return }
    let (pages, edge) = (selection(owner).pages, placement == .top ? NSDirectionalRectEdge.top : .bottom)
    let start = owner.scrollView(of: pages.start, for: edge)
    let end = pages.end === pages.start ? start : owner.scrollView(of: pages.end, for: edge)
    standardBar.scrollEdgeFraction = scrollEdge.fraction(
      (start, end), progress: transition?.fractionComplete ?? 0, edge: edge)
  }

  /// Lets the standard bar's line follow pages that are dragged beyond an end.
  ///
  /// - Parameter offset: The offset of the pages, in points, positive to the right.
  func pagesDidMove(beyondEnd offset: CGFloat) {
    let width = owner?.viewIfLoaded?.bounds.width ?? 0
    standardBar.overscroll = width > 0 ? offset / width : 0
  }

  private func selection(_ owner: any BarOwner) -> BarSelection {
    if let knownSelection { return knownSelection }
    let selection = owner.barSelection(during: transition)
    if transition != nil { knownSelection = selection }
    return selection
  }

  private func state(_ owner: any BarOwner) -> ContainerTabBarState {
    let selection = selection(owner)
    let progress = selection.incomingIndex == nil ? 0 : transition?.fractionComplete ?? 0
    return ContainerTabBarState(
      selectedIndex: selection.selectedIndex, incomingIndex: selection.incomingIndex, progress: progress)
  }

  private func show(_ state: ContainerTabBarState) {
    guard state != shownState else { return }
    (shownState, shownSize) = (state, currentBar.bounds.size)
    currentBar.update(state)
  }

  // MARK: Hiding

  /// Hides the bar for all pages, or shows it again. Inside an animation of the app's the bar always takes part in that.
  func setHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isHidden else { return }
    isHidden = hidden
    owner?.updatePreferredContentSize()
    hidingDidChange(animated: animated)
  }

  /// Hides a part of the bar for all pages. The pages' safe areas change only when the fraction reaches 0 or 1.
  func setHiddenFraction(_ fraction: CGFloat) {
    guard fraction != appHiddenFraction else { return }
    appHiddenFraction = fraction
    let wasExcludedFromInsets = isExcludedFromInsets
    isExcludedFromInsets = fraction == 1 || (isExcludedFromInsets && fraction > 0)
    if isExcludedFromInsets != wasExcludedFromInsets { owner?.updatePreferredContentSize() }
    if isExcludedFromInsets != wasExcludedFromInsets || UIView.inheritedAnimationDuration > 0 {
      hidingDidChange(animated: false)
    } else {
      settle()
    }
  }

  /// Updates the bar after the `hidesContainerTabBarWhenSelected` of a page has changed.
  func hidingDidChange() {
    knownSelection = nil
    owner?.updatePreferredContentSize()
    hidingDidChange(animated: false)
  }

  /// Updates the bar's position, and the pages' safe areas.
  private func hidingDidChange(animated: Bool) {
    guard let view = owner?.viewIfLoaded else { return settle() }
    let isAnimated = animated || UIView.inheritedAnimationDuration > 0
    if isAnimated, !isPlacedByApp, view.window != nil, UIView.areAnimationsEnabled {
      slide(in: view)
    } else {
      settle()
      updateInsets()
    }
  }

  private func updateInsets() {
    guard isExternal, let placer else {
      owner?.updateInsets()
      return
    }
    placer.changeInsets { owner?.updateInsets() }
  }

  /// Slides the bar to its position. Inside an animation of the app's it inherits duration and curve.
  private func slide(in view: UIView) {
    // Pending layout is not part of the animation.
    isFlushingLayout = true
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    isFlushingLayout = false
    runningAnimations += 1
    setViewHidden(false)
    UIView.animate(
      withDuration: Self.slideDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: { [self] in
        settle()
        updateInsets()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        runningAnimations -= 1
        hideViewIfAtRest()
        notifyPlacer()
      })
  }

  /// Sets the `isHidden` of the bar's view once no animation is running.
  private func hideViewIfAtRest() {
    if runningAnimations == 0 { setViewHidden(hiddenFraction == 1) }
  }

  /// Sets the `isHidden` of the bar's view, so that a bar that is out of view receives no events.
  private func setViewHidden(_ hidden: Bool) {
    guard hidden != isViewHidden, !isPlacedByApp || !hidden else { return }
    isViewHidden = hidden
    if hidden { hideView() } else { set(hidden: restoredIsHidden, of: currentBar) }
  }

  private func hideView() {
    restoredIsHidden = currentBar.isHidden
    set(hidden: true, of: currentBar)
  }

  private func set(hidden: Bool, of bar: any ContainerTabBar) {
    isSettingHidden = true
    bar.isHidden = hidden
    isSettingHidden = false
  }

  /// Adapts the pages' safe areas to a standard bar that the app has hidden or shown by its `isHidden`.
  private func appDidSetHidden() {
    guard !isSettingHidden, customBar == nil else { return }
    if isViewHidden { hideView() }
    hidingDidChange()
  }

  /// `true` if the app has hidden the bar's view. A change of a custom bar is noticed in the next layout.
  private var isViewHiddenByApp: Bool { isViewHidden ? restoredIsHidden : currentBar.isHidden }

  // MARK: The position

  private func placementDidChange(from old: ContainerTabBarPlacement) {
    currentBar.placementDidChange(to: placement)
    if isExternal || old == .external { owner?.updatePreferredContentSize() }
    guard let view = owner?.viewIfLoaded else { return }
    // A bar that is sliding out does not continue over its previous edge.
    if runningAnimations > 0 { currentBar.layer.removeAllAnimations() }
    if isExternal {
      if isPlacedByApp { setViewHidden(false) }
      if currentBar.superview === view { currentBar.removeFromSuperview() }
    } else if old == .external {
      add(to: view)
    }
    view.setNeedsLayout()
    place()
    owner?.updateInsets()
  }

  /// The fraction of its height by which the bar should be beyond its edge. While the app hides a part of it, a page hides its
  /// part of the rest.
  private func wantedHiddenFraction(_ owner: any BarOwner) -> CGFloat {
    let (start, end) = selection(owner).hiddenFractions
    let fraction = start + (end - start) * (transition?.fractionComplete ?? 0)
    return isHidden ? 1 : 1 - (1 - fraction) * (1 - appHiddenFraction)
  }

  private func settle() {
    guard let owner else { return }
    hiddenFraction = wantedHiddenFraction(owner)
    guard owner.viewIfLoaded != nil else { return }
    place()
    hideViewIfAtRest()
  }

  /// Sets the bar's frame at its edge, offset by the hidden fraction, and computes the insets for the pages.
  func place() {
    guard let view = owner?.viewIfLoaded else { return }
    guard !isExternal else {
      insets = UIEdgeInsets(top: isPlacedByApp ? 0 : currentBar.validBarHeight, left: 0, bottom: 0, right: 0)
      return notifyPlacer()
    }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let isTop = placement == .top
    let covered = isTop ? safe.top : safe.bottom
    let height = min(currentBar.validBarHeight + covered, bounds.height)
    let inset = max(height - covered, 0)
    insets = UIEdgeInsets(top: isTop ? inset : 0, left: 0, bottom: isTop ? 0 : inset, right: 0)
    let offset = height * hiddenFraction
    let y = isTop ? -offset : bounds.height - height + offset
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    guard frame.size == currentBar.bounds.size else {
      currentBar.frame = frame
      return
    }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if currentBar.center != center { currentBar.center = center }
  }

  private func notifyPlacer() {
    if isExternal { placer?.barDidMove(hiddenFraction: hiddenFraction, isMoving: runningAnimations > 0) }
  }

  /// Updates the insets for an external bar whose height has changed, or that the app has hidden. Called when the placer lays
  /// it out.
  func placerDidLayOut() {
    let old = insets
    place()
    if insets == old { owner?.updateInsets() } else { updateInsets() }
  }

  // MARK: What the bar covers

  /// Returns the insets that the bar adds to a page's safe area.
  func insets(for page: UIViewController) -> UIEdgeInsets { isHidden(for: page) ? .zero : insets }

  /// Returns the height by which the bar covers a page, in points, without the safe area.
  func height(over page: UIViewController?) -> CGFloat {
    isExternal || isHidden(for: page) ? 0 : currentBar.validBarHeight
  }

  private func isHidden(for page: UIViewController?) -> Bool {
    isHidden || isExcludedFromInsets || isViewHiddenByApp || page?.hidesContainerTabBarWhenSelected == true
  }
}
