import UIKit

/// Moves a header with the selected page's scroll view, and makes the offset of a page that comes in agree with the header.
///
/// During a transition the header stays if the incoming page can be scrolled to meet it. If that page is scrolled further, or
/// cannot be scrolled, the header moves with the progress, from its position for the selected page to that for the incoming one.
@MainActor final class HeaderFollower: ContainerObserver {
  private(set) var collapse = HeaderCollapse()
  var snapThreshold: CGFloat?
  /// Called when the header's position may have changed.
  var onMove: () -> Void = {}
  /// Called when the header has to be laid out again, because the selected page names no scroll view, which it may do later in this
  /// turn, or because its scroll view is back in the window.
  var onNeedsLayout: () -> Void = {}

  /// Returns the page that is selected.
  var selectedPage: () -> UIViewController? = { nil }

  /// Called when another page is followed, or another scroll view of it.
  var onFollow: () -> Void = {}

  /// `true` if the header follows content beyond its start.
  var allowsOverscroll = false
  /// Nil if there is no refresh control.
  var refresh: HeaderRefresh?

  private let snapper = HeaderSnapper()
  /// The movement that the app or the snapper has started.
  private var movement: HeaderMovement?
  /// `true` or `false` to collapse or expand the header with the next page in the window that scrolls.
  private var pendingCollapse: Bool?
  private var pages: [ObjectIdentifier: HeaderPage] = [:]
  private var following = Following.nothing
  /// `true` while the insets of the pages change, and with them their offsets.
  private var isChangingInsets = false

  private enum Following {
    case nothing
    case page(HeaderPage)
    /// A page that came in without a window, so that its offset could not be made to agree.
    case pageAway(HeaderPage)
    case transition(from: HeaderPage?, IncomingHeaderPage)
  }

  private var selected: HeaderPage? {
    switch following {
    case .nothing: nil
    case .page(let page), .pageAway(let page): page
    case .transition(let page, _): page
    }
  }

  private var incoming: IncomingHeaderPage? {
    get {
      if case .transition(_, let incoming) = following { incoming } else { nil }
    }
    set {
      if let newValue {
        following = .transition(from: selected, newValue)
      } else if case .transition(let page, _) = following {
        following = page.map { .page($0) } ?? .nothing
      }
    }
  }

  private var isOffsetPending: Bool {
    if case .pageAway = following { true } else { false }
  }

  init() {
    snapper.situation = { [weak self] in self?.situation }
    snapper.onSnap = { [weak self] in self?.snap() }
  }

  /// The selected page's scroll view.
  var scrollView: UIScrollView? { selected?.scrollView }

  /// Returns the view in the selected page's scroll view that receives a touch on the header; nil if the touch would not reach that
  /// scroll view.
  func touchView(over view: UIView) -> UIView? {
    guard let selected, let scrollView, view.isDescendant(of: scrollView) else { return nil }
    return selected.touchView()
  }

  /// The distance by which the header follows the selected page's content beyond its start, in points. During a transition it
  /// changes to that of the incoming page with the progress.
  var overscroll: CGFloat {
    let start = selected.map(overscroll(of:)) ?? 0
    guard let incoming else { return start }
    return start + (overscroll(of: incoming.page) - start) * incoming.fraction
  }

  private func overscroll(of page: HeaderPage) -> CGFloat {
    allowsOverscroll || refresh?.isShown(on: page) == true ? page.overscroll : 0
  }

  // MARK: Layout

  func update(range: CGFloat, revealsOnScroll: Bool) {
    // A header that has snapped snaps again for another range.
    if range != collapse.range, collapse.range > 0, snapThreshold != nil, !collapse.isPartial {
      snapper.continueLater()
    }
    (collapse.range, collapse.revealsOnScroll) = (range, revealsOnScroll)
    incoming?.change { ($0.range, $0.revealsOnScroll) = (range, revealsOnScroll) }
  }

