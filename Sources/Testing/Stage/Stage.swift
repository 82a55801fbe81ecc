import LayerTime
import UIKit

/// A window on a clock that the test advances. Add touches, run frames, and read what they show. No time passes in
/// between.
///
/// The code of frame k runs exactly `k / fps` seconds after the stage began, unless `conditions` change the rate. The frame
/// is on screen when the code of the next one runs, and its picture is of that time: the frame in which an animation starts
/// shows its first step.
///
/// There is one screen, one frame loop and one application in a process, so there is one stage at a time. Suites that use
/// a stage are `@MainActor` and `.serialized`, and run with `swift test --no-parallel`. Creating a stage tears down the
/// previous one. A frame of a stage that is run after that records an issue.
///
/// A stage restores the previous state when `tearDown()` is called, when it is deinitialized, or when the next stage is
/// created. A closure in `onFrame` should use the stage that it is passed, so that it does not retain the stage.
@preconcurrency @MainActor
open class Stage {
  /// The media time (`CACurrentMediaTime()`) at which a stage begins, in seconds, unless `StageConditions.uptime` is
  /// set. It is not 0, to expose code that takes 0 for "not set".
  public nonisolated static let mediaTimeAtStart: CFTimeInterval = 1000

  /// The key window, in an active scene of its own, with its origin at the top left of the screen.
  public let window: UIWindow
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The conditions under which frames and code run.
  public let conditions: StageConditions
  /// The index of the current frame, or of the last one; -1 before the first.
  public internal(set) var frameIndex = -1
  /// Returns the times of the frames, in seconds since the stage began, ascending; nil for a constant rate.
  package var pace: ((_ index: Int) -> TimeInterval)?
  /// A Boolean value that determines whether frames are kept for `image()`. A frame costs less without.
  package var keepsPictures = true
  /// Called within each frame, after it was presented and before the completions of ended animations run. If
  /// `StageConditions.showsEveryCommit` is true, it is also called after each commit.
  public var onFrame: ((Stage) -> Void)?
  /// Called after each commit that changed something visible.
  ///
  /// iOS may show the state that a commit leaves. If a display link commits an explicit transaction of its own, that
  /// transaction's changes can be visible before those that its caller makes next. Commits occur at the end of a frame
  /// and of each turn of the main queue. In the middle of code they come from an outermost `CATransaction.commit()` and
  /// from `CATransaction.flush()`. A commit that changes no layer of a window does not count.
  ///
  /// It is called within the code that commits. Read `presentation(of:)` or a layer's `presentation()`, and change
  /// nothing.
  public var onCommit: (() -> Void)?
  /// The listeners of a film, a subclass or a tool. They are called before `onFrame` and `onCommit`.
  package let listeners = EventListeners<StageEvent>()
  /// Called with each new stage, before it shows anything but its window.
  package static var onMake: ((Stage) -> Void)?
  /// The issues since the stage began, in order. A good test ends with the expectation that there are none.
  ///
  /// They are UIKit's runtime issues, such as unbalanced appearance calls, and the mistakes of animators in the
  /// transitions of any container, each with the animator's class:
  ///
  /// - It does not call `completeTransition(_:)` within 0.5 seconds after its duration and its animations. `settle()`
  ///   waits for this.
  /// - It calls `completeTransition(_:)` twice, or not with the inverse of `transitionWasCancelled`.
  /// - It leaves the outgoing view changed after a cancelled transition, or the incoming view after a completed one:
  ///   transform, alpha, hidden, mask, anchor point, z position or user interaction. Changes that it reverts in its
  ///   completion block count as reverted. The transition is judged when the next frame begins or when you read this
  ///   property.
  public var issues: [String] {
    audit.judge()
    return reportedIssues
  }
  /// The haptics that were prepared or played since the stage began: the base name of each call (`prepare`,
  /// `selectionChanged`, …) and its time, in seconds since the stage began.
  public private(set) var feedback: [(time: TimeInterval, name: String)] = []

  private var isTornDown = false
  private var traceListeners: [EventListener<Trace.Event>] = []
  private var reportedIssues: [String] = []
  private(set) lazy var audit = TransitionAudit { [unowned self] in reportedIssues.append($0) }
  /// The elements of `issues` that are mistakes of animators.
  package var animatorIssues: [String] {
    audit.judge()
    return audit.issues
  }
  /// The stage that was created last.
  private static weak var current: Stage?
  /// The recorder of the calls.
  package let recorder: CallRecorder
  var input = InputQueue()
  /// The numbers of the fingers that are down.
  package internal(set) var fingersDown: Set<Int> = []
  /// `true` if input was delivered in the current frame, or in the last one.
  package internal(set) var hasInput = false
  /// The additional windows, each in a scene of its own.
  var others: [UIWindow] = []
  let loop: FrameLoop
  /// `true` once a frame was run after another stage took over.
  var isReplaced = false
  let clock: ManualClock
  let replaced: ReplacedState
  /// The times of frames for which `pace` is not set.
  let schedule: FrameSchedule
  /// The time until which the main thread is busy, in seconds since the stage began.
  var busyUntil: TimeInterval = 0
  /// `true` if the main thread was busy in the last frame, so that nothing was called in it: no input, no display link,
  /// no completion. The display showed the last committed state, and its animations continued.
  public internal(set) var isMainThreadBusy = false
  /// The kind of state for which `onFrame` is called.
  package internal(set) var pictureKind = PictureKind.frame
  var shown: RenderNode?
  /// The judge of the pictures; nil if flashes are not looked for.
  package var flashJudge: FlashJudge?

