/// An object that can be an observer of properties by their names. Responders and layers are.
///
/// On Apple's systems every object has this method. Without Objective-C, `NSObject` cannot have a method that subclasses
/// override. `linux-sources` adds the conformance to other classes that have the method.
public protocol KeyPathObserver: NSObject {
  /// Called when an observed property changes.
  ///
  /// - Parameters:
  ///   - keyPath: The key path with which the observer was added.
  ///   - object: The observed object.
  ///   - change: The change, with the values of the options. Nil values are `NSNull`, and numbers `NSNumber`.
  ///   - context: The context with which the observer was added.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension _KeyValueCodingAndObserving {
  /// Stops the program. A class's own method calls this one, as `super`, for a change that it does not expect.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    unhandledChange(self, forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

/// Stops the program because an observer does not handle a change.
package func unhandledChange(
  _ observer: Any, forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
  context: UnsafeMutableRawPointer?
) -> Never {
  fatalError(
    """
    \(KeyValueText.of(observer)): An -observeValueForKeyPath:ofObject:change:context: message was received but not \
    handled.
    Key path: \(keyPath ?? "(null)")
    Observed object: \(object.map(KeyValueText.of) ?? "(null)")
    Change: \(change.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) } ?? [:])
    Context: \(context.map { "\($0)" } ?? "0x0")
    """)
}

/// The texts of messages about key-value observing.
enum KeyValueText {
  /// Reports once that observers of a property are not notified.
  static func reportSilence(of keyPath: String, _ type: Any.Type) {
    RuntimeIssues.reportOnce("observing \(type) \(keyPath)") {
      "\(type): without the Objective-C runtime, the property at \(keyPath) does not notify observers. A final class that "
        + "overrides a property is observed as its superclass."
    }
  }

  /// Names an object: `<Module.Type 0x55d0c8a0>`.
  static func of(_ value: Any) -> String {
    guard let object = value as? NSObject else { return "\(value)" }
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let name = String(reflecting: type(of: object))
    let plain = ["UIKit.", "QuartzCore."].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) }
    return "<\(plain ?? name) 0x\(String(address, radix: 16))>"
  }
}
