/// An object that has traits: a screen, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The object's traits.
  var traitCollection: UITraitCollection { get }

  /// Called after the object's traits have changed. The default does nothing. (A guess: safe-8b.)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
