import UIKit

/// Turns the pages with a finger that slides along the bar: page after page, with any animator, to the one that is nearer when the
/// finger is lifted.
///
/// Positions are in tabs: 0 is the middle of the first tab. Between two tabs, the progress of the transition is the finger's position
/// between their middles. The pages are where the finger is, with two exceptions: they move there if the finger begins elsewhere,
/// and they never move faster than can be seen, if the finger does or a page takes long to load.
@MainActor final class ScrubController {
  /// The maximum speed of the pages, in tabs per second.
  private static let maximumSpeed: CGFloat = 15
  /// The time in which the distance from the finger falls to a third, in seconds.
  private static let approachTime: CFTimeInterval = 0.08
  /// The distance from a tab's middle at which another page is shown if there is no animation, in tabs.
  private static let hysteresis: CGFloat = 0.55
  /// A distance from the finger that cannot be seen.
  private static let invisibleDistance: CGFloat = 0.002

  private let engine: SelectionEngine
  private let pan: PanController
  private let pages: ProvidedPages
  private let feedback = SelectionFeedback()
  private var finger: Finger?
  /// `true` if the pages have been taken from the finger, until it is lifted.
  private var isIgnored = false
  private var link: FrameLink?

  /// The pages of a transition.
  private struct Pair: Hashable {
    let from: Page
    let to: Page
  }

  /// The next page that the user may select.
  private struct Neighbor {
    let pair: Pair
    let step: RequestedStep
    /// `true` if a finger can drag it in.
    let isAnimated: Bool

    var page: Page { pair.to }
  }

  private struct Finger {
    var position: CGFloat
    /// The distance from the finger at which the pages are, in tabs. It falls to 0.
    var offset: CGFloat
    /// The distance that the pages may still move before the next frame, in tabs, and the distance that they have moved since the
    /// last one.
    var distanceLeft: CGFloat
    var distanceMoved: CGFloat = 0
    /// The time of the last frame, nil before the first one, and its duration, in seconds.
    var time: CFTimeInterval?
    var frame: CFTimeInterval = 1 / 120
    /// The position of the pages in the last frame.
    var shown: CGFloat?
    /// The last speed of the pages, in tabs per second.
    var speed: CGFloat = 0
    /// `true` for each page that the user may select.
    var allowed: [Page: Bool] = [:]
    /// `true` for each pair of pages that has an animation.
    var animated: [Pair: Bool] = [:]
    /// The nearest tab, regardless of whether the user may select it.
    var nearest: Int
    /// `true` if the pages are not where the finger has left them, because they were grabbed or the tabs have changed.
    var isAway = false
  }

  init(_ engine: SelectionEngine, pan: PanController, pages: ProvidedPages) {
    (self.engine, self.pan, self.pages) = (engine, pan, pages)
  }

  func handle(_ scrub: ContainerTabScrub) {
    switch scrub {
    case .moved(let position):
      guard position.isFinite else {
        return assertionFailure("ContainerTabScrub: the position \(position) must be finite")
      }
      move(to: min(max(position, 0), CGFloat(max(pages.tabCount - 1, 0))))
    case .ended: lift()
    case .cancelled: release(at: engine.reportedSelection)
    }
  }

  /// Forgets pages that are no longer children. The pages go to where the tabs under the finger are now.
  func childrenDidChange() {
    guard let allowed = finger?.allowed else { return }
    finger?.isAway = true
    finger?.allowed = allowed.filter { engine.children.contains($0.key) }
    finger?.animated = [:]
  }
}

// MARK: The finger

extension ScrubController {
  private func move(to position: CGFloat) {
    if finger == nil, !isIgnored { begin(at: position) }
    finger?.position = position
    advance()
  }

  private func begin(at position: CGFloat) {
    // A callback of the container's own is not the start of a scrub.
    guard engine.isIdle, engine.canDrag, pan.drag == nil else { return }
    engine.endIfOver()
    engine.send(.scrubBegan)
    guard engine.isScrubbing else { return }
    if pan.playsHaptics { feedback.prepare() }
    let tab = engine.currentTarget.flatMap { pages.tabIndex(of: $0) }
    finger = Finger(
      position: position, offset: 0, distanceLeft: Self.maximumSpeed / 120, nearest: tab ?? Int(position.rounded()),
      isAway: true)
    link = FrameLink { [weak self] in self?.frame($0) }
    grabTransition()
  }

