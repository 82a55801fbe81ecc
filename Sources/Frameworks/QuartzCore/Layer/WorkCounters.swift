/// Counts work, for tests of how it grows. Nothing else reads the numbers.
package enum WorkCounters {
  /// The comparisons in lists of siblings.
  nonisolated(unsafe) package static var comparisons = 0
  /// The layers that were looked at for layout, display, commits and render nodes.
  nonisolated(unsafe) package static var layers = 0
  /// The local times that were computed.
  nonisolated(unsafe) package static var times = 0
  /// The animations that were looked at for their start or end.
  nonisolated(unsafe) package static var animations = 0
}