  /// Follows the selected page, after layout. Forgets pages that are no longer children.
  func layoutDidChange(selected controller: UIViewController?, among children: [UIViewController]) {
    let kept = Set(children.map(ObjectIdentifier.init))
    for (id, page) in pages where !kept.contains(id) {
      refresh?.leave(page)
      page.removeAdditions()
      pages[id] = nil
    }
    if let incoming {
      for page in [selected, incoming.page] { page?.extend(by: collapse.range) }
      return
    }
    if let selected, selected.controller === controller, selected.isCurrent, !isOffsetPending,
      selected.savedDistance == nil
    {
      didScroll(selected)
      if snapper.isPending, snapThreshold != nil { snapper.snapAtRest() }
    } else {
      follow(controller)
    }
  }

  /// Changes the insets of the pages in the window. They keep the distances by which they are scrolled, and so the header stays.
  /// UIKit keeps them only if the insets shrink and the content is long enough.
  ///
  /// Content that a finger moves, or that decelerates, does not move with the insets, and the header follows it.
  func keepDistances(during change: () -> Void) {
    let pages = isOffsetPending ? [] : [selected, incoming?.page].compactMap { $0 }.filter(\.isInWindow)
    let distances = pages.map(\.scrolled)
    isChangingInsets = true
    change()
    for (page, distance) in zip(pages, distances) {
      page.controller?.viewIfLoaded?.layoutIfNeeded()
      page.extend(by: collapse.range)
      let kept = min(distance, page.end)
      if !page.isHeldOrDecelerating, page.scrolled != kept { page.scroll(to: kept) }
    }
    isChangingInsets = false
    for page in pages { begin(at: page) }
    if !pages.isEmpty { onMove() }
  }

  /// Begins to follow a page at its distance.
  private func begin(at page: HeaderPage) {
    if let incoming {
      if page === incoming.page { self.incoming?.end.begin(at: page.scrolled) }
      if page === selected { self.incoming?.start.begin(at: page.scrolled) }
      collapse.move(to: self.incoming?.distance ?? collapse.distance)
    } else if page === selected {
      collapse.begin(at: page.scrolled)
    }
  }

  // MARK: Transitions

  /// Keeps the selected page's offset, before that page leaves or the controller does.
  func keepOffset() { selected?.keepDistance() }

  private func restoreDistance(of page: HeaderPage) {
    page.extend(by: collapse.range)
    UIView.performWithoutAnimation { page.restoreDistance() }
  }

  func willSelect(_ page: UIViewController, by source: ContainerSelectionSource) { keepOffset() }

  /// Restores the offset of a page that comes in, and follows it.
  func didPrepareTransition(to controller: UIViewController) {
    let page = page(of: controller)
    if page.isInWindow {
      restoreDistance(of: page)
      page.savedDistance = nil
    }
    // No page snaps while another one comes in.
    if movement?.isSnap == true { movement = nil }
    selected?.stop()
    selected?.keepDistance()
    begin(to: controller)
  }

  private func begin(to controller: UIViewController) {
    let page = page(of: controller)
    let old = page.scrolled
    alignWithHeader(page)
    if let pendingCollapse { advance(page, collapses: pendingCollapse, by: 1) }
    var end = collapse
    end.begin(at: page.scrolled)
    incoming = IncomingHeaderPage(page: page, scrolled: old, start: collapse, end: end)
    if let selected, refresh?.isShown(on: selected) == true, !allowsOverscroll, page.scrolled == 0 {
      incoming?.overscroll = 0
    }
    meetRefreshingHeader()
  }

