/// An unknown of a solver. It belongs to the solver that made it.
package struct Unknown: Hashable, Comparable, Sendable {
  let symbol: Int

  package static func < (one: Unknown, other: Unknown) -> Bool { one.symbol < other.symbol }
}

/// A sum of terms and a constant, compared with zero: `2·x − y + 10 ≥ 0`.
package struct LinearConstraint: Equatable, Sendable {
  /// The comparison of the sum with zero.
  package enum Relation: Sendable {
    case atMost
    case equal
    case atLeast
  }

  /// A factor times an unknown.
  package struct Term: Equatable, Sendable {
    package var unknown: Unknown
    package var factor: Double

    package init(_ factor: Double, _ unknown: Unknown) { (self.factor, self.unknown) = (factor, unknown) }
  }

  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  /// The priority, from just above 0 to 1000, which is required. Errors at a higher priority count before any at a
  /// lower one. At the same priority, the sum of the errors counts.
  package var priority: Double
  /// The weight that breaks ties between solutions that are equally good by priorities: the sum of each constraint's
  /// error, times its weight, is minimized. Required constraints and those with 0 do not count.
  package var tieBreakWeight: Double

  package init(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Double = required, tieBreakWeight: Double = 0
  ) {
    (self.terms, self.constant, self.relation) = (terms, constant, relation)
    (self.priority, self.tieBreakWeight) = (priority, tieBreakWeight)
  }

  package static let required = 1000.0
  /// The level that breaks ties, below every priority.
  static let tieBreak = 0.0

  package var isRequired: Bool { priority >= Self.required }
}

/// A constraint in a solver.
package struct ConstraintHandle: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (one: ConstraintHandle, other: ConstraintHandle) -> Bool { one.number < other.number }
}

/// A required constraint that was left out, because there is no solution with it.
package struct Conflict: Equatable, Sendable {
  /// The constraint that was left out. The solver does not contain it any more.
  package let broken: ConstraintHandle
  /// Constraints that contradict one another, in the order in which they were added; `broken` is one of them.
  package let among: [ConstraintHandle]

  package init(broken: ConstraintHandle, among: [ConstraintHandle]) { (self.broken, self.among) = (broken, among) }
}
