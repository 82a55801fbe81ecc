import Foundation

/// Something that tests find by a name which is never spoken.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; nil at first.
  var accessibilityIdentifier: String? { get set }
}
