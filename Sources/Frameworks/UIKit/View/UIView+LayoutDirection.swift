extension UIView {
  var ownLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = traitCollection.layoutDirection
    guard traits != .unspecified else { return Self.userInterfaceLayoutDirection(for: semanticContentAttribute) }
    return Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traits == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of content with an attribute in this app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction of content with an attribute in an interface that runs in `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
