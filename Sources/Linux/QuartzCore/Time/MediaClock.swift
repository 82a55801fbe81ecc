/// Where the time between frames comes from.
package protocol MediaClock: AnyObject {
  /// Seconds; never runs back.
  var now: CFTimeInterval { get }
}

/// A clock that is moved by hand.
package final class ManualClock: MediaClock {
  package init(now: CFTimeInterval) { self.now = now }

  /// May be set to a later time only.
  package var now: CFTimeInterval {
    didSet { precondition(now >= oldValue, "a media clock never runs back") }
  }
}
