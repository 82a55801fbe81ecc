import UIKit

/// Performs the machine's effects, one at a time.
@MainActor final class EffectPerformer {
  typealias Effect = SelectionMachine.Effect
  typealias Answer = SelectionMachine.Answer

  private let children: ChildList
  private let appearance: AppearanceForwarder
  private let layout: PageLayout
  private weak var host: (any SelectionHost)?
  private weak var owner: (any TransitionOwner)?
  /// The delegate's answers about the transition that begins.
  private var requested:
    (animator: any UIViewControllerAnimatedTransitioning, controller: (any UIViewControllerInteractiveTransitioning)?)?
  /// The current transition. It retains the container, so that it always comes to its end.
  private(set) var transition: Transition? {
    didSet { retainedHost = transition == nil ? nil : host }
  }
  private var retainedHost: (any SelectionHost)?
  /// The transition that is over, until its last call.
  private var endedTransition: Transition?
  private var selfCheck: SelfCheck?
  /// The guards of transitions that have ended and whose animators may still report.
  private var lateChanges: [LateChangeGuard] = []

  init(children: ChildList, appearance: AppearanceForwarder, layout: PageLayout) {
    self.children = children
    self.appearance = appearance
    self.layout = layout
  }

  func connect(to host: any SelectionHost, owner: any TransitionOwner) {
    self.host = host
    self.owner = owner
  }

  /// Performs an effect. Returns an answer if the effect can have more than one result.
  func perform(_ effect: Effect) -> Answer? {
    switch effect {
    case .willSelect(let child): if let page = children[child] { host?.willSelect(page) }
    case .requestAnimator(let from, let to): requestAnimator(from, to)
    case .loadPage(let child): loadPage(child)
    case .createTransition(let from, let to, let isHeld): return createTransition(from, to, isHeld)
    case .beginAppearance(let appearing, let disappearing):
      appearance.begin(appearing, appearing: true, animated: true)
      appearance.begin(disappearing, appearing: false, animated: true)
    case .reverseAppearance(let appearing, let disappearing):
      let current = transition
      appearance.begin(disappearing, appearing: false, animated: true)
      // The call may have ended the transition.
      guard transition === current, children.isOwn(appearing) else { return nil }
      appearance.begin(appearing, appearing: true, animated: true)
    case .insertPage(let child): if let page = children[child] { layout.insert(page) }
    case .startAnimator: startAnimator()
    case .hold(let source): transition?.hold(by: source)
    case .settle(let toEnd, let velocity, let source): return settle(toEnd, velocity, source)
    case .finishSoon: transition?.finishSoon()
    case .jump(let toEnd): transition?.jump(toEnd: toEnd)
    case .endInteraction(let isCompleted): transition?.endInteraction(completed: isCompleted)
    case .restoreViews(let isCompleted, let isInterrupted):
      transition?.restoreViews(completed: isCompleted, isInterrupted: isInterrupted)
    case .endAppearance(let shown, let hidden): endAppearance(shown, hidden)
    case .animationEnded(let isCompleted): animationEnded(isCompleted)
    case .runCompletions: transition?.coordinator.complete()
    case .leaveTransition(_, let source): leaveTransition(source)
    case .replacePage(let from, let to, let source): replacePage(from, to, source)
    case .didSelect(let child, let source): didSelect(child, source)
    case .didCancel(let child): didCancel(child)
    case .resolve(let request, let isSelected): request.resolve(isSelected)
    case .setChildren(let ids, let added, let removed): setChildren(ids, added, removed)
    case .finishChildren(let added, let removed): finishChildren(added, removed)
    }
    return nil
  }
}

// MARK: The beginning and the way

extension EffectPerformer {
  private func requestAnimator(_ from: ChildID, _ to: ChildID) {
    guard let host, let from = children[from], let to = children[to] else { return }
    let animator = host.animator(from: from, to: to)
    requested = (animator, host.interactionController(for: animator))
  }

  private func loadPage(_ child: ChildID) {
    host?.view.layoutIfNeeded()
    if let page = children[child] { layout.load(page) }
  }

  /// Creates a transition inside the implicit transaction of the current run loop turn, so that the animator may take
  /// snapshots and one commit dates all of its animations.
  private func createTransition(_ from: ChildID, _ to: ChildID, _ isHeld: Bool) -> Answer? {
    guard let host, let owner, let requested, let from = children[from], let to = children[to] else { return nil }
    layout.place(to)
    let isNext = (children.index(of: to) ?? 0) > (children.index(of: from) ?? -1)
    let context = TransitionContext(
      containerView: layout.area, from: from, to: to, movesLeft: isNext != host.isMirrored)
    let transition = Transition(
      context: context, animator: requested.animator, controller: requested.controller, isHeld: isHeld, owner: owner)
    self.requested = nil
    keepSelectedPage(from)
    self.transition = transition
    selfCheck = SelfCheck(layout.area.layer)
    return transition.startsWithController ? .startsInteractively : nil
  }

  private func startAnimator() {
    guard let transition else { return }
    layout.insets.record([transition.from, transition.to])
    let areEnabled = UIView.areAnimationsEnabled
    // A finger drives the animator's animations, which would not be added.
    if transition.context.isInteractive { UIView.setAnimationsEnabled(true) }
    transition.start()
    if !areEnabled { UIView.setAnimationsEnabled(false) }
    if !transition.isEnded { layout.insets.hold() }
  }

