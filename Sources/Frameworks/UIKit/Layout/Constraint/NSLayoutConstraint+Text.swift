extension NSLayoutConstraint {
  /// The constraint in the form of UIKit's messages.
  var text: String {
    let identity = ObjectIdentity.short(of: self)
    let name = identifier.map { " '\($0)'" } ?? ""
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right = ""
    if let second {
      let side = Self.sideText(second)
      right = multiplier == 1 ? side : "\(Self.number(multiplier))*\(side)"
      if constant != 0 { right += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
    } else {
      right = Self.number(constant)
    }
    let strength = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    return "<\(identity)\(name) \(Self.sideText(first)) \(sign) \(right)\(strength)\(isActive ? "   (active)" : "")>"
  }

  static func sideText(_ side: LayoutSide) -> String {
    let end = placeText(side.item, side.attribute)
    return side.isDistance ? "(\(end) - \(placeText(side.origin, side.originAttribute)))" : end
  }

  /// Returns an anchor in the form of UIKit's messages.
  static func anchorText(_ side: LayoutSide) -> String {
    let kind = side.family == .placeX ? "XAxisAnchor" : side.family == .placeY ? "YAxisAnchor" : "Dimension"
    return "<NSLayout\(kind) \"\(sideText(side))\">"
  }

  private static func placeText(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    guard let item else { return "nil" }
    let guide = (item as? UILayoutGuide)?.identifier ?? ""
    return "\(ObjectIdentity.short(of: item))\(guide.isEmpty ? "" : "'\(guide)'").\(attribute)"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}
