import QuartzCore

/// A change of one animatable value of a layer.
struct ValueChange {
  let keyPath: String
  let old: AnimatableValue
  let new: AnimatableValue
  /// The presentation value at the time of the change; nil if nothing was committed.
  let shown: AnimatableValue?

  /// Returns the changes to animate: origin and size of bounds, all other keys as a whole, without unchanged values.
  static func changes(of key: String, from old: AnimatableValue, to new: AnimatableValue, shown: AnimatableValue?)
    -> [ValueChange]
  {
    guard key == "bounds", case .rect(let before) = old, case .rect(let after) = new else {
      return [ValueChange(keyPath: key, old: old, new: new, shown: shown)].filter(\.isSomething)
    }
    var present: CGRect?
    if case .rect(let rect)? = shown { present = rect }
    return [
      ValueChange(
        keyPath: "bounds.origin", old: .point(before.origin), new: .point(after.origin),
        shown: present.map { .point($0.origin) }),
      ValueChange(
        keyPath: "bounds.size", old: .size(before.size), new: .size(after.size), shown: present.map { .size($0.size) }),
    ].filter(\.isSomething)
  }

  /// The old value minus the new one; nil if values are not additive: colors, paths.
  var difference: AnimatableValue? {
    switch (old, new) {
    case (.color, .color), (.path, .path), (.colors, .colors): nil
    default: old.subtracting(new)
    }
  }

  private var isSomething: Bool {
    if let difference { return !difference.isNothing }
    return !old.isSame(as: new)
  }
}

extension AnimatableValue {
  /// `true` if adding the value changes nothing.
  var isNothing: Bool {
    switch self {
    case .number(let number): number == 0
    case .point(let point): point == .zero
    case .size(let size): size == .zero
    case .rect(let rect): rect == .zero
    case .transform(let transform): CATransform3DIsIdentity(transform)
    case .numbers(let numbers): numbers.allSatisfy { $0 == 0 }
    default: false
    }
  }

  /// Returns true if two colors, lists of colors or paths are equal.
  func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    default: false
    }
  }
}
