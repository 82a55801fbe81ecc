// Methods of NSNotificationCenter that Foundation lacks without Objective-C.

extension NotificationCenter {
  /// Calls a method of `observer` for each notification with this name (nil: any) and object (nil: any), on the thread
  /// that posts it. The observer is not retained, and need not be removed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observation = Observation(center: self, observer: observer as AnyObject, name: aName, object: anObject)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observation] notification in
      if let target = observation?.observer { aSelector.performHere(on: target, with: notification) }
    }
    Observations.shared.add(observation)
  }

  /// Removes all observations of `observer`. Also accepts the object that the method with a closure returns.
  @_documentation(visibility: internal)
  public func removeObserver(_ observer: AnyObject) {
    Observations.shared.remove { $0.center === self && $0.observer === observer }
    (self.removeObserver as (Any) -> Void)(observer)
  }

  /// Removes the observations of `observer` for a name and an object. Nil stands for any.
  @_documentation(visibility: internal)
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let object = anObject.map { $0 as AnyObject }
    Observations.shared.remove {
      $0.center === self && $0.observer === observer && (aName == nil || $0.name == aName)
        && (object == nil || $0.object === object)
    }
    (self.removeObserver as (Any, NSNotification.Name?, Any?) -> Void)(observer, aName, anObject)
  }
}

/// An observation by a method of an object.
private final class Observation: @unchecked Sendable {
  weak var center: NotificationCenter?
  weak var observer: AnyObject?
  weak var object: AnyObject?
  let name: NSNotification.Name?
  var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    (self.center, self.observer, self.name) = (center, observer, name)
    self.object = object.map { $0 as AnyObject }
  }

  func end() {
    if let token { center.map { ($0.removeObserver as (Any) -> Void)(token) } }
    token = nil
  }
}

/// The current observations by methods.
private final class Observations: @unchecked Sendable {
  static let shared = Observations()
  private let lock = NSLock()
  private var all: [Observation] = []

  /// Adds an observation. Removes those whose observer has been deallocated.
  func add(_ observation: Observation) {
    remove { $0.observer == nil || $0.center == nil }
    lock.withLock { all.append(observation) }
  }

  func remove(where matches: (Observation) -> Bool) {
    let ended = lock.withLock {
      let ended = all.filter(matches)
      all.removeAll { one in ended.contains { $0 === one } }
      return ended
    }
    for observation in ended { observation.end() }
  }
}
