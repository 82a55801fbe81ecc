extension UIView {
  /// What happens to a view's picture when its size changes without a new drawing. Raw values are those of the header.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled to fit into the bounds, keeping its proportions.
    case scaleAspectFit = 1
    /// Scaled to cover the bounds, keeping its proportions.
    case scaleAspectFill = 2
    /// Drawn again whenever the size changes.
    case redraw = 3
    /// Not scaled; centred.
    case center = 4
    /// Not scaled; centred at the top edge.
    case top = 5
    /// Not scaled; centred at the bottom edge.
    case bottom = 6
    /// Not scaled; centred at the left edge.
    case left = 7
    /// Not scaled; centred at the right edge.
    case right = 8
    /// Not scaled; in this corner.
    case topLeft = 9
    /// Not scaled; in this corner.
    case topRight = 10
    /// Not scaled; in this corner.
    case bottomLeft = 11
    /// Not scaled; in this corner.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// The layer's word for it. Layers count from the bottom on macOS; on iOS, and here, "top" is where y is least,
  /// while the constants keep their names, so that they are the other way round.
  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
