import Foundation

extension Stage {
  /// A call to a view controller, or about one.
  public struct Call: Equatable, Sendable, CustomStringConvertible {
    /// The base name of the method, such as `viewWillAppear` or `animateTransition`.
    public var name: String
    /// The title of the view controller that the call is about, or its class if it has no title.
    public var subject: String
    /// The index of the current frame, or of the last one; 0 before the first.
    public var frame: Int
    /// The time of that frame, in seconds since the stage began.
    public var time: TimeInterval

    /// The name and the view controller: `viewWillAppear Settings`.
    public var description: String { "\(name) \(subject)" }

    package init(name: String, subject: String, frame: Int, time: TimeInterval) {
      (self.name, self.subject, self.frame, self.time) = (name, subject, frame, time)
    }
  }
}
