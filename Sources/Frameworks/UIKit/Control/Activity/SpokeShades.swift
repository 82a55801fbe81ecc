/// The opacities of an activity indicator's spokes (recorded): the first one leads, the ones behind it get fainter in
/// even steps, and the rest are the same.
enum SpokeShades {
  static let spokes = 8
  /// The number of frames in a turn, two for each spoke.
  static let frames = 16

  private static let first = 217 / 255.0
  private static let step = 37 / 255.0
  private static let last = 69 / 255.0

  /// - Parameters:
  ///   - spoke: The index, counted clockwise from 9 o'clock. Spoke 0 leads in frame 0.
  ///   - frame: The frame of the turn. Between two spokes, the shades are interpolated (a guess: view-44b).
  static func opacity(of spoke: Int, inFrame frame: Int) -> Float {
    let behind = (frame - 2 * spoke) % frames
    let distance = Double(behind < 0 ? behind + frames : behind) / 2
    return Float(max(last, first - step * distance))
  }
}
