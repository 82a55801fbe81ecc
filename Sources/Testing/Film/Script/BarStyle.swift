import ContainerKit
import UIKit

/// A style of the container's own bar that a script can set.
package enum BarStyle: String, CaseIterable, Sendable {
  /// Equal tabs along the edge.
  case plain
  /// A capsule above the pages, with the material of the system's bars.
  case floating
  /// The material of the system's bars, with a line as wide as the title.
  case line
  /// Tabs as wide as their titles in the middle, with a pill behind the selected one.
  case chips
  /// Tabs that do not fit, with a larger font for the selected one.
  case wide

  @MainActor var appearance: ButtonTabBar.Appearance {
    var appearance = ButtonTabBar.Appearance()
    switch self {
    case .plain: break
    case .floating:
      appearance.configureWithDefaultBackground()
      appearance.floating = .init()
      appearance.indicator = .pill()
    case .line:
      appearance.configureWithDefaultBackground()
      appearance.indicator = .line(height: 3, width: .title)
      appearance.indicator?.cornerRadius = 1.5
    case .chips:
      (appearance.tabWidth, appearance.tabAlignment, appearance.indicator) = (.title, .center, .pill())
    case .wide:
      (appearance.tabWidth, appearance.selectedFont) = (.fixed(160), .boldSystemFont(ofSize: 18))
    }
    return appearance
  }
}
