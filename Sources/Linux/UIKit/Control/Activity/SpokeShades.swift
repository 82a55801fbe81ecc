/// The opacities of an activity indicator's spokes (recorded): the first one leads, the next ones behind it are fainter
/// by even steps, and the rest are alike.
enum SpokeShades {
  static let spokes = 8
  /// The frames of one turn, two for each spoke.
  static let frames = 16

  private static let first = 217 / 255.0
  private static let step = 37 / 255.0
  private static let last = 69 / 255.0

  /// - Parameters:
  ///   - spoke: counted from 9 o'clock on, clockwise. In frame 0 that one leads.
  ///   - frame: in a frame between two spokes the shades are those between (a guess).
  static func opacity(of spoke: Int, inFrame frame: Int) -> Float {
    let behind = (frame - 2 * spoke) % frames
    let distance = Double(behind < 0 ? behind + frames : behind) / 2
    return Float(max(last, first - step * distance))
  }
}
