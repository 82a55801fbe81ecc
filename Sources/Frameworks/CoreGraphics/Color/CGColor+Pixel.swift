extension CGColor {
  /// Returns the premultiplied pixel with an additional alpha, as Cairo computes it.
  package func pixel(alpha: CGFloat) -> UInt32 { Self.pixel(of: rgba, alpha: alpha) }

  /// Returns the premultiplied pixel of a color with an additional alpha, as Cairo computes it.
  static func pixel(of color: RGBA, alpha: CGFloat) -> UInt32 {
    func limited(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    let alpha = limited(color.alpha * alpha)
    func byte(_ component: CGFloat) -> UInt32 { Self.byte(limited(component) * alpha) }
    return Self.byte(alpha) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  /// Returns a component from 0 to 1 as a byte, as Cairo computes it: rounded to 16 bits. The upper eight are kept.
  package static func byte(_ value: CGFloat) -> UInt32 {
    UInt32((value > 0 ? min(value, 1) : 0) * 65_535 + 0.5) >> 8
  }
}
