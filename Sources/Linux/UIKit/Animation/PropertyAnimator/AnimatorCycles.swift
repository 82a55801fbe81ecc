/// How often a property goes its way within an animator, where `UIView.modifyAnimations` has it go more than once.
///
/// Each way takes the time that the only one would; the animator runs until all of them are gone.
struct AnimatorCycles {
  /// Ways there, or there and back; may have a fraction.
  let count: Double
  let autoreverses: Bool

  /// For ever is as many ways as this.
  private static let most = 1e6

  /// The ways as such.
  var ways: Double { min(count * (autoreverses ? 2 : 1), Self.most) }

  /// Where in a way one is, from 0 to 1, when so many are gone. The end is the end of the last one.
  func share(after gone: Double) -> Double {
    let gone = min(max(gone, 0), ways)
    var whole = gone.rounded(.down)
    if whole == gone, gone == ways, gone > 0 { whole -= 1 }
    let share = gone - whole
    return autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1 ? 1 - share : share
  }
}
