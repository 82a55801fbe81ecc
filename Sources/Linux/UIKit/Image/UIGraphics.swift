import CoreGraphics

/// The context that drawing goes to at the moment, on this thread. Nil outside of `draw(_:)`, of a renderer's actions
/// and of `UIGraphicsPushContext`/`UIGraphicsPopContext`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.top
}

/// Makes a context the current one, above the one that is current now.
///
/// UIKit's drawing expects an origin at the top left; the context's transform is used as it is.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.push { context }
}

/// Takes the current context off the stack. Without a current context this does nothing.
public func UIGraphicsPopContext() {
  GraphicsContextStack.current.pop()
}
