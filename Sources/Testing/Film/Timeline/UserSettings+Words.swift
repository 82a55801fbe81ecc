import Stage
import UIKit

extension UserSettings {
  /// The settings that differ from a new device's, in the words of the command line, in a fixed order.
  package var words: [String] {
    var words: [String] = []
    if userInterfaceStyle == .dark { words.append("dark") }
    if preferredContentSizeCategory != .large {
      let size = preferredContentSizeCategory
      words.append("text-size \(Self.name(of: size) ?? size.rawValue)")
    }
    if layoutDirection == .rightToLeft { words.append("right-to-left") }
    if accessibilityContrast == .high { words.append("high-contrast") }
    if isReduceMotionEnabled { words.append("reduce-motion") }
    if prefersCrossFadeTransitions { words.append("cross-fade") }
    return words
  }

  /// The names of the Dynamic Type sizes, from the smallest to the largest.
  package static let textSizeNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  package static func textSize(named name: String) -> UIContentSizeCategory? {
    textSizeNames.firstIndex(of: name).map { UIContentSizeCategory.scale[$0] }
  }

  static func name(of size: UIContentSizeCategory) -> String? {
    UIContentSizeCategory.scale.firstIndex(of: size).map { textSizeNames[$0] }
  }
}
