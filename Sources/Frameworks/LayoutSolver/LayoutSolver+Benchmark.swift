/// A system of constraints for the benchmarks, which are a separate package.
@_spi(Benchmark) public struct BenchmarkSystem {
  private var template = LayoutSolver()
  private var unknowns: [Unknown] = []
  private var constraints: [LinearConstraint] = []

  /// Creates a system of a number of unknowns, without constraints.
  public init(unknowns count: Int) {
    for _ in 0..<count { unknowns.append(template.makeUnknown()) }
  }

  /// Adds a constraint: the sum of the terms and the constant, compared with 0: at most (-1), equal (0), or at least (1).
  public mutating func add(
    _ terms: [(factor: Double, unknown: Int)], _ constant: Double, _ sign: Int, priority: Double
  ) {
    let relation: LinearConstraint.Relation = sign < 0 ? .atMost : sign == 0 ? .equal : .atLeast
    constraints.append(
      LinearConstraint(
        terms.map { LinearConstraint.Term($0.factor, unknowns[$0.unknown]) }, constant: constant, relation,
        priority: priority))
  }

  /// Adds all constraints to a new solver together, as a layout pass does, and returns the solution.
  public func solve() -> [Double] {
    var solver = template
    _ = solver.add(constraints)
    return unknowns.map { solver.value(of: $0) }
  }
}
