/// Runs frames, one after the other, each with one time. Main thread only.
package final class FrameLoop {
  /// The loop that layers, transactions and display links use. A test puts a fresh one here.
  nonisolated(unsafe) package static var main = FrameLoop(clock: SystemClock())

  /// What tells the time between frames.
  package var clock: any MediaClock
  package var endReports: EndReports

  private(set) lazy var transactions = TransactionStack(loop: self)
  var trees: [LayerTree] = []
  /// The animations that were committed and have not ended, in the order in which they were added.
  var running: [AttachedAnimation] = []
  /// Animations added since the last commit, to layers in a tree or not.
  var added: [AttachedAnimation] = []
  /// Layers that left their superlayer since the last commit, of those that were committed.
  var removed: [CALayer] = []
  /// The number of calls of `layoutIfNeeded()` that are under way.
  var layoutDepth = 0
  /// The closures to call at the end of the commit under way.
  var lateChanges: [() -> Void] = []
  /// Display links that were added to a run loop.
  var links: [CADisplayLink] = []
  private var turns: [() -> Void] = []
  /// What is called at a time, where time is held.
  var timed: [TimedCall] = []
  var reports: [() -> Void] = []
  /// Whether something was committed since the last frame was presented.
  var hasNews = false
  /// Called after each commit of an outermost transaction that changed a tree.
  package var onCommit: ((CommitSource) -> Void)?
  private(set) var frame: FrameTime?

  package init(clock: any MediaClock, endReports: EndReports = .afterFrame) {
    (self.clock, self.endReports) = (clock, endReports)
  }

  /// The time of the frame under way, or else the clock's.
  package var now: CFTimeInterval { frame?.now ?? clock.now }

  /// Runs a frame.
  ///
  ///     0  the time is frame.now, until the end
  ///     1  turns of the main queue that were queued before, and timers that are due, each with its commit
  ///     2  input: touches, gesture recognizers, actions
  ///     3  display links
  ///     4  [.beforeFrame] the turn in which ended animations report, with its commit
  ///     5  layout, display, implicit commit: animations get their begin time
  ///     6  present: render nodes of (committed tree, time), drawing
  ///     7  [.afterFrame] the turn in which ended animations report, with its commit
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
    present()
    if endReports == .afterFrame { report() }
  }

  /// Has `body` called in a turn of the main queue of its own: at the start of the next frame.
  package func enqueueTurn(_ body: @escaping () -> Void) { turns.append(body) }

  /// Whether a frame has something to do: to show what a commit brought, to call somebody, or to move an animation.
  /// Animations that stand still, with their layers or by themselves, ask for none.
  package var needsFrame: Bool {
    transactions.isOpen || hasNews || !turns.isEmpty || !reports.isEmpty || waitsForCall
      || links.contains { !$0.isPaused } || running.contains { $0.needsFrame(at: now) }
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
