/// How high a bar is, where something is set for one height only. Raw values are those of the header.
public enum UIBarMetrics: Int, Sendable {
  /// Of the usual height; also counts for the others where nothing is set for those.
  case `default` = 0
  /// Of the height on a phone with little height.
  case compact = 1
  /// The usual height with a prompt. There are no prompts here.
  case defaultPrompt = 101
  /// The low height with a prompt. There are no prompts here.
  case compactPrompt = 102
}
