import Foundation

/// An object that tests find by an identifier, which is never spoken.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier. Nil by default.
  var accessibilityIdentifier: String? { get set }
}
