/// The height of the bars for which a property is set. Raw values are those of the header.
public enum UIBarMetrics: Int, Sendable {
  /// The regular height. It also applies to the others if nothing is set for those.
  case `default` = 0
  /// The height on a phone with a compact height.
  case compact = 1
  /// The regular height with a prompt. There are no prompts here.
  case defaultPrompt = 101
  /// The compact height with a prompt. There are no prompts here.
  case compactPrompt = 102
}
