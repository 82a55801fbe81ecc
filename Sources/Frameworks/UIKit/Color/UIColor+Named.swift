public import Foundation
import QuartzCore

extension UIColor {
  /// Loads a color from an asset catalog of the application. Nil, and a runtime issue: there are no asset catalogs here.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a color from an asset catalog of a bundle. Nil, and a runtime issue: there are no asset catalogs here.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    RuntimeIssues.handler(
      "no color named '\(name)' in \((bundle ?? .main).bundlePath): there are no asset catalogs on Linux")
    return nil
  }
}
