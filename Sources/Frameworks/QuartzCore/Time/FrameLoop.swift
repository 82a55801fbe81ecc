/// Runs frames one after another, each at a single time. Main thread only.
package final class FrameLoop {
  /// The loop that layers, transactions and display links use. A test replaces it.
  nonisolated(unsafe) package static var main = FrameLoop(clock: SystemClock())

  /// The source of the time between frames.
  package var clock: any MediaClock
  package var endReports: EndReports

  private(set) lazy var transactions = TransactionStack(loop: self)
  var trees: [LayerTree] = []
  var running = RunningAnimations()
  /// The animations added since the last commit, to layers in a tree or not.
  var added: [AttachedAnimation] = []
  /// The committed layers that left their superlayer since the last commit.
  var removed: [CALayer] = []
  /// The number of running calls of `layoutIfNeeded()`.
  var layoutDepth = 0
  /// The closures to call at the end of the current commit.
  var lateChanges: [() -> Void] = []
  /// The display links that were added to a run loop.
  var links: [CADisplayLink] = []
  private var turns: [() -> Void] = []
  /// The calls scheduled for a time, if a test or a film controls the clock.
  var timed: [TimedCall] = []
  var reports: [() -> Void] = []
  /// `true` if something was committed since the last frame was presented.
  var hasNews = false
  /// Called after each commit of an outermost transaction that changed a tree.
  package var onCommit: ((CommitSource) -> Void)?
  private(set) var frame: FrameTime?

  package init(clock: any MediaClock, endReports: EndReports = .afterFrame) {
    (self.clock, self.endReports) = (clock, endReports)
  }

  /// The time of the current frame, if any, otherwise the clock's.
  package var now: CFTimeInterval { frame?.now ?? clock.now }

  /// Runs a frame.
  ///
  ///     0  the time is frame.now, until the end; while the frame is presented it is frame.targetTimestamp
  ///     1  blocks queued earlier on the main queue, and timers that are due, each with its commit
  ///     2  input: touches, gesture recognizers, actions
  ///     3  display links
  ///     4  [.beforeFrame] ended animations report, followed by a commit
  ///     5  layout, display, implicit commit: animations get their begin time
  ///     6  present: render nodes of (committed tree, the time at which the frame is on screen), drawing
  ///     7  [.afterFrame] ended animations report, followed by a commit
  package func run(_ frame: FrameTime, input: () -> Void = {}, present: () -> Void = {}) {
    precondition(self.frame == nil, "a frame is run inside a frame")
    self.frame = frame
    defer { self.frame = nil }
    runTurns()
    fireTimed { transactions.flush(from: .turn) }
    AssociationTable.shared.sweep()
    input()
    fireLinks(frame)
    if endReports == .beforeFrame { report() }
    transactions.flush(from: .frame)
    hasNews = false
    show(present)
    if endReports == .afterFrame { report() }
  }

  /// The time at which what is committed now will be on screen: the current frame's, or the clock's between frames.
  package var screenTime: CFTimeInterval { frame?.targetTimestamp ?? clock.now }

  /// Calls `body`, for which `now` is the time at which the current frame is on screen.
  package func show(_ body: () -> Void) {
    let (frame, time) = (frame, screenTime)
    self.frame?.now = time
    body()
    self.frame = frame
  }

  /// Calls `body` as its own block of the main queue, at the start of the next frame.
  package func enqueueTurn(_ body: @escaping () -> Void) { turns.append(body) }

  /// `true` if a frame has something to do: show what was committed, make a call, or move an animation. Animations that
  /// are paused, by their layers' timing or their own, need no frame.
  package var needsFrame: Bool {
    transactions.isOpen || hasNews || !turns.isEmpty || !reports.isEmpty || waitsForCall
      || links.contains { !$0.isPaused } || running.list.contains { $0.needsFrame(at: now) }
  }

  private func runTurns() {
    let due = turns
    turns = []
    for turn in due {
      turn()
      transactions.flush(from: .turn)
    }
  }

  private func fireLinks(_ frame: FrameTime) {
    for link in links where links.contains(where: { $0 === link }) { link.fire(frame) }
  }
}
