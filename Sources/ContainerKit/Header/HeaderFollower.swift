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

  private let snapper = HeaderSnapper()
  private var pages: [ObjectIdentifier: HeaderPage] = [:]
  private var following = Following.nothing

  private enum Following {
    case nothing
    case page(HeaderPage)
    /// A page that came in without a window, so that its offset could not be made to agree.
    case pageAway(HeaderPage)
    case transition(from: HeaderPage?, Incoming)
  }

  private var selected: HeaderPage? {
    switch following {
    case .nothing: nil
    case .page(let page), .pageAway(let page): page
    case .transition(let page, _): page
    }
  }

  private var incoming: Incoming? {
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

  @MainActor private struct Incoming {
    let page: HeaderPage
    /// The distance by which the page was scrolled before.
    let scrolled: CGFloat
    /// The header's collapse with each of the two pages, which may be scrolled during the transition.
    var (start, end): (HeaderCollapse, HeaderCollapse)
    /// The progress of the transition, from 0 to 1.
    var fraction: CGFloat = 0

    /// The header's distance at the progress.
    var distance: CGFloat {
      start.distance == end.distance ? end.distance : start.distance + (end.distance - start.distance) * fraction
    }

    mutating func change(_ body: (inout HeaderCollapse) -> Void) {
      body(&start)
      body(&end)
    }

    /// Follows one of the pages, which has been scrolled.
    mutating func follow(_ page: HeaderPage) {
      if page === self.page {
        end.follow(page.scrolled, end: page.end)
      } else {
        start.follow(page.scrolled, end: page.end)
      }
    }
  }

  /// The selected page's scroll view.
  var scrollView: UIScrollView? { selected?.scrollView }

  /// Returns the view in the selected page's scroll view that receives a touch on the header; nil if the touch would not reach that
  /// scroll view.
  func touchView(over view: UIView) -> UIView? {
    guard let selected, let scrollView, view.isDescendant(of: scrollView) else { return nil }
    return selected.touchView()
  }

  /// The distance by which the selected page's content is beyond its start, in points. During a transition it changes to that
  /// of the incoming page with the progress.
  var overscroll: CGFloat {
    let start = selected?.overscroll ?? 0
    guard let incoming else { return start }
    return start + (incoming.page.overscroll - start) * incoming.fraction
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
    selected?.stop()
    selected?.keepDistance()
    begin(to: controller)
  }

  private func begin(to controller: UIViewController) {
    let page = page(of: controller)
    let old = page.scrolled
    alignWithHeader(page)
    var end = collapse
    end.begin(at: page.scrolled)
    incoming = Incoming(page: page, scrolled: old, start: collapse, end: end)
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
    collapse.begin(at: page.scrolled)
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
    pages[id]?.removeAdditions()
    let page = HeaderPage(controller) { [weak self] in self?.didScroll($0) }
    pages[id] = page
    return page
  }

  // MARK: Scrolling

  private func didScroll(_ page: HeaderPage) {
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
      collapse.follow(page.scrolled, end: page.end)
      if snapThreshold != nil, page.isHeldOrDecelerating { snapper.snapAtRest() }
    }
    onMove()
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
    let (target, isAnimated) = (snapTarget, !UIAccessibility.isReduceMotionEnabled)
    guard collapse.revealsOnScroll else {
      selected?.scroll(to: target, animated: isAnimated)
      return
    }
    collapse.move(to: target)
    if isAnimated {
      let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
      UIView.animate(withDuration: 0.25, delay: 0, options: options) { self.onMove() }
    } else {
      onMove()
    }
  }
}
