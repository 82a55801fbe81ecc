import QuartzCore

/// One animated value of a layer that has changed.
struct ValueChange {
  let keyPath: String
  let old: AnimatableValue
  let new: AnimatableValue
  /// What was shown when it changed; nil where nothing was committed.
  let shown: AnimatableValue?

  /// Bounds are animated as origin and size, all other keys as a whole; what stays as it was is left out.
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

  /// From the new value back to the old one; nil where values do not add up: colours, paths.
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
  /// Whether adding the value changes nothing.
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

  /// Whether a colour, several, or a path is the same as another.
  func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    default: false
    }
  }
}
