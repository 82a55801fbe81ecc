/// How UIKit's messages name an object: `<Module.Type: 0x55d0c8a0>`; types of UIKit without their module.
enum ObjectIdentity {
  static func text(of object: AnyObject) -> String { "<\(name(of: object)): \(address(of: object))>" }

  /// As in the text of a constraint: `Module.Type:0x55d0c8a0`.
  static func short(of object: AnyObject) -> String { "\(name(of: object)):\(address(of: object))" }

  private static func name(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
