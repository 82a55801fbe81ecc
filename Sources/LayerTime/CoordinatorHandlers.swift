/// The handlers that a transition's coordinator still has to call.
package struct CoordinatorHandlers<Context> {
  package typealias Handler = (Context) -> Void

  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var changes: [(handler: Handler, once: Bool)] = []
  /// `true` once no animation can be added.
  private var isClosed = false

  package init() {}

  /// Adds an alongside animation and a completion. Returns false if it is too late for an animation: the completion is
  /// added then, and the animation is not.
  package mutating func add(animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if !isClosed { alongside.append(animation) }
    return !isClosed
  }

  /// Adds a handler for changes between interactive and not interactive.
  ///
  /// - Parameter once: `true` to call it only once, when the interaction ends.
  package mutating func add(change handler: @escaping Handler, once: Bool) {
    changes.append((handler, once))
  }

  /// Rejects animations from now on.
  package mutating func close() { isClosed = true }

  /// Removes the alongside animations and returns them, in order.
  package mutating func removeAnimations() -> [Handler] {
    defer { alongside = [] }
    return alongside
  }

  /// Returns the handlers to call when `isInteractive` changes, and removes the ones that are called once.
  package mutating func removeChanges(isInteractive: Bool) -> [Handler] {
    let due = changes.filter { !($0.once && isInteractive) }
    if !isInteractive { changes.removeAll(where: \.once) }
    return due.map(\.handler)
  }

  /// Removes the next completion and returns it; nil if none is left. A completion may add another one. All other
  /// handlers are removed, too.
  package mutating func removeCompletion() -> Handler? {
    close()
    alongside = []
    changes = []
    return completions.isEmpty ? nil : completions.removeFirst()
  }
}
