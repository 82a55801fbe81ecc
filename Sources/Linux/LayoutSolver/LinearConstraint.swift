/// An unknown of a solver. It belongs to the solver that made it.
package struct Unknown: Hashable, Comparable, Sendable {
  let symbol: Int

  package static func < (one: Unknown, other: Unknown) -> Bool { one.symbol < other.symbol }
}

/// Terms and a constant held against zero: `2·x − y + 10 ≥ 0`.
package struct LinearConstraint: Equatable, Sendable {
  /// How the sum is held against zero.
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
  /// From just above 0 to 1000, which is required. Of those below, what is missed of a higher one counts before anything
  /// of a lower one; of equal ones the sum of what is missed counts.
  package var priority: Double
  /// Decides where several solutions are equally good by the priorities: the sum of what is missed of each constraint, times
  /// its weight, is least. Required constraints and those with 0 do not count.
  package var tieWeight: Double

  package init(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Double = required, tieWeight: Double = 0
  ) {
    (self.terms, self.constant, self.relation) = (terms, constant, relation)
    (self.priority, self.tieWeight) = (priority, tieWeight)
  }

  package static let required = 1000.0
  /// Below every priority.
  static let tie = 0.0

  package var isRequired: Bool { priority >= Self.required }
}

/// A constraint in a solver.
package struct Held: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (one: Held, other: Held) -> Bool { one.number < other.number }
}

/// A required constraint that was left out, since there is no solution with it.
package struct Conflict: Equatable, Sendable {
  /// What was left out. It is not in the solver any more.
  package let broken: Held
  /// Constraints that contradict one another, in the order in which they were added; `broken` is one of them.
  package let among: [Held]

  package init(broken: Held, among: [Held]) { (self.broken, self.among) = (broken, among) }
}
