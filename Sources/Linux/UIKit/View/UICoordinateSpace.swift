import QuartzCore

/// A frame of reference on a screen: a view, a screen or a scene. Points are converted from one to another.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest rectangle, in the coordinates of another space, around one of this space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest rectangle, in the coordinates of this space, around one of another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The extent of the space in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UICoordinateSpace where Self: UIView {
  /// A point of this view in the coordinates of another space. In a screen's space the view's window counts as in its
  /// place; a view without a window is converted as far as the view around it all. A space that is neither a view nor a
  /// screen does the conversion itself.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: convert(point, to: Optional(view))
    case is ScreenSpace: convert(point, to: nil).applying(windowToScreen)
    default: coordinateSpace.convert(point, from: self)
    }
  }

  /// A point of another space in the coordinates of this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: convert(point, from: Optional(view))
    case is ScreenSpace: convert(point.applying(windowToScreen.inverted()), from: nil)
    default: coordinateSpace.convert(point, to: self)
    }
  }

  /// The smallest rectangle, in the coordinates of another space, around one of this view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: convert(rect, to: Optional(view))
    case is ScreenSpace: convert(rect, to: nil).applying(windowToScreen)
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  /// The smallest rectangle, in the coordinates of this view, around one of another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: convert(rect, from: Optional(view))
    case is ScreenSpace: convert(rect.applying(windowToScreen.inverted()), from: nil)
    default: coordinateSpace.convert(rect, to: self)
    }
  }
}

extension UIView {
  /// From the coordinates of the view's window to those of the screen.
  fileprivate var windowToScreen: CGAffineTransform { window?.toParent ?? .identity }
}

/// The space of the one screen.
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
  /// The space of the screen as the interface stands, with its origin at the top left.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
}

extension UIWindowScene {
  /// The space of the scene, which is the screen's: a scene takes up the whole of it.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
}
