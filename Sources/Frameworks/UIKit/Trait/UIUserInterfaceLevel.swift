/// The level of an interface above others. Raw values are those of the header.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The main interface.
  case base = 0
  /// An interface above it.
  case elevated = 1
}

/// The ability of a device to measure the force of touches. Raw values are those of the header.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unspecified.
  case unknown = 0
  /// The device does not measure force.
  case unavailable = 1
  /// The device measures force.
  case available = 2
}