  /// Creates a stage with a visible key window at the origin, in an active scene of its own.
  package convenience init(
    size: CGSize = Stage.defaultSize, scale: CGFloat = 1, fps: Double = 60, endReports: EndReports,
    conditions: StageConditions = StageConditions()
  ) {
    self.init(size: size, scale: scale, fps: fps, endReports: endReports, conditions: conditions) {
      Self.makeWindow(size: size)
    }
  }

  /// Creates a stage. `makeWindow` is called when screen, settings and clock are set up, so that it can launch an
  /// application.
  package init(
    size: CGSize, scale: CGFloat, fps: Double, endReports: EndReports = .afterFrame,
    conditions: StageConditions = StageConditions(), settings: UserSettings = UserSettings(),
    caller: StageCaller? = nil, makeWindow: () throws -> UIWindow
  ) rethrows {
    let (size, scale) = StageMistake.display(size, scale: scale, at: caller)
    let fps = StageMistake.rate(fps, at: caller)
    let rates = StageMistake.rates(conditions.frameRates, at: caller)
    Self.current?.tearDown()
    self.scale = scale
    self.conditions = conditions
    schedule = FrameSchedule(fps: fps, changes: rates)
    clock = ManualClock(now: conditions.uptime)
    loop = FrameLoop(clock: clock, endReports: endReports)
    // The previous loop is released afterwards: its animations may hold objects that change layers when they go.
    let previous = FrameLoop.main
    FrameLoop.main = loop
    withExtendedLifetime(previous) {}
    let recorder = CallRecorder(listeners)
    self.recorder = recorder
    replaced = ReplacedState(conditions: conditions)
    // Calls are recorded from an application's launch on.
    let calls = Trace.listeners.add {
      if case .controllerCall(let name, let object) = $0 { recorder.received(name, object) }
    }
    UIScreen.main.configure(bounds: CGRect(origin: .zero, size: size), scale: scale)
    replaced.settings = settings
    if settings != UserSettings() { settings.apply() }
    let early = IssueLog()
    RuntimeIssues.handler = { early.lines.append($0) }
    let scenesBefore = UIApplication.shared.connectedScenes
    do { window = try makeWindow() } catch {
      // An application may have been launched, and its scene connected, before the error.
      for scene in UIApplication.shared.connectedScenes.subtracting(scenesBefore) { scene.close() }
      Trace.listeners.remove(calls)
      replaced.giveBack()
      throw error
    }
    reportedIssues = early.lines
    Self.current = self
    let before = replaced.issueHandler
    RuntimeIssues.handler = { [weak self] line in
      let wasReceived: Void? = MainActor.assumeIsolated { self?.reportedIssues.append(line) }
      if wasReceived == nil { before(line) }
    }
    loop.onCommit = { [weak self] source in MainActor.assumeIsolated { self?.didCommit(source) } }
    traceListeners = [calls, Trace.listeners.add { [weak self] in self?.received($0) }]
    recorder.now = { [weak self] in (max(self?.frameIndex ?? 0, 0), self?.time ?? 0) }
    Self.onMake?(self)
  }

  isolated deinit { tearDown() }

  /// Returns a visible key window at the origin, in an active scene of its own.
  package static func makeWindow(size: CGSize) -> UIWindow {
    let window = UIWindow(windowScene: .connected())
    window.frame = CGRect(origin: .zero, size: size)
    window.makeKeyAndVisible()
    window.windowScene?.activate()
    return window
  }

  /// The number of frames per second, starting at the current frame, or at the last one.
  public var fps: Double { schedule.fps(after: max(frameIndex, 0)) }

  /// The time at which the code of the current frame runs, or that of the last one, in seconds since the stage began. Its
  /// picture is of `screenTime`.
  public var time: TimeInterval { frameTime(max(frameIndex, 0)) }

  /// The time of the frame that `frame()` shows next, in seconds since the stage began.
  public var nextTime: TimeInterval { frameTime(frameIndex + 1) }

  /// The time at which the current frame is on screen, or the last one, in seconds since the stage began. It is the time of
  /// the next frame's code.
  public var screenTime: TimeInterval { frameTime(max(frameIndex, 0) + 1) }

  /// Returns a picture of the last frame, at the stage's scale; before the first frame, of the committed state.
  public func image() -> CGImage {
    picture.image()
  }

  /// Hides the window and restores the previous state: the screen, and the handler of runtime issues. A
  /// second call has no effect. Deinitializing a stage tears it down.
  public func tearDown() {
    guard !isTornDown else { return }
    isTornDown = true
    listeners.post(.tearDown)
    removeListeners()
    UIGestureRecognizer.returnFinished()
    for window in others + [window] {
      let scene = window.windowScene
      window.close()
      scene?.disconnect()
    }
    others = []
    replaced.giveBack()
  }

  /// Releases the closures after they are removed, because one may retain the last object that holds this stage.
  private func removeListeners() {
    for listener in traceListeners { Trace.listeners.remove(listener) }
    listeners.removeAll()
    let removed = (onFrame, onCommit)
    onFrame = nil
    onCommit = nil
    withExtendedLifetime(removed) {}
  }

  private func received(_ event: Trace.Event) {
    switch event {
    case .feedback(let call): feedback.append((time, call))
    case .step(let step, let context, let animator): audit.take(step, context, animator)
    case .otherChanges(let source, let isOver): audit.note(source, isOver: isOver)
    case .controllerCall, .transitionCall: break
    }
  }
}

/// The runtime issues that are reported before the stage has a window.
private final class IssueLog {
  var lines: [String] = []
}

extension UIScene {
  /// Closes the scene's windows and disconnects it.
  fileprivate func close() {
    for window in (self as? UIWindowScene)?.windows ?? [] { window.close() }
    disconnect()
  }
}

extension UIWindow {
  fileprivate func close() {
    isHidden = true
    rootViewController = nil
  }
}
