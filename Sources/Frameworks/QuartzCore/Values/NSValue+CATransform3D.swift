extension NSValue {
  /// The encoding of a transform as sixteen doubles. Foundation on Linux has no encoding for custom structures.
  static let transformEncoding = "[16d]"

  /// Creates a value that contains a transform, as for `CABasicAnimation.fromValue`.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transformEncoding)
  }

  /// The transform in the value. Any other content is a programmer error.
  public var caTransform3DValue: CATransform3D {
    precondition(String(cString: objCType) == Self.transformEncoding, "the value holds no CATransform3D")
    var t = CATransform3DIdentity
    getValue(&t)
    return t
  }
}
