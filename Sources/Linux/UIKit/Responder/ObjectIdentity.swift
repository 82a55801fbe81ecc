/// How UIKit's messages name an object: `<Module.Type: 0x55d0c8a0>`; types of UIKit without their module.
enum ObjectIdentity {
  static func text(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    let short = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "<\(short): 0x\(String(address, radix: 16))>"
  }
}