  /// Grabs a transition that is under way.
  private func grabTransition() {
    guard let transition = engine.transition, transition.canBeHeld, tabs(of: transition) != nil else { return }
    engine.send(.held(by: .scrub))
    finger?.isAway = true
  }

  private func frame(_ time: CFTimeInterval) {
    guard engine.isScrubbing, let finger else {
      let isLost = finger != nil
      end()
      isIgnored = isLost
      return
    }
    let duration = time - (finger.time ?? time - finger.frame)
    // A display that changes its rate may report a time twice.
    guard duration > 0 else { return }
    self.finger?.time = time
    // After a frame that has taken long, the pages do not make up for it at once.
    let frame = max(min(duration, finger.frame * 1.5), 1 / 240)
    self.finger?.frame = frame
    let distanceLeft = Self.maximumSpeed * CGFloat(frame)
    self.finger?.distanceLeft = max(distanceLeft - finger.distanceMoved, 0)
    let offset = finger.offset * CGFloat(exp(-duration / Self.approachTime))
    self.finger?.offset = abs(offset) < Self.invisibleDistance ? 0 : offset
    advance()
    self.finger?.distanceLeft = distanceLeft
    self.finger?.distanceMoved = 0
    let shown = shownPosition
    self.finger?.shown = shown
    if let shown, let before = finger.shown {
      self.finger?.speed = min(max((shown - before) / CGFloat(duration), -Self.maximumSpeed), Self.maximumSpeed)
    }
  }

  /// Lets the pages go to the nearest one that the user may select.
  private func lift() {
    guard let finger, engine.isScrubbing else { return end() }
    let page = nearestTab(to: finger.position).flatMap(pages.page(atTab:))
    release(at: page ?? engine.reportedSelection)
  }

  /// Lets the pages go to one of them, unless they are no longer the finger's: the app's code that makes a page may have taken them.
  private func release(at page: UIViewController?) {
    if let finger, engine.isScrubbing {
      let transition = engine.transition
      let isNearEnd = (transition?.progress ?? 0) >= 0.5
      let speed = finger.isAway ? 0 : transition.flatMap(tabs(of:)).map { finger.speed / ($0.end - $0.start) } ?? 0
      engine.send(.scrubEnded(page.map(Page.init), toward: isNearEnd ? .toEnd : .toStart, velocity: Double(speed)))
    }
    end()
  }

  private func end() {
    isIgnored = false
    finger = nil
    link?.invalidate()
    link = nil
    feedback.release()
  }
}

// MARK: The pages

extension ScrubController {
  /// The position that the pages show; nil if a page has no tab.
  private var shownPosition: CGFloat? {
    guard let transition = engine.transition else {
      return engine.selected.flatMap { pages.tabIndex(of: $0) }.map { CGFloat($0) }
    }
    return tabs(of: transition).map { $0.start + ($0.end - $0.start) * CGFloat(transition.progress) }
  }

  private func tabs(of transition: Transition) -> (start: CGFloat, end: CGFloat)? {
    guard let start = pages.tabIndex(of: transition.from), let end = pages.tabIndex(of: transition.to), start != end
    else { return nil }
    return (CGFloat(start), CGFloat(end))
  }

  /// Moves the pages toward the finger. Begins, turns or passes at most one transition.
  private func advance() {
    guard engine.isScrubbing, let shown = shownPosition, pan.overscrollOffset == 0 else { return }
    if engine.transition.map({ $0.interactionSource != .scrub }) == true { return grabTransition() }
    if let finger, finger.isAway {
      self.finger?.offset = shown - finger.position
      self.finger?.isAway = false
      self.finger?.shown = nil
      self.finger?.speed = 0
    }
    guard let finger else { return }
    let wanted = finger.position + finger.offset - shown
    let step = min(max(wanted, -finger.distanceLeft), finger.distanceLeft)
    self.finger?.distanceLeft -= abs(step)
    self.finger?.distanceMoved += abs(step)
    if step != wanted { self.finger?.offset = shown + step - finger.position }
    playFeedback()
    if step != 0 { move(from: shown, to: shown + step) }
  }

  private func move(from shown: CGFloat, to position: CGFloat) {
    guard let transition = engine.transition else {
      if let from = engine.selected { moveFromRest(at: from, to: position, isForward: position > shown) }
      return
    }
    guard let tabs = tabs(of: transition) else { return }
    let isForward = tabs.end > tabs.start
    let progress = (position - tabs.start) / (tabs.end - tabs.start)
    if progress < 0, let next = neighbor(of: transition.from, isForward: !isForward) {
      guard next.isAnimated else { return switchPages(besides: transition) }
      begin(next) { .dragTurned(next.page, next.step, by: .scrub) }
    } else if progress > 1, let next = neighbor(of: transition.to, isForward: isForward) {
      guard next.isAnimated else { return switchPages(besides: transition) }
      begin(next) { .dragPassed(next.page, next.step, by: .scrub) }
    }
    update(to: position)
  }

