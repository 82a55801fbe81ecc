import Foundation

extension NSAttributedString {
  private var all: NSRange { NSRange(location: 0, length: length) }

  /// A copy that has these attributes where it has none of the kind.
  func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    attributes.reduce(NSAttributedString(attributedString: self)) { string, attribute in
      string.mapping(attribute.key) { $0 == nil ? attribute.value : nil }
    }
  }

  /// A copy with an attribute all over.
  func setting(_ key: NSAttributedString.Key, to value: Any) -> NSAttributedString { mapping(key) { _ in value } }

  /// A copy whose paragraph styles have another value.
  func settingParagraph<Value>(
    _ property: WritableKeyPath<ParagraphValues, Value>, to value: Value
  ) -> NSAttributedString {
    mapping(.paragraphStyle) { style in
      var values = (style as? NSParagraphStyle)?.values ?? ParagraphValues()
      values[keyPath: property] = value
      return NSParagraphStyle(values)
    }
  }

  /// A copy with other values of an attribute. Where the closure has none, the old one stays.
  func mapping(_ key: NSAttributedString.Key, _ change: (Any?) -> Any?) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(key, in: all) { value, range, _ in
      if let new = change(value) { copy.addAttribute(key, value: new, range: range) }
    }
    return NSAttributedString(attributedString: copy)
  }
}
