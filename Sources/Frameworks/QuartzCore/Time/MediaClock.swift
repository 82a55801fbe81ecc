/// The source of the time between frames.
package protocol MediaClock: AnyObject {
  /// The time in seconds. It never runs backward.
  var now: CFTimeInterval { get }
}

/// A clock that is advanced by code.
package final class ManualClock: MediaClock {
  package init(now: CFTimeInterval) { self.now = now }

  /// The time in seconds. It can only be set to a later time.
  package var now: CFTimeInterval {
    didSet { precondition(now >= oldValue, "a media clock never runs back") }
  }
}
