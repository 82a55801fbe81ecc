import LayoutSolver

/// A generator of random numbers, which are the same for the same seed.
struct Chance {
  var state: UInt64

  mutating func below(_ end: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) >> 33) % end
  }
}

/// The points where the edges of two constraints cross and all required ones hold. The best solution is one of them.
struct Corners {
  private let constraints: [LinearConstraint]
  private let x: Unknown
  private(set) var points: [(Double, Double)] = []

  init(_ constraints: [LinearConstraint], _ x: Unknown, _ y: Unknown) {
    self.constraints = constraints
    self.x = x
    // The second unknown is a length. Distant edges give corners to open regions.
    var lines: [(Double, Double, Double)] = [(0, 1, 0), (1, 0, -1000), (1, 0, 1000), (0, 1, -1000)]
    lines += constraints.map(Self.line(x))
    for (index, one) in lines.enumerated() {
      for other in lines[(index + 1)...] {
        let determinant = one.0 * other.1 - one.1 * other.0
        guard determinant != 0 else { continue }
        let point = (
          (one.1 * other.2 - one.2 * other.1) / determinant, (one.2 * other.0 - one.0 * other.2) / determinant
        )
        if holdsRequired(point) { points.append(point) }
      }
    }
  }

  private static func line(_ x: Unknown) -> (LinearConstraint) -> (Double, Double, Double) {
    { constraint in
      constraint.terms.reduce(into: (0, 0, constraint.constant)) { line, term in
        if term.unknown == x { line.0 += term.factor } else { line.1 += term.factor }
      }
    }
  }

  private func missed(_ constraint: LinearConstraint, at point: (Double, Double)) -> Double {
    let line = Self.line(x)(constraint)
    let sum = line.0 * point.0 + line.1 * point.1 + line.2
    switch constraint.relation {
    case .equal: return abs(sum)
    case .atLeast: return max(0, -sum)
    case .atMost: return max(0, sum)
    }
  }

  func holdsRequired(_ point: (Double, Double)) -> Bool {
    point.1 > -1e-6 && constraints.allSatisfy { !$0.isRequired || missed($0, at: point) < 1e-6 }
  }

  /// Returns the sum of the violations at a point for each priority, the highest first.
  func missed(at point: (Double, Double)) -> [Double] {
    let priorities = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + missed($1, at: point) }
    }
  }

  /// The smallest violations that are possible, compared by priority.
  var least: [Double]? {
    points.map(missed(at:)).min { one, other in
      let difference = zip(one, other).first { abs($0 - $1) > 1e-7 }
      return difference.map { $0 < $1 } ?? false
    }
  }
}
