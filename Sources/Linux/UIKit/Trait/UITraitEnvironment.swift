/// What has traits: screens, views and view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits that hold here have changed. The default does nothing.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
