import ScriptAnimators
@_spi(Recording) import ContainerKit
import Film
import LayerTime
import Stage
import UIKit

/// Plays a plan on a container, headless and without drawing, and checks all rules after every step.
@MainActor package final class Trial {
  private let plan: TrialPlan
  private let stage: Stage
  private var container: ContainerViewController?
  private var header: ContainerHeaderViewController?
  private weak var source: TrialSource?
  private weak var tabs: TrialTabs?
  /// The number of pages made with each name.
  private var made: [String: Int] = [:]
  private var player: ScriptPlayer?
  private var listener: EventListener<Trace.Event>?
  private(set) var faults: [TrialFault] = []
  private var appearance = AppearanceWatch()
  private var contract: ContractWatch
  private var progress = ProgressWatch()
  private var drawing: TrialDrawing?
  private var overrides = OverrideWatch()
  /// `true` once the container has appeared.
  private var hasAppeared = false
  private var motion: MotionWatch
  /// The judge of the pictures; nil if the plan judges none.
  private let judge: FlashJudge?
  private var flashCount = 0
  /// `true` from a transition's start to the next one's if its end may look different from rest: its animator takes a
  /// picture of what is on screen while something else is about to be shown, or pages have animations of their own.
  private var mayFlash = false
  /// The number of transitions that have begun since the last frame.
  private var begunInFrame = 0
  private var kind = AnimatorKind.slide
  /// The kinds of this frame's transitions, the current one last.
  private var movingKinds = [AnimatorKind.slide]
  /// Animators that may let pages jump, even after their transition, as long as they retain its context.
  private var late: [LateAnimator] = []
  private var (wasMoving, wasScrubbing) = (false, false)
  private var selections = SelectionWatch()
  private var openCompletions = 0
  private var leaks = LeakWatch()
  /// The view controllers that pages have presented over their contexts.
  private var covers: [WeakCover] = []
  private var issueCount = 0
  /// All calls, in order, for a report.
  private var calls: [String] = []
  private let keepsCalls: Bool

  /// Plays a plan.
  package static func run(_ plan: TrialPlan, keepingCalls: Bool = false) -> Result {
    weak var window: UIWindow?
    var outcome = Result()
    do {
      let trial = Trial(plan, keepsCalls: keepingCalls)
      window = trial.stage.window
      trial.play()
      trial.tearDown()
      outcome = Result(faults: trial.faults, calls: trial.calls, judgedEnds: trial.judge?.judgedEnds ?? 0)
    }
    if window != nil, outcome.faults.isEmpty {
      outcome.faults.append(TrialFault(rule: .leak, time: plan.script.end, text: "the window is still there"))
    }
    return outcome
  }

  private init(_ plan: TrialPlan, keepsCalls: Bool) {
    (self.plan, self.keepsCalls) = (plan, keepsCalls)
    contract = ContractWatch(allowsScrubbing: plan.features.contains(.scrub))
    motion = MotionWatch(slack: plan.conditions.timestampJitter)
    stage = Stage(
      size: TrialPlan.size, fps: plan.pace.framesPerSecond, endReports: plan.endReports, conditions: plan.conditions)
    judge = plan.judgesPictures ? FlashJudge(scale: 0.5) : nil
    stage.keepsPictures = plan.judgesPictures
    if case .uneven = plan.pace { stage.pace = { plan.pace.time(ofFrame: $0) ?? 0 } }
    listener = Trace.listeners.add { [weak self] event in
      if case .controllerCall(let name, let controller as UIViewController) = event { self?.received(name, controller) }
    }
    AnimatorKind.onContext = { [weak self] in self?.animates($0) }
    setUp()
  }

  private func setUp() {
    let container = makeContainer()
    leaks.add(container, "the container")
    leaks.add(container.panGestureRecognizer, "the pan recognizer")
    let player = ScriptPlayer(stage: stage, container: container, pages: pages(of: container))
    container.callObserver = { [weak self] in self?.made($0, $1) }
    container.tabBar.allowsScrubbing = plan.features.contains(.scrub)
    self.container = container
    if plan.features.contains(.header) {
      let header = TrialHeader.controller(of: container, plan.features)
      leaks.add(header, "the header's controller")
      self.header = header
    }
    if let transition = plan.features.transition {
      transition.onAnimator = { [weak self] in self?.leaks.add($0, "an animator of the library") }
      container.pageTransition = transition
      drawing = transition as? TrialDrawing
      drawing?.onFault = { [weak self] in self?.fault(.progress, $0) }
    }
    player.onSelect = { [weak self] in self?.willSelect($0) }
    player.onAnimator = { [weak self] in self?.leaks.add($0, "an animator") }
    player.onProgress = { [weak self] in self?.received($0) }
    player.hasContainerAppeared = { [weak self] in self?.appearance.phase(of: "the container") == .visible }
    player.onAction = { [weak self] in self?.didPerform($0) }
    player.stepIn()
    self.player = player
    for event in earlyEvents { player.perform(event.action) }
    stage.window.rootViewController = header ?? container
    stage.onFrame = { [weak self] _ in self?.check() }
  }

  /// The events before the window shows the container.
  private var earlyEvents: ArraySlice<Script.Event> {
    plan.features.contains(.early) ? plan.script.events.prefix { $0.time <= 0 } : []
  }

  private func makeContainer() -> ContainerViewController {
    guard plan.features.contains(.subclass) else { return ContainerViewController(viewControllers: []) }
    let container = TrialContainer(viewControllers: [])
    container.onCall = { [weak self] name, page in
      guard let self, let violation = overrides.received(name, page.title ?? "") else { return }
      fault(.contract, violation)
    }
    container.onOwnCall = { [weak self] callback in
      guard let self, callback != .viewDidLoad || plan.features.contains(.early) else { return }
      player?.received(callback.rawValue)
    }
    container.onOwnProgress = { [weak self] in self?.received($0) }
    return container
  }

  private func pages(of container: ContainerViewController) -> any ScriptPages {
    let make: (String) -> UIViewController = { [unowned self] in page($0) }
    if plan.features.contains(.tabs) {
      let tabs = TrialTabs(container, hasActing: plan.features.contains(.acting), make: make)
      self.tabs = tabs
      return tabs
    }
    let isRing = plan.features.contains(.ring)
    if isRing || plan.features.contains(.source) {
      let source = TrialSource(container, isRing: isRing, make: make)
      leaks.add(source, "the source")
      self.source = source
      return source
    }
    container.viewControllers = TrialPlan.titles.map(page)
    return ScriptChildren(container) { [unowned self] in page("\($0)") }
  }

  /// Makes a page with a name. Its title is different from that of all pages before it.
  private func page(_ name: String) -> UIViewController {
    made[name, default: 0] += 1
    let title = made[name] == 1 ? name : "\(name)/\(made[name] ?? 0)"
    let page = TrialPage(
      title: title, hasSpinner: name == "B" || Int(name).map { $0 % 3 == 0 } ?? false,
      hasList: plan.features.contains(.header), hasElements: plan.features.contains(.elements))
    page.onCoordinator = { [weak self] in self?.leaks.add($0, "a coordinator") }
    page.onOpenCompletion = { [weak self] in self?.openCompletions += $0 }
    // A deallocated controller gets no calls, even if an animator has added its view again.
    page.onEnd = { [weak self] in self?.appearance.forget(title) }
    leaks.add(page, "page \(title)")
    return page
  }

  private func fault(_ rule: TrialFault.Rule, _ text: String) {
    faults.append(TrialFault(rule: rule, time: stage.time, text: text))
  }
}

