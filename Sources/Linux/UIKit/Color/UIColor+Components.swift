import CoreGraphics

extension UIColor {
  /// The components in the current traits.
  var storage: ColorComponents {
    switch source {
    case .plain(let components): components
    case .dynamic: resolvedColor(with: .current).storage
    }
  }

  var isDynamic: Bool {
    if case .dynamic = source { return true }
    return false
  }

  /// Writes the grey of the colour (of a colour with a hue: the grey of its luma) and its opacity. Pass nil for what
  /// is not wanted. Answers true: both spaces a colour can be in convert to grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = storage.white
    alpha?.pointee = storage.alpha
    return true
  }

  /// Writes hue, saturation and brightness (each 0…1; the hue of a grey is 0) and the opacity. Pass nil for what is
  /// not wanted. Answers true: both spaces a colour can be in convert.
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

  /// Writes red, green and blue in sRGB and the opacity. Pass nil for what is not wanted. Answers true: both spaces a
  /// colour can be in convert.
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
  /// Makes the colour the fill and the stroke colour of the current graphics context. Without one nothing happens.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the fill colour of the current graphics context. Without one nothing happens.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour the stroke colour of the current graphics context. Without one nothing happens.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
