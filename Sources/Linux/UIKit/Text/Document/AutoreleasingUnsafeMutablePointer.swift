/// A place for an object that a function gives back, such as the attributes of a document that was read. Where Swift
/// knows Objective-C it is a type of its own, whose object is not retained; without Objective-C any place of a variable
/// is one: write `&attributes` or nil.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
