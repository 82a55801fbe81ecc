/// What a transition's coordinator has been given to call, and what is still to be called. Each is called once, but for
/// those that hear of every change.
package struct CoordinatorHandlers<Context> {
  package typealias Handler = (Context) -> Void

  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var changes: [(handler: Handler, once: Bool)] = []
  private var hasStarted = false

  package init() {}

  /// False where the animations have begun already: then only the completion is kept.
  package mutating func add(animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if !hasStarted { alongside.append(animation) }
    return !hasStarted
  }

  /// - Parameter once: Whether it hears of the end of the interaction only, and no second time.
  package mutating func add(change handler: @escaping Handler, once: Bool) {
    changes.append((handler, once))
  }

  /// Takes the animations that wait. None are taken after this.
  package mutating func takeAnimations() -> [Handler] {
    hasStarted = true
    defer { alongside = [] }
    return alongside
  }

  /// Those that are to hear that the transition is interactive now, or no longer.
  package mutating func takeChanges(isInteractive: Bool) -> [Handler] {
    let due = changes.filter { !($0.once && isInteractive) }
    if !isInteractive { changes.removeAll(where: \.once) }
    return due.map(\.handler)
  }

  /// The next that is to hear of the end, also one that the last has added; nil where none is left.
  package mutating func takeCompletion() -> Handler? {
    alongside = []
    changes = []
    return completions.isEmpty ? nil : completions.removeFirst()
  }
}