  private func settle(_ toEnd: Bool, _ velocity: Double, _ source: InteractionSource?) -> Answer? {
    switch transition?.settle(toEnd: toEnd, velocity: CGFloat(velocity), by: source) {
    case .turned: .turned(toEnd: toEnd)
    case .tooLate(let isAtEnd): .cannotTurn(isCompleted: isAtEnd)
    case nil: nil
    }
  }
}

// MARK: The end, and a selection without a transition

extension EffectPerformer {
  private func endAppearance(_ shown: ChildID, _ hidden: ChildID) {
    layout.insets.release()
    appearance.endTransition(shown: shown, hidden: hidden)
  }

  private func animationEnded(_ isCompleted: Bool) {
    guard let transition, transition.detach(completed: isCompleted) else { return }
    host?.record("animationEnded", transition.to)
    // A release build does not evaluate an assertion's condition.
    assert(
      {
        checkResult(of: transition, isCompleted)
        return true
      }())
    selfCheck = nil
  }

  private func checkResult(of transition: Transition, _ isCompleted: Bool) {
    let (shown, hidden) = isCompleted ? (transition.to, transition.from) : (transition.from, transition.to)
    let isShown =
      appearance.container != .visible || appearance.state(of: shown) == .visible || !children.isOwn(shown)
    selfCheck?.log(
      after: transition, completed: isCompleted, isBalanced: isShown && appearance.state(of: hidden) == nil)
  }

  private func leaveTransition(_ source: ContainerSelectionSource?) {
    endedTransition = transition
    transition = nil
    host?.endDrag()
    host?.selectionDidChange(by: source)
  }

  private func didSelect(_ id: ChildID, _ source: ContainerSelectionSource) {
    guard let child = children[id] else { return }
    host?.didSelect(child, by: source)
    watchLateChanges(shown: child)
  }

  private func didCancel(_ id: ChildID) {
    requested = nil
    guard let child = children[id] else { return }
    host?.didCancelTransition(to: child)
    if let shown = endedTransition?.from { watchLateChanges(shown: shown) }
  }

  private func replacePage(_ from: ChildID?, _ to: ChildID?, _ source: ContainerSelectionSource) {
    requested = nil
    host?.cancelDrag()
    restoreLateChanges()
    let (old, new) = (from.flatMap { children[$0] }, to.flatMap { children[$0] })
    if appearance.container != nil, let new { layout.load(new) }
    // Loading the view may have taken the container off the screen.
    if appearance.container != nil {
      if let to { appearance.begin(to, appearing: true, animated: false) }
      if let from { appearance.begin(from, appearing: false, animated: false) }
    }
    if host?.isViewLoaded == true {
      if let old { layout.hide(old) }
      if let new { layout.show(new) }
    }
    if let from { appearance.end(from) }
    if let to { appearance.settle(to, at: appearance.container) }
    host?.selectionDidChange(by: source)
  }
}

// MARK: Children

extension EffectPerformer {
  private func setChildren(_ ids: [ChildID], _ added: [ChildID], _ removed: [ChildID]) {
    for child in removed.compactMap({ children[$0] }) where children.isOwn(child) { child.willMove(toParent: nil) }
    for child in added.compactMap({ children[$0] }) {
      if !children.isOwn(child) { (child.parent as? any SelectionHost)?.release(child) }
      host?.addChild(child)
    }
    children.set(ids)
  }

  private func finishChildren(_ added: [ChildID], _ removed: [ChildID]) {
    for id in removed {
      guard let child = children[id] else { continue }
      appearance.settle(id, at: nil)
      layout.insets.remove(child)
      // A child that has another parent by now stays there.
      if children.isOwn(child) { child.removeFromParent() }
    }
    for child in added.compactMap({ children[$0] }) where children.isOwn(child) { child.didMove(toParent: host) }
    host?.childrenDidChange()
  }
}

// MARK: Late animators

extension EffectPerformer {
  /// Keeps the selected page in its place, and alone, while no transition is running. A late animator may have removed or
  /// moved it, and a page that has set another view has left its old one there.
  func keepSelectedPage(_ selected: UIViewController?) {
    guard transition == nil else { return }
    restoreLateChanges()
    let own = selected.flatMap { children.isOwn($0) ? $0 : nil }
    if let own, let view = own.viewIfLoaded, view.superview == nil { layout.show(own) }
    layout.removeAll(except: own)
  }

  /// Handles the report of an animator whose transition was ended without it. It may have put pages back that the current
  /// transition is moving.
  func stopWatching(_ context: TransitionContext) {
    restoreLateChanges()
    if let late = context.lateChanges, late.isOver { check(late) }
    lateChanges.removeAll { $0 === context.lateChanges }
    context.lateChanges = nil
    transition?.restoreSetup()
  }

  private func restoreLateChanges() {
    for late in lateChanges { check(late) }
  }

  private func check(_ late: LateChangeGuard) {
    late.check { children.isOwn($0) && transition?.isMoving($0) != true }
  }

  /// - Parameter shown: The page that is shown now. The app may have changed it in its last callback.
  private func watchLateChanges(shown: UIViewController) {
    for late in lateChanges { late.renew(shown) }
    guard let transition = endedTransition else { return }
    endedTransition = nil
    guard !transition.context.isReported else { return }
    let late = LateChangeGuard(transition) { [layout] in
      layout.area.setNeedsLayout()
    } onEnd: { [weak self] late in
      self?.lateChanges.removeAll { $0 === late }
    }
    lateChanges.append(late)
    transition.context.lateChanges = late
  }
}
