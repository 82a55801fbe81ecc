import CoreGraphics

/// What can happen to the window, in the window's own coordinates.
enum WindowEvent: Equatable {
  enum Phase { case down, moved, up }

  /// The left button, or the pointer while it is held down.
  case mouse(Phase, CGPoint)
  /// A finger on a touch screen; the place is from 0 to 1 across the window.
  case finger(Phase, id: Int64, CGPoint)
  case key(Key)
  /// The window or what is drawn into has another size.
  case resized
  /// What was shown is lost.
  case exposed
  case focus(Bool)
  /// Whether anything of the window can be seen.
  case shown(Bool)
  case close
  /// The main queue has work.
  case wakeUp
}

/// A key that means something.
enum Key: Equatable {
  case left, right
  /// From 1 to 9.
  case digit(Int)
}
