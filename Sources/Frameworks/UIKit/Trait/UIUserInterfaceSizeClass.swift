/// The amount of space in one direction. Raw values are those of the header. (A guess: safe-10b.)
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space, such as the width of a phone that is held upright.
  case compact = 1
  /// Much space, as on a tablet.
  case regular = 2
}

/// The size classes for a window's size.
///
/// Apple documents them by device name. The limits between them are derived from the devices' sizes in points.
struct SizeClasses: Equatable {
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass

  init(of size: CGSize, idiom: UIUserInterfaceIdiom) {
    guard idiom == .phone else {
      // The narrowest regular window of a tablet is 678 points wide, the widest compact one 639.
      (horizontal, vertical) = (size.width > 640 ? .regular : .compact, .regular)
      return
    }
    // Phones on their side are up to 440 points high. Those of 414 or more are as wide as a tablet.
    let isOnSide = size.width > size.height && size.height < 480
    vertical = isOnSide ? .compact : .regular
    horizontal = (isOnSide ? size.height >= 414 : size.width > 640) ? .regular : .compact
  }

  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
    ])
  }
}
