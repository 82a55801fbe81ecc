/// The media time, in seconds: inside a frame that frame's time, however long the frame takes; between frames the
/// clock's. The time base of layers, animations, display links and touches.
public func CACurrentMediaTime() -> CFTimeInterval { FrameLoop.main.now }
