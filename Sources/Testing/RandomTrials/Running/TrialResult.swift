extension Trial {
  /// The result of a trial.
  package struct Result {
    /// The first faults, in order of time.
    package var faults: [TrialFault] = []
    /// The calls, if they were requested.
    package var calls: [String] = []
    /// The number of transitions whose end was judged by its pictures.
    package var judgedEnds = 0
  }
}
