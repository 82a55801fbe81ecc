/// The required first stored property of a class whose objects are attributes of an attributed string.
///
/// Foundation on Linux compares the attributes of adjacent letters in C, and reads the first eight bytes of an object's
/// storage as the header of a Core Foundation object. If they name none of its types, the process ends (seen with Swift
/// 6.3: "Illegal instruction" in `CFEqual`). These bytes name the type of `CFString`. Because the object has another
/// class, Foundation calls `isEqual(_:)`.
struct AttributeValueHeader: Sendable {
  private let bits: UInt64 = 7 << 8 | 0x80
}
