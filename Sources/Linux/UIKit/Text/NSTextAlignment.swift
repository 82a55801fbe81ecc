/// How lines are placed between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, but for the last line of a paragraph, which begins where the text does.
  case justified = 3
  /// At the left edge where the text runs left to right, at the right edge where it runs right to left; in a label it is
  /// the interface's direction that counts.
  case natural = 4
}