// MARK: Playing
extension Trial {
  /// More frames than a late animator waits, and than an overdue one does.
  private static let lateFrames = 14
  private static let framesBeforeReport = 260

  private func play() {
    var events = plan.script.events.dropFirst(earlyEvents.count)
    while stage.nextTime <= plan.script.end + 1e-6 || !events.isEmpty, faults.isEmpty {
      while let event = events.first, event.time <= stage.nextTime + 1e-6 {
        events.removeFirst()
        follow(event)
        player?.schedule(event)
      }
      stage.frame()
    }
    guard faults.isEmpty else { return }
    rest()
  }

  private func follow(_ event: Script.Event) {
    switch event.action {
    case .down(let position), .move(let position): motion.touched(position, isDown: true)
    case .up(let position), .tap(let position): motion.touched(position, isDown: false)
    case .touchCancel: motion.touched(.zero, isDown: false)
    default: break
    }
  }

  /// Runs until everything has ended without help, even if an animator never completes.
  private func rest() {
    guard let container else { return }
    // On a busy main thread a callback may be late and select another child.
    for _ in 0..<3 where faults.isEmpty {
      stage.run(until: { container.transitionSnapshot == nil || !faults.isEmpty }, limit: 5)
      if container.transitionSnapshot != nil {
        fault(.stuck, "a transition by \(movingKinds.last?.rawValue ?? "nobody") is under way after 5 s")
      }
      for _ in 0..<Self.lateFrames where faults.isEmpty { stage.servedFrame() }
      if container.transitionSnapshot == nil { break }
    }
    stage.run(until: { covers.allSatisfy { $0.page?.isMoving != true } || !faults.isEmpty }, limit: 5)
    stage.servedFrame()
    judge?.finish()
    reportFlashes()
    guard faults.isEmpty else { return }
    if let answer = selections.unanswered { fault(.completion, answer) }
    if contract.isOpen { fault(.contract, "no end of the transition to \(contract.current ?? "")") }
    for (subject, phase) in appearance.seen where phase == .appearing || phase == .disappearing {
      fault(.appearance, "\(subject) is still \(phase.rawValue)")
    }
    if openCompletions != 0 { fault(.completion, "\(openCompletions) completions of coordinators are owed") }
  }

