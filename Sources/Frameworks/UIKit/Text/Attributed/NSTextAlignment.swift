/// The alignment of lines between the left and right edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, except for the last line of a paragraph, which is at the edge where the text begins.
  /// (A guess: text-15.)
  case justified = 3
  /// At the left edge for left-to-right text, and at the right edge for right-to-left text. In a label, the interface's
  /// direction is used instead.
  case natural = 4
}
