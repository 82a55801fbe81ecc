@_spi(Benchmark) import LayoutSolver

/// A system of linear constraints that both solvers get.
struct ConstraintSystem {
  /// The sum of the terms and the constant, compared with 0: at most (-1), equal (0), or at least (1).
  struct Constraint {
    var terms: [(factor: Double, unknown: Int)]
    var constant: Double
    var sign = 0
    /// 1000 if it is required.
    var priority = 1000.0
  }

  private(set) var unknowns = 0
  private(set) var constraints: [Constraint] = []

  /// Boxes, each at the end of the one before, with a width.
  static func chain(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    var end: Int?
    for _ in 0..<count {
      let (left, right) = (system.unknown(), system.unknown())
      let before = end.map { [(-1.0, $0)] } ?? []
      system.constraints.append(Constraint(terms: [(1, left)] + before, constant: -1))
      system.constraints.append(Constraint(terms: [(1, right), (-1, left)], constant: -20))
      end = right
    }
    return system
  }

  /// The same from the last box to the first, in an order in which nothing is known of most unknowns.
  static func chainFromEnd(_ count: Int) -> ConstraintSystem {
    var system = chain(count)
    system.constraints.reverse()
    return system
  }

  /// Boxes side by side with equal widths, which follow from the end of the last one. The distances come first, as in a
  /// stack view's arrangement.
  static func equalColumns(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    let starts = (0..<count).map { _ in system.unknown() }
    let widths = (0..<count).map { _ in system.unknown() }
    system.constraints.append(Constraint(terms: [(1, starts[0])], constant: 0))
    for index in 1..<count {
      let terms = [(1.0, starts[index]), (-1.0, starts[index - 1]), (-1, widths[index - 1])]
      system.constraints.append(Constraint(terms: terms, constant: 0))
    }
    let end = [(1.0, starts[count - 1]), (1, widths[count - 1])]
    system.constraints.append(Constraint(terms: end, constant: -20 * Double(count)))
    for width in widths.dropFirst() {
      system.constraints.append(Constraint(terms: [(1, width), (-1, widths[0])], constant: 0))
    }
    return system
  }

  /// Rows with a title and a field. The titles have the same width, and want to be as wide as their texts.
  static func form(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    let (left, right) = (system.unknown(), system.unknown())
    system.constraints.append(Constraint(terms: [(1, left)], constant: 0))
    system.constraints.append(Constraint(terms: [(1, right)], constant: -390))
    var (above, first): (Int?, Int?)
    for index in 0..<count {
      let (top, bottom, title, field) = (system.unknown(), system.unknown(), system.unknown(), system.unknown())
      let before = above.map { [(-1.0, $0)] } ?? []
      system.constraints += [
        Constraint(terms: [(1, top)] + before, constant: -1),
        Constraint(terms: [(1, bottom), (-1, top)], constant: -44, sign: 1),
        Constraint(terms: [(1, bottom), (-1, top)], constant: -36, priority: 250),
        // The title's width is its own, so its end is the row's start, a margin and the width.
        Constraint(terms: [(1, title)], constant: -40 - Double(index % 7), sign: 1, priority: 750),
        Constraint(terms: [(1, title)], constant: -40 - Double(index % 7), priority: 250),
        Constraint(terms: [(1, field), (1, title), (1, left), (-1, right)], constant: 40),
      ]
      if let first { system.constraints.append(Constraint(terms: [(1, title), (-1, first)], constant: 0)) }
      (above, first) = (bottom, first ?? title)
    }
    return system
  }

  private mutating func unknown() -> Int {
    unknowns += 1
    return unknowns - 1
  }

  /// Returns true if a solution fulfills what is required.
  func isSolved(by solution: [Double]) -> Bool {
    constraints.allSatisfy { constraint in
      let sum = constraint.terms.reduce(constraint.constant) { $0 + $1.factor * solution[$1.unknown] }
      let isFulfilled = constraint.sign == 0 ? abs(sum) < 1e-6 : sum * Double(constraint.sign) > -1e-6
      return isFulfilled || constraint.priority < 1000
    }
  }

  /// The same for the package's solver.
  var forSolver: BenchmarkSystem {
    var system = BenchmarkSystem(unknowns: unknowns)
    for constraint in constraints {
      system.add(constraint.terms, constraint.constant, constraint.sign, priority: constraint.priority)
    }
    return system
  }

  /// The same as numbers, a constraint a line: the sign, the priority, the constant, and factors with unknowns.
  var text: String {
    constraints.map { constraint in
      let terms = constraint.terms.map { "\($0.factor) \($0.unknown)" }.joined(separator: " ")
      return "\(constraint.sign) \(constraint.priority) \(constraint.constant) \(terms)"
    }.joined(separator: "\n")
  }
}
