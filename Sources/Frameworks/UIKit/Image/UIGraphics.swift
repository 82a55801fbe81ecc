import CoreGraphics

/// Returns the current context of this thread. Nil unless called in `draw(_:)`, in a renderer's actions, or between
/// `UIGraphicsPushContext` and `UIGraphicsPopContext`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.top
}

/// Pushes a context, which becomes the current one.
///
/// UIKit's drawing expects an origin at the top left. The context's transform is used unchanged.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.push(context)
}

/// Pops the current context. Does nothing without one.
public func UIGraphicsPopContext() {
  GraphicsContextStack.current.pop()
}
