import UIKit

/// A window on a clock that is advanced by hand: touches go in, frames come out, and no time passes in between.
///
/// Frame k is at exactly `k / fps` seconds after the stage began, unless `conditions` change the rate. A stage has its
/// own frame loop, which replaces that of the previous stage, so that many stages can follow each other in one process.
/// If two exist at once, they share the screen, and only the later one has frames. A stage restores the previous state
/// when `tearDown()` is called or when it is deinitialized: a closure in `onFrame` should use the stage that it is
/// passed.
///
/// Screen, frame loop and application are there once in a process: suites that use a stage are `@MainActor` and
/// `.serialized`, and run with `swift test --no-parallel`.
@preconcurrency @MainActor
open class Stage {
  /// The media time (`CACurrentMediaTime()`) at which a stage begins, in seconds, unless `StageConditions.uptime` is
  /// set. It is not 0, to expose code that takes 0 for "not set".
  public nonisolated static let mediaTimeAtStart: CFTimeInterval = 1000

  /// The key window, in an active scene of its own, with its origin at the top left of the screen.
  public let window: UIWindow
  /// Pixels per point.
  public let scale: CGFloat
  /// The conditions under which frames and code run.
  public let conditions: StageConditions
  /// The frame under way or shown last; -1 before the first one.
  public internal(set) var frameIndex = -1
  /// The times of the frames, in seconds since the stage began, where they are not even. Ascending.
  package var pace: ((_ index: Int) -> TimeInterval)?
  /// Whether what a frame shows is kept for `image()`. Without it a frame costs less.
  package var keepsPictures = true
  /// Called within each frame, after it was presented and before ended animations report. If
  /// `StageConditions.showsEveryCommit` is true, it is also called after each commit.
  public var onFrame: ((Stage) -> Void)?
  /// Called after each commit that changed something visible.
  ///
  /// iOS may show the state that a commit leaves. If a display link commits an explicit transaction of its own, that
  /// transaction's changes can be visible before those that its caller makes next. Commits occur at the end of a frame
  /// and of each turn of the main queue. In the middle of code they come from an outermost `CATransaction.commit()` and
  /// from `CATransaction.flush()`. A commit that changes no layer of a window does not count.
  ///
  /// It is called within the code that commits. Read what is shown (`shown(_:)`, a layer's `presentation()`), and
  /// change nothing.
  public var onCommit: (() -> Void)?
  /// Called before `onCommit`, with the source of the commit.
  package var commitWatcher: ((CommitSource) -> Void)?
  /// Called before `onFrame`, for what the stage's own class writes down.
  package var watcher: ((Stage) -> Void)?
  /// What UIKit had to complain about since the stage began, in its words, such as unbalanced appearance calls. A good
  /// test ends with expecting none.
  public private(set) var issues: [String] = []
  /// The feedback that the user would have felt since the stage began, and what was prepared, by its base name
  /// (`prepare`, `selectionChanged`, …), with seconds since the stage began.
  public private(set) var feedback: [(time: TimeInterval, name: String)] = []

  /// Who writes down the calls.
  package let recorder: CallRecorder
  var input = InputQueue()
  /// Windows in scenes of their own.
  var others: [UIWindow] = []
  let loop: FrameLoop
  let clock: ManualClock
  let taken: TakenPlace
  /// The times of frames for which `pace` is not set.
  let schedule: FrameSchedule
  /// The time until which the main thread is busy, in seconds since the stage began.
  var busyUntil: TimeInterval = 0
  /// `true` if the main thread was busy in the last frame, so that nothing was called in it: no input, no display link,
  /// no completion. The display showed the last committed state, and its animations continued.
  public internal(set) var isMainThreadBusy = false
  /// The kind of state for which `onFrame` and `watcher` are called.
  package internal(set) var occasion = Occasion.frame
  var shown: RenderNode?

  /// A visible key window of this size at the origin, in an active scene of its own.
  package convenience init(
    size: CGSize = Stage.usualSize, scale: CGFloat = 1, fps: Double = 60, endReports: EndReports,
    conditions: StageConditions = StageConditions()
  ) {
    self.init(size: size, scale: scale, fps: fps, endReports: endReports, conditions: conditions) {
      Self.makeWindow(size: size)
    }
  }

