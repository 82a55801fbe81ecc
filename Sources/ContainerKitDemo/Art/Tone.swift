import UIKit

/// A color of a picture, the same in light and dark mode.
struct Tone: Hashable, Sendable {
  var red, green, blue: CGFloat

  /// Creates a tone from six hexadecimal digits, such as `0x2E6FD9`.
  init(_ digits: Int) {
    red = CGFloat(digits >> 16 & 0xFF) / 255
    green = CGFloat(digits >> 8 & 0xFF) / 255
    blue = CGFloat(digits & 0xFF) / 255
  }

  private init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Returns the tone at a fraction of the way to another one.
  func mixed(with other: Tone, _ fraction: CGFloat) -> Tone {
    Tone(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction)
  }

  func color(alpha: CGFloat = 1) -> UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}

/// The colors of a landscape in one light.
struct Light: Hashable, Sendable {
  /// The sky from its top to the horizon.
  let top, middle, horizon: Tone
  /// The farthest and the nearest land.
  let far, near: Tone
  /// The sun or the moon.
  let glow: Tone
  var isNight = false

  static let dawn = Light(
    top: Tone(0x3D5A98), middle: Tone(0xE59A8B), horizon: Tone(0xFFE3B8), far: Tone(0xC98F9B), near: Tone(0x2B2347),
    glow: Tone(0xFFF1CF))
  static let noon = Light(
    top: Tone(0x1E78D0), middle: Tone(0x6CB7EC), horizon: Tone(0xE4F3F6), far: Tone(0xA3C4D3), near: Tone(0x1F4A46),
    glow: Tone(0xFFFFFF))
  static let dusk = Light(
    top: Tone(0x2A1F5C), middle: Tone(0xC2477B), horizon: Tone(0xFFB067), far: Tone(0x8F4777), near: Tone(0x190F33),
    glow: Tone(0xFFE29A))
  static let night = Light(
    top: Tone(0x060B26), middle: Tone(0x17305E), horizon: Tone(0x3F6A92), far: Tone(0x284A70), near: Tone(0x050A1C),
    glow: Tone(0xEEF3FF), isNight: true)
  static let desert = Light(
    top: Tone(0x4E88B8), middle: Tone(0xF3C08B), horizon: Tone(0xFCE6BF), far: Tone(0xE5A468), near: Tone(0x7E3423),
    glow: Tone(0xFFF7E0))
  static let forest = Light(
    top: Tone(0x8CB8B0), middle: Tone(0xC9DDC7), horizon: Tone(0xF3F1DC), far: Tone(0x9DBBA2), near: Tone(0x12342B),
    glow: Tone(0xFFFBE8))
  static let tropic = Light(
    top: Tone(0x0C8FC4), middle: Tone(0x62D0DA), horizon: Tone(0xF8F4D8), far: Tone(0x4FB8B4), near: Tone(0x0B5563),
    glow: Tone(0xFFFDEB))
}