  func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    guard let known = incoming, known.page.controller === progress.to else { return }
    if !known.page.isCurrent {
      // It has named its scroll view since.
      collapse = known.start
      begin(to: progress.to)
    }
    incoming?.fraction = progress.fractionComplete
    moveWithTransition()
    meetRefreshingHeader()
  }

  /// Keeps the incoming page's content below the tabs, which a refreshing control above the header has moved down.
  private func meetRefreshingHeader() {
    guard let page = incoming?.page, page.isInWindow, let last = incoming?.overscroll else { return }
    guard abs(page.overscroll - last) < 1 else {
      incoming?.overscroll = nil
      return
    }
    let distance = overscroll
    incoming?.overscroll = distance
    UIView.performWithoutAnimation { page.scroll(to: -distance) }
  }

  private func moveWithTransition() {
    if let incoming { collapse.move(to: incoming.distance) }
    onMove()
  }

  func didSelect(_ controller: UIViewController, by source: ContainerSelectionSource) {
    incoming = nil
    if let view = controller.viewIfLoaded, view.window != nil {
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
    }
    follow(controller)
    if scrollView == nil { onNeedsLayout() }
  }

  /// Keeps the earlier offset of the page that did not come in.
  func didCancelTransition(to page: UIViewController, by source: ContainerSelectionSource) {
    let ended = incoming
    incoming = nil
    if let ended {
      // The app sees the offset from now on. It is restored in the window, where the insets are right.
      ended.page.scroll(to: max(0, ended.scrolled))
      ended.page.savedDistance = ended.scrolled
      collapse = ended.start
    }
    follow(selectedPage())
  }

  private func follow(_ controller: UIViewController?) {
    guard let controller else {
      following = .nothing
      onFollow()
      collapse.begin(at: 0)
      onMove()
      return
    }
    let page = page(of: controller)
    // The header does not follow yet, because the page may not meet it at the restored offset.
    restoreDistance(of: page)
    following = .page(page)
    onFollow()
    alignWithHeader(page)
    guard (page.scrollView ?? controller.viewIfLoaded)?.window != nil else { return following = .pageAway(page) }
    page.savedDistance = nil
    refresh?.follow(page)
    collapse.begin(at: page.scrolled)
    applyPendingCollapse()
    onMove()
    if snapper.isPending, snapThreshold != nil { snapper.snapAtRest() }
  }

  /// Scrolls a page far enough for its content to meet the header. A page that is scrolled further stays there.
  private func alignWithHeader(_ page: HeaderPage) {
    page.extend(by: collapse.range)
    // Content beyond its start meets the expanded header: it bounces, or a refresh control refreshes.
    guard page.isInWindow, max(0, page.scrolled) < collapse.distance else { return }
    UIView.performWithoutAnimation { page.scroll(to: collapse.distance) }
  }

  private func page(of controller: UIViewController) -> HeaderPage {
    let id = ObjectIdentifier(controller)
    if let page = pages[id], page.controller === controller, page.isCurrent { return page }
    if let old = pages[id] {
      refresh?.leave(old)
      old.removeAdditions()
    }
    let page = HeaderPage(controller) { [weak self] in self?.didScroll($0) }
    pages[id] = page
    return page
  }

  // MARK: Scrolling

  private func didScroll(_ page: HeaderPage) {
    if isChangingInsets, page.isInWindow { return }
    page.extend(by: collapse.range)
    guard page === selected || page === incoming?.page else {
      // The app scrolls a page that is not shown.
      if !page.isInWindow { page.didScrollAway() }
      return
    }
    guard page.isInWindow || page.scrollView == nil else {
      if incoming == nil, page === selected { following = .pageAway(page) }
      return
    }
    if incoming != nil {
      page.keepDistance()
      incoming?.follow(page)
      return moveWithTransition()
    }
    if isOffsetPending {
      onNeedsLayout()
    } else {
      refresh?.follow(page)
      collapse.follow(page.scrolled, end: page.end)
      if snapThreshold != nil, page.isHeldOrDecelerating { snapper.snapAtRest() }
    }
    onMove()
  }

  // MARK: Collapsing

  /// `true` while the header moves to an end by itself.
  var isMoving: Bool { movement != nil }

  /// `true` if the header is collapsed, or will be when a movement ends or a page is in the window.
  var isCollapsed: Bool { movement?.collapses ?? pendingCollapse ?? collapse.isComplete }

  /// Collapses or expands the header, with the pages in the window.
  ///
  /// - Parameter isSnap: `true` if a transition ends the movement.
  func setCollapsed(_ collapses: Bool, animated: Bool, isSnap: Bool = false) {
    movement = nil
    pendingCollapse = isSnap ? nil : collapses
    guard canMove else { return }
    guard animated, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else {
      pendingCollapse = collapses
      return applyPendingCollapse()
    }
    pendingCollapse = nil
    selected?.stop()
    movement = HeaderMovement(collapses: collapses, isSnap: isSnap) { [weak self] in self?.advance($0, at: $1) }
  }

  private var canMove: Bool { selected?.isInWindow == true && !isOffsetPending && collapse.range > 0 }

  private func applyPendingCollapse() {
    guard let pendingCollapse, canMove else { return }
    self.pendingCollapse = nil
    advance(collapses: pendingCollapse, by: 1)
  }

  /// Moves the header in a frame. The user's scroll ends the movement or, if it was there before, delays it.
  private func advance(_ movement: HeaderMovement, at time: CFTimeInterval) {
    guard movement === self.movement else { return }
    guard canMove else {
      self.movement = nil
      // A snap is tried again.
      if !movement.isSnap { pendingCollapse = movement.collapses }
      return
    }
    guard selected?.isScrolledByUser != true else {
      if movement.hasStarted { self.movement = nil }
      return
    }
    let step = movement.step(at: time)
    // It is over before the app is called.
    if step == 1 { self.movement = nil }
    advance(collapses: movement.collapses, by: step)
  }

  /// Moves the header, and the pages that move with it, by a part of the distance to an end.
  private func advance(collapses: Bool, by step: CGFloat) {
    let (start, end) = (incoming?.start.distance ?? collapse.distance, incoming?.end.distance)
    for page in [selected, incoming?.page] { page.map { advance($0, collapses: collapses, by: step) } }
    guard collapse.revealsOnScroll else { return }
    // The header moves alone. Above a page that was scrolled less than the header collapses, both move.
    let target = collapses ? collapse.range : 0
    func moved(_ distance: CGFloat) -> CGFloat { step == 1 ? target : distance + (target - distance) * step }
    if let end, let page = incoming?.page {
      if selected?.scrollView != nil { incoming?.start.move(to: moved(start)) }
      if page.scrollView != nil { incoming?.end.move(to: moved(end)) }
      moveWithTransition()
    } else {
      collapse.move(to: moved(start))
      onMove()
    }
  }

  /// Scrolls a page by a part of the distance at which the header can be at an end.
  private func advance(_ page: HeaderPage, collapses: Bool, by step: CGFloat) {
    guard page.isInWindow else { return }
    let scrolled = page.scrolled
    let target = collapses ? max(scrolled, collapse.range) : min(scrolled, 0)
    guard target != scrolled, collapses || !collapse.revealsOnScroll else { return }
    page.scroll(to: step == 1 ? target : scrolled + (target - scrolled) * step)
  }

  // MARK: Snapping

  private var situation: HeaderSnapper.Situation? {
    guard snapThreshold != nil, let selected else { return nil }
    let distance = collapse.distance
    if incoming != nil || selected.isHeldOrDecelerating { return .held(distance: distance) }
    guard collapse.isPartial else { return .free(distance: distance, left: nil) }
    guard selected.isInWindow || selected.scrollView == nil else { return .away }
    return .free(distance: distance, left: abs(snapTarget - distance))
  }

  /// The distance of a header that has snapped.
  private var snapTarget: CGFloat {
    let range = collapse.range
    guard collapse.distance >= range * (snapThreshold ?? 0) else { return 0 }
    // A page that is scrolled less than the header collapses would be left with a gap, if it does not scroll with the header.
    return collapse.revealsOnScroll && (selected?.scrolled ?? 0) < range ? 0 : range
  }

  /// Expands a partly collapsed header, or collapses it.
  private func snap() {
    if movement == nil { setCollapsed(snapTarget > 0, animated: true, isSnap: true) }
  }
}
