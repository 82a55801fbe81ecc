/// A time in seconds. Part of Core Foundation on Apple's platforms. Foundation on Linux has no such name.
public typealias CFTimeInterval = TimeInterval