  /// Begins a transition. One that is over at once, or does not begin, has no animation for a finger.
  private func begin(_ next: Neighbor, by event: () -> SelectionEvent) {
    engine.send(event())
    if engine.transition == nil { finger?.animated[next.pair] = false }
  }

  private func moveFromRest(at from: UIViewController, to position: CGFloat, isForward: Bool) {
    guard let next = neighbor(of: from, isForward: isForward) else { return }
    guard next.isAnimated else { return switchPages() }
    begin(next) { .dragBegan(next.page, next.step, by: .scrub) }
    update(to: position)
  }

  /// Without an animation the page changes when the nearer tab does. A finger that trembles between two tabs changes nothing.
  private func switchPages(besides transition: Transition? = nil) {
    finger?.offset = 0
    guard let finger, let tab = nearestTab(to: finger.position), let page = pages.page(atTab: tab),
      page !== engine.selected, page !== transition?.to, engine.isScrubbing
    else { return }
    if let shown = engine.selected.flatMap({ pages.tabIndex(of: $0) }),
      abs(CGFloat(shown) - finger.position) < Self.hysteresis
    {
      return
    }
    engine.send(.select(Page(page), animated: false, source: .tabScrub))
  }

  private func update(to position: CGFloat) {
    guard let transition = engine.transition, transition.interactionSource == .scrub, let tabs = tabs(of: transition)
    else { return }
    transition.update(min(max((position - tabs.start) / (tabs.end - tabs.start), 0), 1))
  }

  /// Returns the next page that the user may select; nil at an end.
  private func neighbor(of start: UIViewController, isForward: Bool) -> Neighbor? {
    guard let calls = pan.calls else { return nil }
    let step = isForward ? ContainerPageStep.next : .previous
    var here = start
    // The answers may take the pages from the finger.
    while let page = pages.page(step, from: here, skipsDisabled: true), engine.isScrubbing {
      here = page
      guard isAllowed(Page(page)) else { continue }
      let pair = Pair(from: Page(start), to: Page(page))
      let request = ContainerTransitionRequest(
        from: start, to: page, source: .tabScrub, step: step, isInteractive: true)
      let isAnimated = finger?.animated[pair] ?? engine.animators.allowsDrag(request, of: calls)
      finger?.animated[pair] = isAnimated
      guard engine.isScrubbing else { return nil }
      return Neighbor(pair: pair, step: RequestedStep(step: step, start: Page(start)), isAnimated: isAnimated)
    }
    return nil
  }

  /// Asks the delegate about a page, at most once while the finger is down. The page that the app takes for the selected one is
  /// allowed.
  private func isAllowed(_ page: Page) -> Bool {
    if page.controller === engine.reportedSelection { return true }
    if let answer = finger?.allowed[page] { return answer }
    let answer = pan.calls?.allows(page.controller, by: .tabScrub) == true
    finger?.allowed[page] = answer
    return answer
  }

  /// Returns the nearest tab that the user may select.
  private func nearestTab(to position: CGFloat) -> Int? {
    var (before, after) = (Int(position.rounded(.down)), Int(position.rounded(.down)) + 1)
    while before >= 0 || after < pages.tabCount, engine.isScrubbing {
      let isBefore = after >= pages.tabCount || before >= 0 && position - CGFloat(before) <= CGFloat(after) - position
      let tab = isBefore ? before : after
      if isBefore { before -= 1 } else { after += 1 }
      if pages.selectablePage(atTab: tab).map({ isAllowed(Page($0)) }) == true { return tab }
    }
    return nil
  }

  /// Plays haptics if another tab is the nearer one. Asks and makes nothing.
  private func playFeedback() {
    guard pan.playsHaptics, let finger else { return }
    let tab = Int(finger.position.rounded())
    guard tab != finger.nearest else { return }
    self.finger?.nearest = tab
    let page = engine.children.pages.first { pages.tabIndex(of: $0.controller) == tab }
    guard pages.provider.isSelectable(tab), page.map({ finger.allowed[$0] }) != false else { return }
    if feedback.play(for: nil) { pan.calls?.record("selectionChanged", page?.controller) }
  }
}
