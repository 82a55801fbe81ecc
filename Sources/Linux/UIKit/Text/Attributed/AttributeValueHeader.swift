/// Must be the first stored property of what can stand in an attributed string.
///
/// Foundation on Linux compares the attributes of neighbouring letters in C, and takes the first eight bytes of an
/// object's own for the header of a Core Foundation object. Where they name no type of its, the process ends (seen with
/// Swift 6.3: "Illegal instruction" in `CFEqual`). These bytes name the type of `CFString`: as the object is of another
/// class, Foundation asks `isEqual(_:)`.
struct AttributeValueHeader: Sendable {
  private let bits: UInt64 = 7 << 8 | 0x80
}
