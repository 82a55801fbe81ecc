/// A pointer to an object that a function returns, such as the attributes of a document. With Objective-C, this is a
/// separate type, which does not retain its object. Without Objective-C, it is a pointer to any variable: pass
/// `&attributes` or nil.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
