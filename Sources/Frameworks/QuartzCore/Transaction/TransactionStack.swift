/// The open transactions, outermost first.
final class TransactionStack {
  private final class Level {
    var values: [String: Any] = [:]
    var group: CompletionGroup?
    var isImplicit = false
    /// The closures to call before it is committed.
    var endings: [() -> Void] = []
  }

  private var levels: [Level] = []
  /// Closed levels for reuse, because most frames open several.
  private var spare: [Level] = []
  /// `true` while the outermost transaction is being committed, including layout and display.
  private(set) var isCommitting = false
  private unowned let loop: FrameLoop

  init(loop: FrameLoop) { self.loop = loop }

  /// `true` if there is something to commit.
  var isOpen: Bool { !levels.isEmpty }

  /// `true` if all changes so far could be committed now: no transaction waits for its `commit`.
  var canCommit: Bool { !isCommitting && levels.allSatisfy(\.isImplicit) }

  func begin() { open(isImplicit: false) }

  /// Opens the implicit transaction if there is none.
  func ensure() {
    if levels.isEmpty { open(isImplicit: true) }
  }

  private func open(isImplicit: Bool) {
    let level = spare.popLast() ?? Level()
    level.isImplicit = isImplicit
    levels.append(level)
  }

  /// Calls `body` at the end of the innermost open transaction, before that is committed. In the layout of a commit, that
  /// is the end of another commit right after it.
  func callAtEnd(_ body: @escaping () -> Void) {
    ensure()
    levels.last?.endings.append(body)
  }

  private func callEndings() {
    while let level = levels.last, !level.endings.isEmpty {
      let due = level.endings
      level.endings = []
      due.forEach { $0() }
    }
  }

  func commit() {
    guard levels.last?.isImplicit == false else { return }
    callEndings()
    guard levels.last?.isImplicit == false else { return }
    close(from: .code)
    if let below = levels.last, below.isImplicit, flushWaits { flush() }
  }

  /// Commits the implicit transaction if no transaction is open inside it.
  func flush(from source: CommitSource = .code) {
    guard !isCommitting else { return }
    if levels.last?.isImplicit == true { callEndings() }
    guard let level = levels.last else { return }
    flushWaits = !level.isImplicit
    guard level.isImplicit else { return }
    close(from: source)
    if levels.last?.endings.isEmpty == false { flush(from: source) }
  }

  private var flushWaits = false

  /// Closes the innermost transaction. The outermost is committed while it is still open, so that changes during layout
  /// are part of it. Observers of commits are called after it is closed.
  private func close(from source: CommitSource) {
    var hasChanged = false
    if levels.count == 1 && !isCommitting {
      isCommitting = true
      hasChanged = loop.commitTrees()
      isCommitting = false
    }
    let level = levels.removeLast()
    level.group?.close(loop)
    level.group = nil
    level.values.removeAll(keepingCapacity: true)
    let endings = level.endings
    level.endings = []
    spare.append(level)
    for ending in endings { callAtEnd(ending) }
    if hasChanged { loop.onCommit?(source) }
  }

  func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return levels.last(where: { $0.group != nil })?.group?.block }
    return levels.last { $0.values[key] != nil }?.values[key]
  }

  func setValue(_ value: Any?, forKey key: String) {
    ensure()
    levels.last?.values[key] = value
  }

  func setCompletion(_ block: (() -> Void)?) {
    ensure()
    guard let level = levels.last else { return }
    level.group?.close(loop)
    level.group = block.map(CompletionGroup.init)
  }

  /// The groups of an animation that is added now, innermost first.
  var groups: [CompletionGroup] { levels.reversed().compactMap(\.group) }
}
