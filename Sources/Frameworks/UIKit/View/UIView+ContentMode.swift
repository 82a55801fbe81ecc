extension UIView {
  /// The mode that determines how a view's content changes when its size changes without a redraw. Raw values are those
  /// of the header.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled to fit into the bounds, keeping its proportions.
    case scaleAspectFit = 1
    /// Scaled to cover the bounds, keeping its proportions.
    case scaleAspectFill = 2
    /// Redrawn whenever the size changes.
    case redraw = 3
    /// Not scaled; centered.
    case center = 4
    /// Not scaled; centered at the top edge.
    case top = 5
    /// Not scaled; centered at the bottom edge.
    case bottom = 6
    /// Not scaled; centered at the left edge.
    case left = 7
    /// Not scaled; centered at the right edge.
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
  /// The equivalent for layers. Its constants are named for macOS, where y increases upward. On iOS, and here, y is
  /// smallest at the top, so that top and bottom are swapped.
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