  private func tearDown() {
    player?.tearDown()
    player = nil
    container?.callObserver = nil
    (container as? TrialContainer)?.onCall = nil
    container = nil
    header = nil
    stage.onFrame = nil
    stage.window.rootViewController = nil
    for _ in 0..<Self.lateFrames { stage.servedFrame() }
    for _ in 0..<Self.framesBeforeReport where late.contains(where: { $0.context != nil }) { stage.servedFrame() }
    stage.tearDown()
    listener.map(Trace.listeners.remove)
    AnimatorKind.onContext = nil
    guard faults.isEmpty else { return }
    for leaked in leaks.remaining { fault(.leak, leaked) }
  }
}

// MARK: Recording
extension Trial {
  private func received(_ name: String, _ controller: UIViewController) {
    let isEarlyContainer = controller === container && plan.features.contains(.early) && !hasAppeared
    if CallRecorder.layoutCalls.contains(name) {
      if controller is TrialPage || isEarlyContainer { player?.received(name) }
      return
    }
    if let container, controller === container {
      // A selection that the app makes in this call comes before the container's appearance changes.
      if isEarlyContainer { player?.received(name) }
      receivedFromContainer(name)
      return
    }
    if name == "viewDidLoad", let cover = controller as? CoveringPage {
      covers.append(WeakCover(page: cover))
      leaks.add(cover, cover.title ?? "?")
    }
    // UIKit takes the page away, which ends a transition at once.
    if name == "viewDidAppear", controller is CoveringPage, controller.modalPresentationStyle == .currentContext {
      motion.excused = 3
    }
    let subject = controller.title ?? "?"
    guard controller.title != nil else { return }
    if let violation = appearance.received(name, subject) { fault(.appearance, violation) }
    received(name, subject, isChild: controller.parent === container)
    // UIKit loads what is presented inside `present`, and complains of an app that presents there, too. What is dismissed hears of
    // it before its page does: nobody else can tell then whether the page has appeared.
    if controller is TrialPage || !["viewDidLoad", "viewWillDisappear"].contains(name) { player?.received(name) }
  }

  private func receivedFromContainer(_ name: String) {
    if name == "viewDidAppear" { hasAppeared = true }
    note("\(name) the container")
    if let violation = appearance.received(name, "the container") { fault(.appearance, violation) }
    contract.containerChanges()
  }

  /// Called for each call that the container makes.
  private func made(_ name: String, _ subject: String) {
    if container is TrialContainer, let violation = overrides.made(name, subject) { fault(.contract, violation) }
    received(name, subject)
  }

