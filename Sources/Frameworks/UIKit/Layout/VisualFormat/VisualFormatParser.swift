import Foundation

/// Parses a visual format, character by character.
///
/// Spaces are skipped only after the direction, an opening parenthesis and a comma (a guess: layout-33; a space before
/// a bracket is known to be an error).
@MainActor struct VisualFormatParser {
  private let text: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    text = Array(format)
    (self.metrics, self.views) = (metrics, views)
  }

  /// Raises a fatal error with the format and a mark below the position.
  func fail(_ why: String, at mark: Int? = nil) -> Never {
    let indent = String(repeating: " ", count: mark ?? position)
    LayoutError.format("Unable to parse constraint format: \n\(why) \n\(String(text)) \n\(indent)^").raise()
  }

  mutating func line() -> VisualFormatLine {
    var line = VisualFormatLine()
    if take("H") || take("V") {
      line.isVertical = text[position - 1] == "V"
      guard take(":") else { fail("Expected a ':' after the direction") }
    }
    skipSpaces()
    var gap: VisualFormatLine.Gap?
    if take("|") {
      line.beginsAtSuperview = true
      gap = self.gap()
    }
    repeat {
      line.items.append(item(after: gap))
      gap = position < text.count ? self.gap() : nil
      if gap != nil, take("|") {
        line.endGap = gap
        gap = nil
        if position < text.count { fail("Expected the end of the format after '|'") }
      }
    } while gap != nil
    return line
  }

  // MARK: Parts of the format

  private mutating func item(after gap: VisualFormatLine.Gap?) -> VisualFormatLine.Item {
    guard take("[") else { fail("Expected a view") }
    guard let name = name() else { fail("Expected the name of a view") }
    guard let any = views[name] else { fail("\(name) is not a key in the views dictionary.") }
    guard let view = any as? any LayoutItem else { fail("\(name) is neither a view nor a layout guide") }
    let sizes = peek("(") ? rules(inSize: true) : []
    guard take("]") else { fail("Expected a ']' after a view") }
    return VisualFormatLine.Item(view: view, sizes: sizes, gap: gap, end: position)
  }

  private mutating func gap() -> VisualFormatLine.Gap {
    guard take("-") else { return .none }
    if peek("[") || peek("|") { return .standard }
    let rules = peek("(") ? self.rules(inSize: false) : [VisualFormatLine.Rule(constant: simpleNumber())]
    guard take("-") else { fail("Expected a '-' after a distance") }
    return .rules(rules)
  }

  private mutating func rules(inSize: Bool) -> [VisualFormatLine.Rule] {
    _ = take("(")
    var rules: [VisualFormatLine.Rule] = []
    repeat {
      skipSpaces()
      var rule = VisualFormatLine.Rule()
      if let relation = relation() { rule.relation = relation }
      if inSize, let other = otherView() { rule.view = other } else { rule.constant = simpleNumber() }
      if take("@") { rule.priority = UILayoutPriority(Float(simpleNumber())) }
      rules.append(rule)
    } while take(",")
    guard take(")") else { fail("Expected a ')' after a list") }
    return rules
  }

  private mutating func relation() -> NSLayoutConstraint.Relation? {
    let signs: [(String, NSLayoutConstraint.Relation)] = [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ]
    for (sign, relation) in signs where text[position...].starts(with: sign) {
      position += 2
      return relation
    }
    return nil
  }

  /// Returns a view by its name, unless the name is that of a metric.
  private mutating func otherView() -> (any LayoutItem)? {
    let start = position
    if let name = name(), metrics[name] == nil, let view = views[name] as? any LayoutItem { return view }
    position = start
    return nil
  }

  private mutating func simpleNumber() -> CGFloat {
    let start = position
    if let name = name() {
      guard let value = metrics[name] else {
        fail(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
      }
      guard let number = Self.number(value) else { fail("\(name) is no number in the metrics dictionary") }
      return number
    }
    if !take("-") { _ = take("+") }
    while position < text.count, text[position].isASCII, text[position].isNumber || text[position] == "." {
      position += 1
    }
    guard let number = Double(String(text[start..<position])) else {
      position = start
      fail("Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return CGFloat(number)
  }

  private static func number(_ any: Any) -> CGFloat? {
    switch any {
    case let number as CGFloat: number
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as any BinaryInteger: CGFloat(Double(number))
    default: nil
    }
  }

  // MARK: Characters

  private mutating func name() -> String? {
    guard position < text.count, text[position].isLetter || text[position] == "_" else { return nil }
    let start = position
    while position < text.count, text[position].isLetter || text[position].isNumber || text[position] == "_" {
      position += 1
    }
    return String(text[start..<position])
  }

  private func peek(_ letter: Character) -> Bool { position < text.count && text[position] == letter }

  private mutating func take(_ letter: Character) -> Bool {
    guard peek(letter) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() { while take(" ") {} }
}
