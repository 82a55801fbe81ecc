/// Names an object as UIKit's messages do: `<Module.Type: 0x55d0c8a0>`, without the module for UIKit's types.
enum ObjectIdentity {
  static func text(of object: AnyObject) -> String { text(of: object, class: name(of: object)) }

  /// Returns the identity with the name of another class, such as a private one of Apple's.
  static func text(of object: AnyObject, class name: String) -> String { "<\(name): \(address(of: object))>" }

  /// Returns the name as in a constraint's description: `Module.Type:0x55d0c8a0`.
  static func short(of object: AnyObject) -> String { "\(name(of: object)):\(address(of: object))" }

  private static func name(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
