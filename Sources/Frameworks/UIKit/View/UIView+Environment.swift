/// A view inherits its window, tint and traits. Most views have nothing of their own, so they refer to the nearest view that
/// has. What they inherit is found at any depth without a look at each superview.
extension UIView: Sibling {
  /// The environment source from which this view inherits what it does not have itself.
  var outerEnvironmentSource: UIView? {
    environmentSource === self ? superview?.environmentSource : environmentSource
  }

  /// Updates the source of this view, and of its descendants that inherit it. Called when the superview or a value of the
  /// view's own has changed.
  func updateEnvironmentSource() {
    let new = isEnvironmentSource ? self : superview?.environmentSource
    guard new !== environmentSource else { return }
    environmentSource = new
    for view in subviews { view.updateEnvironmentSource() }
  }
}
