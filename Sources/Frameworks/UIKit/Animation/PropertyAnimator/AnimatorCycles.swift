/// The number of times that an animator animates a property, if `UIView.modifyAnimations` repeats it.
///
/// Each pass takes the time that a single one would. The animator runs until all passes have ended.
struct AnimatorCycles {
  /// The number of cycles: one pass each, or two if the cycles autoreverse. May have a fraction.
  let count: Double
  let autoreverses: Bool

  /// The number of passes that stands for infinity.
  private static let most = 1e6

  /// The number of passes.
  var passes: Double { min(count * (autoreverses ? 2 : 1), Self.most) }

  /// Returns the position in a forward pass, from 0 to 1, after `gone` passes. The end is that of the last pass.
  func share(after gone: Double) -> Double {
    let gone = min(max(gone, 0), passes)
    var whole = gone.rounded(.down)
    if whole == gone, gone == passes, gone > 0 { whole -= 1 }
    let fraction = gone - whole
    return autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1 ? 1 - fraction : fraction
  }
}
