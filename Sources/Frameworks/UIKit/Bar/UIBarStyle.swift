/// The style of a bar, for colors that are not set. Raw values are those of the header.
public enum UIBarStyle: Int, Sendable {
  /// Follows the user interface style.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
}
