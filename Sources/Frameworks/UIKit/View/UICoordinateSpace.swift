import QuartzCore

/// The coordinate space of a view, a screen or a scene. Points are converted between them.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point from this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the smallest rectangle in another space around a rectangle in this one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the smallest rectangle in this space around a rectangle in another one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the space in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UICoordinateSpace where Self: UIView {
  /// Converts a point from this view to another space. A screen's space includes the window's position; without a
  /// window, the point is unchanged. A space that is neither a view nor a screen does the conversion itself.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: convert(point, to: Optional(view))
    case is ScreenSpace: convert(point, to: nil).applying(windowToScreen)
    default: coordinateSpace.convert(point, from: self)
    }
  }

  /// Converts a point from another space to this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: convert(point, from: Optional(view))
    case is ScreenSpace: convert(point.applying(windowToScreen.inverted()), from: nil)
    default: coordinateSpace.convert(point, to: self)
    }
  }

  /// Returns the smallest rectangle in another space around a rectangle in this view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: convert(rect, to: Optional(view))
    case is ScreenSpace: convert(rect, to: nil).applying(windowToScreen)
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  /// Returns the smallest rectangle in this view around a rectangle in another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: convert(rect, from: Optional(view))
    case is ScreenSpace: convert(rect.applying(windowToScreen.inverted()), from: nil)
    default: coordinateSpace.convert(rect, to: self)
    }
  }
}

extension UIView {
  /// The transform from the window's coordinates to the screen's.
  fileprivate var windowToScreen: CGAffineTransform { window?.toParent ?? .identity }
}

/// The coordinate space of the only screen.
final class ScreenSpace: NSObject, UICoordinateSpace {
  static let main = ScreenSpace()

  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen {
  /// The screen's coordinate space in the interface orientation, with its origin at the top left.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
}

extension UIWindowScene {
  /// The scene's coordinate space, which is the screen's because a scene fills the screen.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
}
