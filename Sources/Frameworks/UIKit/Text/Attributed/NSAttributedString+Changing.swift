import Foundation

extension NSAttributedString {
  private var all: NSRange { NSRange(location: 0, length: length) }

  /// Returns a copy that has these attributes where it had none with the same key.
  func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    attributes.reduce(NSAttributedString(attributedString: self)) { string, attribute in
      string.mapping(attribute.key) { $0 == nil ? attribute.value : nil }
    }
  }

  /// Returns a copy with an attribute for the whole string.
  func setting(_ key: NSAttributedString.Key, to value: Any) -> NSAttributedString { mapping(key) { _ in value } }

  /// Returns a copy with one value changed in all paragraph styles.
  func settingParagraph<Value>(
    _ property: WritableKeyPath<ParagraphValues, Value>, to value: Value
  ) -> NSAttributedString {
    mapping(.paragraphStyle) { style in
      var values = (style as? NSParagraphStyle)?.values ?? ParagraphValues()
      values[keyPath: property] = value
      return NSParagraphStyle(values)
    }
  }

  /// Returns a copy with changed values of an attribute. If the closure returns nil, the old value stays.
  func mapping(_ key: NSAttributedString.Key, _ change: (Any?) -> Any?) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(key, in: all) { value, range, _ in
      if let new = change(value) { copy.addAttribute(key, value: new, range: range) }
    }
    return NSAttributedString(attributedString: copy)
  }
}
