import CoreGraphics

extension UIColor {
  /// The components in the current traits.
  var storage: ColorComponents {
    switch source {
    case .plain(let components): components
    case .dynamic: resolvedColor(with: .current).storage
    case .placeholder: fatalError("*** -CGColor not defined for the UIColor \(self); need to first convert colorspace.")
    }
  }

  var isDynamic: Bool {
    if case .dynamic = source { return true }
    return false
  }

  /// Writes the gray of the color (for a color with a hue, the gray of its luma) and its opacity. Pass nil for values
  /// that you do not need. Returns true, because both color spaces of a color convert to gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = storage.white
    alpha?.pointee = storage.alpha
    return true
  }

  /// Writes hue, saturation and brightness (each 0…1; the hue of a gray is 0) and the opacity. Pass nil for values that
  /// you do not need. Returns true, because both color spaces of a color convert.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let hsb = storage.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = storage.alpha
    return true
  }

  /// Writes red, green and blue in sRGB and the opacity. Pass nil for values that you do not need. Returns true,
  /// because both color spaces of a color convert.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = storage.rgb
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = storage.alpha
    return true
  }
}

extension UIColor {
  /// Sets the fill and stroke colors of the current graphics context. Does nothing without one.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current graphics context. Does nothing without one.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke color of the current graphics context. Does nothing without one.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
