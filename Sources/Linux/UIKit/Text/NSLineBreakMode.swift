/// What happens to text that is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
  /// A new line between words; within a word only where the word is longer than the line.
  case byWordWrapping = 0
  /// A new line between any two characters.
  case byCharWrapping = 1
  /// The text is cut off at the edge.
  case byClipping = 2
  /// The beginning is left out: "…wxyz".
  case byTruncatingHead = 3
  /// The end is left out: "abcd…".
  case byTruncatingTail = 4
  /// The middle is left out: "ab…yz".
  case byTruncatingMiddle = 5
}
