/// Returns the media time, in seconds. During a frame it is the time of the frame's code, however long the code takes. Between
/// frames it is the clock's. It is the time base of layers, animations, display links and touches.
public func CACurrentMediaTime() -> CFTimeInterval { FrameLoop.main.now }
