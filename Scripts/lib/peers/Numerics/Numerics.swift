extension BinaryFloatingPoint {
  /// Returns true if two numbers differ by no more than the square root of the precision, relative to the larger one.
  public func isApproximatelyEqual(to other: Self) -> Bool {
    self == other || abs(self - other) <= max(abs(self), abs(other)) * Self.ulpOfOne.squareRoot()
  }

  /// Returns true if two numbers differ by no more than a tolerance.
  public func isApproximatelyEqual(
    to other: Self, absoluteTolerance: Magnitude, relativeTolerance: Magnitude = 0
  ) -> Bool {
    let difference = (self - other).magnitude
    return self == other
      || difference <= Swift.max(absoluteTolerance, relativeTolerance * Swift.max(magnitude, other.magnitude))
  }
}
