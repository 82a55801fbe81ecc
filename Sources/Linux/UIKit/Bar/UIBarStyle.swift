/// Whether a bar is light or dark where nothing else is said of its colours. Raw values are those of the header.
public enum UIBarStyle: Int, Sendable {
  /// As the interface style says.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
}
