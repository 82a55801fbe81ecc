/// The steps of all layout passes, for tests of how they grow.
@MainActor package enum LayoutWork {
  /// The number of constraints that were written as linear sums.
  package static var rows = 0
  /// The number of cells that the solvers visited to insert, change and remove rows.
  package static var cells = 0
  /// The number of frames that were read from a solution.
  package static var frames = 0
}
