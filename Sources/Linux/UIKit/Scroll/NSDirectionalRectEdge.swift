/// Edges of a rectangle, by the direction of the text.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges' bits, as in the header.
  public let rawValue: UInt

  /// Makes edges from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
  /// The edge where lines begin.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
  /// The bottom edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
  /// The edge where lines end.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
  /// All four edges.
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
