/// The handling of text that is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words, and within a word only if it is longer than the line.
  case byWordWrapping = 0
  /// Breaks between any two characters.
  case byCharWrapping = 1
  /// Cuts the text off at the edge.
  case byClipping = 2
  /// Leaves out the beginning: "…wxyz".
  case byTruncatingHead = 3
  /// Leaves out the end: "abcd…".
  case byTruncatingTail = 4
  /// Leaves out the middle: "ab…yz".
  case byTruncatingMiddle = 5
}
