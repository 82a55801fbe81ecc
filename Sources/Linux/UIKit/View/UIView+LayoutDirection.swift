extension UIView {
  var ownLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = traitCollection.layoutDirection
    guard traits != .unspecified else { return Self.userInterfaceLayoutDirection(for: semanticContentAttribute) }
    return Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traits == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction for content of this kind in this application.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction for content of this kind in an interface that runs in `layoutDirection`.
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
