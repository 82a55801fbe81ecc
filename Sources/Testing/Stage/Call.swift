import Foundation

extension Stage {
  /// A call to a view controller, or about one; or a line of the test's own.
  public struct Call: Equatable, Sendable, CustomStringConvertible {
    /// The base name of the method, such as `viewWillAppear` or `animateTransition`.
    public var name: String
    /// The title of the view controller that the call is about, or its class if it has no title.
    public var subject: String
    /// The index of the current frame, or of the last one; 0 before the first.
    public var frame: Int
    /// The time of that frame, in seconds since the stage began.
    public var time: TimeInterval
    /// `true` for a line of the test's own, whose text is the name.
    var isLine = false

    /// The name and the view controller: `viewWillAppear Settings`. A line of the test's own is the name alone.
    public var description: String { isLine ? name : "\(name) \(subject)" }

    package init(name: String, subject: String, frame: Int, time: TimeInterval) {
      (self.name, self.subject, self.frame, self.time) = (name, subject, frame, time)
    }
  }
}
