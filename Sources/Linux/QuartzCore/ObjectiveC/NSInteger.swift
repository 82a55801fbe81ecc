/// The name that Objective-C has for `Int`.
public typealias NSInteger = Int
/// The name that Objective-C has for `UInt`.
public typealias NSUInteger = UInt
