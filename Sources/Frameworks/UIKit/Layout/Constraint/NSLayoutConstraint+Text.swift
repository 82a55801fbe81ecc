extension NSLayoutConstraint {
  /// The constraint in the form of UIKit's messages: gaps as in a visual format, and everything else as an equation.
  /// (Reported; where the priority stands is a guess: layout-34.)
  var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let gap = ConstraintGap(self)
    let names = names(gap)
    let state = isActive ? "active" : "inactive"
    return "<\(ObjectIdentity.short(of: self))\(name) \(gap.map(text) ?? equation)"
      + "   (\(state)\(names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "))>"
  }

  private var sign: String { relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">=" }

  private var strength: String { priority == .required ? "" : "@\(Self.number(CGFloat(priority.rawValue)))" }

  // MARK: Equations

  private var equation: String {
    var right = ""
    if let second {
      let side = Self.sideText(second)
      right = multiplier == 1 ? side : "\(Self.number(multiplier))*\(side)"
      if constant != 0 { right += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
    } else {
      right = Self.number(constant)
    }
    return "\(Self.sideText(first)) \(sign) \(right)\(strength.isEmpty ? "" : " \(strength)")"
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
    item.map { "\(itemText($0)).\(attribute)" } ?? "nil"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }

  // MARK: Gaps

  private func text(_ gap: ConstraintGap) -> String {
    let ends = [gap.before, gap.after].map { $0.map { "[\(Self.itemText($0))]" } ?? "|" }
    let distance = "\(relation == .equal ? "" : sign)\(Self.number(constant))\(strength)"
    return "\(gap.axis):\(ends[0])-(\(distance))-\(ends[1])\(gap.note)"
  }

  // MARK: Items

  /// Returns an item with its text, or its accessibility identifier.
  private static func itemText(_ item: any LayoutItem) -> String {
    if let name = accessibilityName(of: item) { return name }
    let text = (item as? UILayoutGuide)?.identifier ?? (item as? any TextShowing)?.constraintText ?? ""
    return ObjectIdentity.short(of: item) + (text.isEmpty ? "" : "'\(text)'")
  }

  private static func accessibilityName(of item: any LayoutItem) -> String? {
    (item as? UIView)?.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the items that the names in the text stand for.
  private func names(_ gap: ConstraintGap?) -> [String] {
    var names = gap?.holder.map { ["'|':\(Self.itemText($0))"] } ?? []
    for item in first.items + (second?.items ?? []) {
      guard let name = Self.accessibilityName(of: item) else { continue }
      let entry = "\(name):\(ObjectIdentity.address(of: item))"
      if !names.contains(entry) { names.append(entry) }
    }
    return names
  }
}

/// A view whose text stands behind its class and address in the descriptions of constraints.
@MainActor protocol TextShowing: UIView {
  var constraintText: String? { get }
}
