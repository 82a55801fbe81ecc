import Foundation

/// A call that was made to a view controller, or about it.
public struct Call: Equatable, Sendable, CustomStringConvertible {
  /// The base name of what was called, such as `viewWillAppear` or `animateTransition`.
  public var name: String
  /// The title of the controller that was called or that the call is about, or its class where it has no title.
  public var who: String
  /// The index of the frame under way, or shown last; 0 before the first.
  public var frame: Int
  /// That frame's time, in seconds since the stage began.
  public var time: TimeInterval

  /// Name and controller: `viewWillAppear Settings`.
  public var description: String { "\(name) \(who)" }

  package init(name: String, who: String, frame: Int, time: TimeInterval) {
    (self.name, self.who, self.frame, self.time) = (name, who, frame, time)
  }
}
