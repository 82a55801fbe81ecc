extension NSValue {
  /// Foundation on Linux knows no encoding of structures of its users; sixteen doubles are what a transform is.
  static let transformEncoding = "[16d]"

  /// A box that holds a transform, as `CABasicAnimation.fromValue` and the like take it.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transformEncoding)
  }

  /// The transform in the box. A box that holds something else is a programmer error.
  public var caTransform3DValue: CATransform3D {
    precondition(String(cString: objCType) == Self.transformEncoding, "the value holds no CATransform3D")
    var t = CATransform3DIdentity
    getValue(&t)
    return t
  }
}
