import UIKit

extension UIVisualEffect {
  /// The material of the system's bars: glass since iOS 26, looked up by name because older SDKs do not declare it.
  static var systemBar: UIVisualEffect {
    #if canImport(ObjectiveC)
      if let glass = NSClassFromString("UIGlassEffect") as? UIVisualEffect.Type { return glass.init() }
    #endif
    return UIBlurEffect(style: .systemChromeMaterial)
  }
}
