/// The actions of a control, in the order in which they were registered.
@MainActor final class ControlHandlers {
  /// A target that is not retained. `isNil` is true if nil was registered. Otherwise the target may be gone.
  struct Target {
    weak var object: AnyObject?
    let isNil: Bool

    init(_ target: Any?) {
      object = target.map { $0 as AnyObject }
      isNil = target == nil
    }

    func `is`(_ target: Any?) -> Bool {
      guard let target else { return isNil }
      return !isNil && object === (target as AnyObject)
    }
  }

  enum Handler {
    case action(UIAction)
    case method(Selector, Target)

    /// Nil for an action.
    var selector: Selector? {
      if case .method(let selector, _) = self { selector } else { nil }
    }

    /// `false` if the target is gone.
    var isAlive: Bool {
      switch self {
      case .action: true
      case .method(_, let target): target.isNil || target.object != nil
      }
    }
  }

  struct Registration {
    var handler: Handler
    var events: UIControl.Event
  }

  private(set) var all: [Registration] = []

  func add(_ handler: Handler, for events: UIControl.Event) {
    all.removeAll { !$0.handler.isAlive }
    all.append(Registration(handler: handler, events: events))
  }

  /// Removes events from the matching registrations, and the registrations that have no events left.
  func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in all.indices where matches(all[index].handler) { all[index].events.subtract(events) }
    all.removeAll { $0.events.isEmpty || !$0.handler.isAlive }
  }

  func matching(_ events: UIControl.Event) -> [Registration] {
    all.filter { $0.handler.isAlive && !$0.events.isDisjoint(with: events) }
  }
}