  private func received(_ name: String, _ subject: String, isChild: Bool = true) {
    if name == "willSelect" || name == "animationControllerForTransition" && plan.features.contains(.scrub) {
      motion.comes(child(subject)?.viewIfLoaded)
    }
    note("\(name) \(subject)")
    if name == "shouldSelect", let page = child(subject), !page.containerTabItem.isEnabled {
      fault(.disabled, "the user selects \(subject), whose tab is disabled")
    }
    if name == "animationControllerForTransition" {
      // The library's transitions ease in and out, and are at most as fast as this kind.
      movingKinds.append(kind == .slide && plan.features.replacesSlide ? .interruptible : kind)
      begunInFrame += 1
      mayFlash = mayFlash(by: kind)
    }
    if name == "didSelect" { selections.selected(Self.name(subject)) }
    let isSeen = appearance.phase(of: "the container") == .visible
    let selected = container?.selectedViewController?.title
    if let violation = contract.received(name, subject, isSeen: isSeen, selected: selected, isChild: isChild) {
      fault(.contract, violation)
    }
    // UIKit has made such a page disappear.
    if contract.isOpen, container?.children.contains(where: \.isHiddenBelowCover) == true {
      contract.containerChanges()
    }
    if plan.features.contains(.scrub) {
      if name == "animationControllerForTransition" { progress.ended() }
      return name == "animationEnded" ? drawing?.end() ?? () : ()
    }
    guard name == "didSelect" || name == "didCancelTransitionTo" else { return }
    if let violation = progress.ended(isCompleted: name == "didSelect") { fault(.progress, violation) }
    drawing?.end(isCompleted: name == "didSelect")
  }

  private func received(_ report: ContainerTransitionProgress) {
    let report = ProgressWatch.Report(
      from: report.from.title ?? "", to: report.to.title ?? "", fraction: report.fractionComplete,
      isInteractive: report.isInteractive, isCancelled: report.isCancelled)
    let current = plan.features.contains(.scrub) ? report.to : contract.current
    if let violation = progress.reported(report, current: current) { fault(.progress, violation) }
  }

  private func animates(_ context: any UIViewControllerContextTransitioning) {
    leaks.add(context, "a context")
    guard let kind = movingKinds.last, kind.maximumSpeed == nil else { return }
    late.append(LateAnimator(context: context, kind: kind))
  }

  private func note(_ call: String) {
    if keepsCalls { calls.append("\((stage.time * 1e4).rounded() / 1e4) \(call)") }
  }

  /// Returns the name of the page with a title.
  private static func name(_ title: String) -> String { String(title.prefix { $0 != "/" }) }

  private func child(_ title: String) -> UIViewController? {
    container?.viewControllers.first { $0.title == title }
  }

  private func willSelect(_ name: String) -> ((ContainerSelectionOutcome) -> Void)? {
    let request = selections.request(name)
    return { [weak self] outcome in
      guard let self else { return }
      let isHere = container?.selectedViewController?.title.map(Self.name) == name
      if let violation = selections.answer(request, outcome, isHere: isHere) { fault(.completion, violation) }
    }
  }

  private func didPerform(_ action: Script.Action) {
    note("! \(action)")
    // An action of the app may change the picture at once.
    judge?.finish()
    switch action {
    case .cover(_, .current, _): contract.containerChanges()
    // A page that is given away in a call about it may be the outgoing one, and not the selected one.
    case .give where plan.features.contains(.calls): contract.containerChanges()
    default: break
    }
    switch action {
    // A picture or an element that moves above the pages does not know of it, and neither does a view that UIKit moves.
    case .rotate, .size, .cover, .uncover:
      let isPicture = contract.isOpen && (takesPicture || plan.features.contains(.elements))
      mayFlash = mayFlash || isPicture || covers.contains { $0.page?.isMoving == true }
    default: break
    }
    switch action {
    case .animator(let kind): self.kind = kind
    case .jump, .change, .disappear, .appear, .background, .foreground: motion.excused = 1
    // The layout, which ends a transition, comes late in the frame.
    case .rotate, .size: motion.excused = 2
    // The position of a percent-driven transition is shown in the next frame, once the animations are dated.
    case .detach, .give, .replaceRoot, .present, .dismiss, .drive, .window, .animations, .newView, .cover, .uncover:
      motion.excused = 3
    default: break
    }
  }
}

// MARK: Checking
extension Trial {
  /// Returns true for the issue that UIKit reports when an animator takes a snapshot of a page that was added in the
  /// same frame. An animator may do that at any time.
  private static func isAnimators(_ issue: String) -> Bool {
    issue.hasPrefix("Snapshotting a view") && issue.contains("has not been rendered at least once")
  }

  /// `true` if any request may end the transition at once: animations are off, or nobody can see that an interaction
  /// controller has started some.
  private var mayBeCutShort: Bool {
    !UIView.areAnimationsEnabled || movingKinds.contains(.starts) && !plan.conditions.viewAnimationsHaveKeys
  }

