import UIKit

extension UIVisualEffect {
  /// Glass since iOS 26, looked up by name because older SDKs do not declare it; before that, the material of the system's bars.
  static var systemGlass: UIVisualEffect {
    #if canImport(ObjectiveC)
      if let glass = NSClassFromString("UIGlassEffect") as? UIVisualEffect.Type { return glass.init() }
    #endif
    return UIBlurEffect(style: .systemChromeMaterial)
  }
}

extension UIVisualEffectView {
  /// Rounds the corners of the effect. A blur is clipped by the layer. Glass is a capsule without a `cornerConfiguration`, which
  /// is set by name because SDKs before iOS 26 do not declare it:
  /// `.uniformCorners(radius: .fixed(radius))`.
  func setCornerRadius(_ radius: CGFloat) {
    layer.cornerRadius = radius
    #if canImport(ObjectiveC)
      typealias MakeRadius = @convention(c) (AnyClass, Selector, CGFloat) -> Unmanaged<NSObject>
      typealias MakeConfiguration = @convention(c) (AnyClass, Selector, NSObject) -> Unmanaged<NSObject>
      let setConfiguration = NSSelectorFromString("setCornerConfiguration:")
      let makeRadius = NSSelectorFromString("fixedRadius:")
      let makeConfiguration = NSSelectorFromString("configurationWithUniformRadius:")
      guard responds(to: setConfiguration), let radii = NSClassFromString("UICornerRadius"),
        let configurations = NSClassFromString("UICornerConfiguration"),
        let radiusMaker = class_getClassMethod(radii, makeRadius),
        let configurationMaker = class_getClassMethod(configurations, makeConfiguration)
      else { return }
      let fixed = unsafeBitCast(method_getImplementation(radiusMaker), to: MakeRadius.self)(radii, makeRadius, radius)
      let corners = unsafeBitCast(method_getImplementation(configurationMaker), to: MakeConfiguration.self)(
        configurations, makeConfiguration, fixed.takeUnretainedValue())
      perform(setConfiguration, with: corners.takeUnretainedValue())
    #endif
  }
}
