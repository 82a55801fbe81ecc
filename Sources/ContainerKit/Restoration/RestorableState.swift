import UIKit

// UIKit's state restoration, for an app without scenes.
extension ContainerViewController {
  // The coder belongs to this container, so the key needs no identifier.
  private static let identifierKey = "ContainerKit.selectedIdentifier"
  private static let indexKey = "ContainerKit.selectedIndex"
  private static let valueKey = "ContainerKit.selectedValue"

  func encodeSelection(with coder: NSCoder) {
    switch selectionValue {
    case let identifier as String: coder.encode(identifier as NSString, forKey: Self.identifierKey)
    case let index as Int: coder.encode(NSNumber(value: index), forKey: Self.indexKey)
    case let value?:
      // The identifier of a source's page, a property list.
      let data = try? PropertyListSerialization.data(fromPropertyList: [value], format: .binary, options: 0)
      if let data { coder.encode(data as NSData, forKey: Self.valueKey) }
    case nil: break
    }
  }

  func decodeSelection(with coder: NSCoder) {
    if let identifier = coder.decodeIfPresent(NSString.self, forKey: Self.identifierKey) {
      _ = restore(identifier as String)
    } else if let number = coder.decodeIfPresent(NSNumber.self, forKey: Self.indexKey),
      let index = Int(exactly: number.doubleValue)
    {
      _ = restore(index)
    } else if let data = coder.decodeIfPresent(NSData.self, forKey: Self.valueKey),
      let values = try? PropertyListSerialization.propertyList(from: data as Data, format: nil) as? [Any]
    {
      _ = restore(values.first)
    }
  }
}
