import ContainerKit
import UIKit

/// A look of the container's own bar that a script can set.
package enum BarLook: String, CaseIterable, Sendable {
  /// Equal tabs along the edge.
  case plain
  /// A capsule above the pages, with the material of the system's bars.
  case floating
  /// The material of the system's bars, with a line as wide as the title that stretches.
  case line
  /// Tabs as wide as their titles in the middle, with a pill behind the selected one.
  case chips
  /// Tabs that do not fit, with a larger font for the selected one.
  case wide

  @MainActor var appearance: ButtonTabBar.Appearance {
    var look = ButtonTabBar.Appearance()
    switch self {
    case .plain: break
    case .floating:
      look.configureWithDefaultBackground()
      look.floating = .init()
      look.indicator = .pill()
    case .line:
      look.configureWithDefaultBackground()
      var line = ButtonTabBar.Indicator(height: 3)
      (line.width, line.cornerRadius, line.stretches) = (.title, 1.5, true)
      look.indicator = line
    case .chips:
      (look.tabWidth, look.tabAlignment, look.indicator) = (.title, .center, .pill())
      look.indicator?.stretches = true
    case .wide:
      (look.tabWidth, look.selectedFont) = (.fixed(160), .boldSystemFont(ofSize: 18))
    }
    return look
  }
}
