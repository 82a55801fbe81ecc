extension AnimatableValue {
  /// The numbers of the value.
  var components: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .transform(let t): t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    case .color(let color): [color.rgba.red, color.rgba.green, color.rgba.blue, color.rgba.alpha]
    case .colors(let colors): colors.flatMap { AnimatableValue.color($0).components }
    case .path: []
    case .numbers(let values): values
    }
  }

  /// Returns a value of this kind with different numbers. Nil for a path, which has none.
  func withComponents(_ c: [Double]) -> AnimatableValue? {
    switch self {
    case .number: .number(c[0])
    case .point: .point(CGPoint(x: c[0], y: c[1]))
    case .size: .size(CGSize(width: c[0], height: c[1]))
    case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .transform:
      .transform(CATransform3D(rows: (0..<4).map { SIMD4(c[4 * $0], c[4 * $0 + 1], c[4 * $0 + 2], c[4 * $0 + 3]) }))
    case .color: .color(CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .colors:
      .colors(
        stride(from: 0, to: c.count, by: 4).map {
          CGColor(red: c[$0], green: c[$0 + 1], blue: c[$0 + 2], alpha: c[$0 + 3])
        })
    case .path: nil
    case .numbers: .numbers(c)
    }
  }

  /// Returns `true` if the two can be added. A list of numbers matches no other kind.
  func isOfKind(of other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.rect, .rect), (.transform, .transform), (.color, .color), (.numbers, .numbers): true
    case (.colors, .colors): true
    case (.point, .point), (.size, .size), (.point, .size), (.size, .point): true
    default: false
    }
  }
}
