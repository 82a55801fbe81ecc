import Testing

/// Timing of an animation, and the fraction of the way at times of its layer; nil: no effect. Computed from a model that
/// reproduces every value measured on Core Animation (`measuredRows`).
struct TimingRow: Sendable, CustomTestStringConvertible {
  var duration = 1.0
  var begin = 0.0
  var speed: Float = 1
  var offset = 0.0
  var count: Float = 0
  var repeating = 0.0
  var autoreverses = false
  var fill = "removed"
  var times: [Double]
  var fractions: [Double?]

  var testDescription: String {
    "duration \(duration) begin \(begin) speed \(speed) offset \(offset) count \(count) repeating \(repeating) "
      + "autoreverses \(autoreverses) fill \(fill)"
  }
}

enum TimingFacts {
  private static let times = [
    0.03, 0.17, 0.31, 0.44, 0.57, 0.71, 0.83, 0.97, 1.13, 1.29, 1.61, 1.87, 2.23, 2.71, 3.37, 4.19,
  ]

  static let computed: [TimingRow] = [
    TimingRow(
      duration: 2, times: times,
      fractions: [
        0.015, 0.085, 0.155, 0.22, 0.285, 0.355, 0.415, 0.485, 0.565, 0.645, 0.805, 0.935, nil, nil, nil, nil,
      ]),
    TimingRow(
      duration: 2, begin: 1, times: times,
      fractions: [nil, nil, nil, nil, nil, nil, nil, nil, 0.065, 0.145, 0.305, 0.435, 0.615, 0.855, nil, nil]),
    TimingRow(
      duration: 0.5, count: 3, times: times,
      fractions: [0.06, 0.34, 0.62, 0.88, 0.14, 0.42, 0.66, 0.94, 0.26, 0.58, nil, nil, nil, nil, nil, nil]),
    TimingRow(
      duration: 0.5, count: 3.5, autoreverses: true, times: times,
      fractions: [0.06, 0.34, 0.62, 0.88, 0.86, 0.58, 0.34, 0.06, 0.26, 0.58, 0.78, 0.26, 0.46, 0.58, 0.74, nil]),
    TimingRow(
      duration: 1, speed: 0.5, times: times,
      fractions: [
        0.015, 0.085, 0.155, 0.22, 0.285, 0.355, 0.415, 0.485, 0.565, 0.645, 0.805, 0.935, nil, nil, nil, nil,
      ]),
    TimingRow(
      duration: 1, speed: 2, count: 4, times: times,
      fractions: [0.06, 0.34, 0.62, 0.88, 0.14, 0.42, 0.66, 0.94, 0.26, 0.58, 0.22, 0.74, nil, nil, nil, nil]),
    TimingRow(
      duration: 1, repeating: 2.25, times: times,
      fractions: [0.03, 0.17, 0.31, 0.44, 0.57, 0.71, 0.83, 0.97, 0.13, 0.29, 0.61, 0.87, 0.23, nil, nil, nil]),
    TimingRow(
      duration: 0.4, repeating: 1, autoreverses: true, times: times,
      fractions: [0.075, 0.425, 0.775, 0.9, 0.575, 0.225, 0.075, 0.425, nil, nil, nil, nil, nil, nil, nil, nil]),
    TimingRow(
      duration: 2, begin: 0.5, speed: 2, count: 2, times: times,
      fractions: [nil, nil, nil, nil, 0.07, 0.21, 0.33, 0.47, 0.63, 0.79, 0.11, 0.37, 0.73, nil, nil, nil]),
    TimingRow(
      duration: 1, begin: 0.5, count: 2.5, fill: "both", times: times,
      fractions: [0, 0, 0, 0, 0.07, 0.21, 0.33, 0.47, 0.63, 0.79, 0.11, 0.37, 0.73, 0.21, 0.5, 0.5]),
    TimingRow(
      duration: 1, autoreverses: true, fill: "forwards", times: times,
      fractions: [0.03, 0.17, 0.31, 0.44, 0.57, 0.71, 0.83, 0.97, 0.87, 0.71, 0.39, 0.13, 0, 0, 0, 0]),
    TimingRow(
      duration: 1, begin: 1, speed: 4, fill: "both", times: times,
      fractions: [0, 0, 0, 0, 0, 0, 0, 0, 0.52, 1, 1, 1, 1, 1, 1, 1]),
    TimingRow(
      duration: 1, offset: 0.25, count: 2, times: times,
      fractions: [0.28, 0.42, 0.56, 0.69, 0.82, 0.96, 0.08, 0.22, 0.38, 0.54, 0.86, 0.12, nil, nil, nil, nil]),
  ]

  /// Measured: the presented opacity of a layer whose model opacity is 0.5 under an animation from 0 to 1 of 1 s; 0.5 is no
  /// effect.
  static let measuredTimes: [Double] = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]
  static let measured: [TimingRow] = [
    TimingRow(autoreverses: true, times: measuredTimes, fractions: [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]),
    TimingRow(count: 2.5, times: measuredTimes, fractions: [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]),
    TimingRow(repeating: 1.7, times: measuredTimes, fractions: [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]),
    TimingRow(speed: 2, times: measuredTimes, fractions: [0, 0.4, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    TimingRow(offset: 0.3, times: measuredTimes, fractions: [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    TimingRow(speed: -1, times: measuredTimes, fractions: [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    TimingRow(duration: 0, times: measuredTimes, fractions: [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    TimingRow(begin: 1, fill: "removed", times: [0, 0.5, 1, 1.5, 2.5], fractions: [0.5, 0.5, 0, 0.5, 0.5]),
    TimingRow(begin: 1, fill: "forwards", times: [0, 0.5, 1, 1.5, 2.5], fractions: [0.5, 0.5, 0, 0.5, 1]),
    TimingRow(begin: 1, fill: "backwards", times: [0, 0.5, 1, 1.5, 2.5], fractions: [0, 0, 0, 0.5, 0.5]),
    TimingRow(begin: 1, fill: "both", times: [0, 0.5, 1, 1.5, 2.5], fractions: [0, 0, 0, 0.5, 1]),
  ]
}
