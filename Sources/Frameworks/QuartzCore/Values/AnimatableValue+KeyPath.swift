extension AnimatableValue {
  /// Returns the part of the value at a key path below the property, such as `["origin", "x"]` or `["rotation", "z"]`.
  package func part(_ path: ArraySlice<Substring>) -> AnimatableValue? {
    guard let name = path.first else { return self }
    let rest = path.dropFirst()
    switch self {
    case .point(let p):
      return Self.leaf(["x": p.x, "y": p.y, "width": p.x, "height": p.y], name, rest)
    case .size(let s):
      return Self.leaf(["width": s.width, "height": s.height, "x": s.width, "y": s.height], name, rest)
    case .rect(let r):
      switch name {
      case "origin": return AnimatableValue.point(r.origin).part(rest)
      case "size": return AnimatableValue.size(r.size).part(rest)
      default: return nil
      }
    case .transform(let t):
      return TransformPart(path.joined(separator: "."))?.value(in: t)
    case .number, .color, .colors, .path, .numbers: return nil
    }
  }

  /// Returns the value with that part replaced. Nil if there is no such part or `value` does not fit it.
  package func replacing(_ path: ArraySlice<Substring>, with value: AnimatableValue) -> AnimatableValue? {
    guard let name = path.first else { return Self.fits(self, value) }
    let rest = path.dropFirst()
    switch self {
    case .point, .size:
      guard case .number(let n) = value, rest.isEmpty else { return nil }
      var c = components
      guard let index = Self.axis[name] else { return nil }
      c[index] = n
      return withComponents(c)
    case .rect(let r):
      if name == "origin", let p = AnimatableValue.point(r.origin).replacing(rest, with: value) {
        return .rect(CGRect(x: p.components[0], y: p.components[1], width: r.size.width, height: r.size.height))
      }
      if name == "size", let s = AnimatableValue.size(r.size).replacing(rest, with: value) {
        return .rect(CGRect(x: r.origin.x, y: r.origin.y, width: s.components[0], height: s.components[1]))
      }
      return nil
    case .transform(let t):
      return TransformPart(path.joined(separator: "."))?.replaced(in: t, by: value).map(AnimatableValue.transform)
    case .number, .color, .colors, .path, .numbers: return nil
    }
  }

  private static let axis: [Substring: Int] = ["x": 0, "width": 0, "y": 1, "height": 1]

  private static func leaf(
    _ parts: [Substring: CGFloat], _ name: Substring, _ rest: ArraySlice<Substring>
  ) -> AnimatableValue? {
    rest.isEmpty ? parts[name].map { .number(Double($0)) } : nil
  }

  /// Converts `value` to the kind of `old`. Points and sizes are interchangeable.
  private static func fits(_ old: AnimatableValue, _ value: AnimatableValue) -> AnimatableValue? {
    switch (old, value) {
    case (.path, .path): value
    case (_, _) where old.isOfKind(of: value): old.withComponents(value.components)
    default: nil
    }
  }
}
