public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, `(0.0, 10.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height, `(20.0, 30.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin's coordinates, width and height, `(0.0, 10.0, 20.0, 30.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
