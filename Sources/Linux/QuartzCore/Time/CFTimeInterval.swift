/// Seconds. CoreFoundation's on Apple's systems; Foundation on Linux brings no such name.
public typealias CFTimeInterval = TimeInterval