  /// `makeWindow` is called with screen, settings and clock in place: an application can be launched in it.
  package init(
    size: CGSize, scale: CGFloat, fps: Double, endReports: EndReports = .afterFrame,
    conditions: StageConditions = StageConditions(), settings: UserSettings = UserSettings(),
    makeWindow: () throws -> UIWindow
  ) rethrows {
    precondition(fps > 0 && fps.isFinite, "a stage needs a positive number of frames a second")
    precondition(
      size.width > 0 && size.height > 0 && scale > 0 && (size.width * size.height * scale).isFinite,
      "a stage needs a size in points and a scale, all of them positive")
    self.scale = scale
    self.conditions = conditions
    schedule = FrameSchedule(fps: fps, changes: conditions.frameRates)
    clock = ManualClock(now: conditions.uptime)
    loop = FrameLoop(clock: clock, endReports: endReports)
    FrameLoop.main = loop
    recorder = CallRecorder()
    taken = TakenPlace(recorder: recorder, conditions: conditions)
    UIScreen.main.configure(bounds: CGRect(origin: .zero, size: size), scale: scale)
    taken.settings = settings
    if settings != taken.settingsBefore { settings.apply() }
    let early = IssueLog()
    RuntimeIssues.handler = { early.lines.append($0) }
    do { window = try makeWindow() } catch {
      taken.giveBack()
      throw error
    }
    issues = early.lines
    let before = taken.issueHandler
    RuntimeIssues.handler = { [weak self] line in
      let wasHeard: Void? = MainActor.assumeIsolated { self?.issues.append(line) }
      if wasHeard == nil { before(line) }
    }
    loop.onCommit = { [weak self] source in MainActor.assumeIsolated { self?.didCommit(source) } }
    FeedbackTrace.observer = { [weak self] name in self.map { $0.feedback.append(($0.time, name)) } }
    recorder.now = { [weak self] in (max(self?.frameIndex ?? 0, 0), self?.time ?? 0) }
  }

  isolated deinit { tearDown() }

  /// A visible key window of this size at the origin, in an active scene of its own.
  package static func makeWindow(size: CGSize) -> UIWindow {
    let window = UIWindow(windowScene: .connected())
    window.frame = CGRect(origin: .zero, size: size)
    window.makeKeyAndVisible()
    window.windowScene?.activate()
    return window
  }

  /// The frames per second, from the frame under way or the last one on.
  public var fps: Double { schedule.fps(after: max(frameIndex, 0)) }

  /// Seconds since the stage began: the time of the frame under way or shown last.
  public var time: TimeInterval { frameTime(max(frameIndex, 0)) }

  /// The time of the frame that `frame()` shows next, in seconds since the stage began.
  public var nextTime: TimeInterval { frameTime(frameIndex + 1) }

  /// What the last frame shows, at the stage's scale. Before the first frame: what is committed.
  public func image() -> CGImage {
    let size = window.bounds.size
    let context = CGContext(
      topLeftWidth: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale)
    if let node = shown ?? window.layerTree?.renderNode(at: loop.now) {
      Compositor.draw(node, into: context)
    }
    guard let image = context.makeImage() else { preconditionFailure("a bitmap context has an image") }
    return image
  }

  /// Hides the window and gives back what the stage has taken: the screen as it was, calls and runtime issues to whoever
  /// heard them before. Called anew it does nothing; a stage that nobody holds any more does it by itself.
  public func tearDown() {
    guard !taken.isGivenBack else { return }
    onFrame = nil
    watcher = nil
    (onCommit, commitWatcher) = (nil, nil)
    for window in others + [window] {
      let scene = window.windowScene
      window.isHidden = true
      window.rootViewController = nil
      scene?.disconnect()
    }
    others = []
    taken.giveBack()
  }
}

/// Runtime issues of the time when the stage has no window yet.
private final class IssueLog {
  var lines: [String] = []
}