  /// Checks the state that is shown, in a frame or after a commit. Invisible state is checked when no code runs.
  private func check() {
    guard let container else { return }
    let isServed = stage.pictureKind == .frame
    let issues = stage.issues
    if issues.count > issueCount {
      let mistakes = stage.animatorIssues
      for issue in issues[issueCount...] where !mistakes.contains(issue) {
        if Self.isAnimators(issue) { mayFlash = true } else { fault(.complaint, issue) }
      }
      issueCount = issues.count
    }
    judgePicture()
    if isServed, begunInFrame == 0 { drawing?.check(container.transitionProgress, plan.conditions) }
    if let violation = source?.fault ?? tabs?.fault { fault(.rest, violation) }
    if mayBeCutShort { motion.excused = max(motion.excused, 1) }
    let isMoving = container.transitionSnapshot != nil
    let area = container.transitionContainerView
    motion.isScrubbed = container.isScrubbing || wasScrubbing
    let violation = motion.look(
      area, kinds: movingKinds + late.map(\.kind), isMoving: isMoving || wasMoving,
      isBeyondEnd: container.overscrollOffset != 0, at: CACurrentMediaTime(), isServed: isServed)
    if let violation { fault(.motion, "\(violation), \(stage.pictureKind)") }
    if isServed {
      wasScrubbing = container.isScrubbing
      movingKinds = movingKinds.suffix(1)
      begunInFrame = 0
      // Do this after `look`, because an animator that released its context in this frame may have moved a page in it.
      late.removeAll { $0.context == nil }
      wasMoving = isMoving
    }
    guard !isMoving, stage.pictureKind != .commit(.code), stage.pictureKind != .busyFrame else { return }
    if contract.isOpen { fault(.contract, "no end of the transition to \(contract.current ?? "")") }
    let isSeen = appearance.phase(of: "the container") == .visible
    checkRest(container, isSeen: isSeen)
    if isSeen, let violation = header.flatMap(TrialHeader.fault) { fault(.rest, violation) }
    for page in container.viewControllers {
      if let violation = page.viewIfLoaded.flatMap(TrialElements.fault) {
        fault(.rest, "\(page.title ?? "?"): \(violation)")
      }
    }
  }

  private func checkRest(_ container: ContainerViewController, isSeen: Bool) {
    // Another page than the selected one may rest under a finger on the bar.
    if container.isScrubbing { return }
    let violations = RestWatch.faults(
      container, isInHeader: header != nil, isSeen: isSeen, covers: covers.compactMap(\.page), appearance: appearance)
    for violation in violations { fault(.rest, violation) }
    if isSeen, let violation = tabs?.restFault { fault(.rest, violation) }
  }
}

// MARK: Pictures
extension Trial {
  private var presentsOver: Bool { container?.children.contains { $0.presentedViewController != nil } == true }

  private var takesPicture: Bool { kind == .snapshot || kind == .transition }

  /// Returns true if the end of the transition that begins may look different from rest.
  private func mayFlash(by kind: AnimatorKind) -> Bool {
    // An earlier transition of the frame that has ended at once is not on screen yet. A picture of a page is without what that
    // presents, which has been beside it in the last frame.
    let isStill =
      !wasMoving && begunInFrame == 1 && motion.excused == 0 && !stage.hasAnimations(endless: true) && !stage.scrolls
      && !presentsOver
    // Animations alongside an earlier transition of the frame go back with this one, if nobody can see them.
    let followsOther = begunInFrame > 1 && !plan.conditions.viewAnimationsHaveKeys
    return takesPicture && !isStill || followsOther || stage.hasAnimations(endless: false)
  }

  /// Judges what the current frame shows. An animator that breaks rules may let pages flash, even after its transition.
  private func judgePicture() {
    guard let judge else { return }
    if !mayFlash, UIView.areAnimationsEnabled, late.isEmpty, movingKinds.allSatisfy({ $0.maximumSpeed != nil }) {
      judge.add(frameOf: stage, container: container)
    } else {
      judge.finish()
    }
    reportFlashes()
  }

  private func reportFlashes() {
    guard let judge, judge.flashes.count > flashCount else { return }
    for flash in judge.flashes[flashCount...] { fault(.flash, "\(flash)") }
    flashCount = judge.flashes.count
  }
}

private struct WeakCover {
  weak var page: CoveringPage?
}

/// An animator that breaks rules, until it releases its context.
private struct LateAnimator {
  weak var context: (any UIViewControllerContextTransitioning)?
  let kind: AnimatorKind
}
