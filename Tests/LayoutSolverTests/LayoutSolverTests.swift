import LayoutSolver
import Testing

@Suite("The layout solver") struct LayoutSolverTests {
  private typealias Constraint = LinearConstraint
  private typealias Term = LinearConstraint.Term

  @Test("satisfies equations and inequalities, and leaves an unconstrained unknown at zero")
  func solves() {
    var solver = LayoutSolver()
    let (x, width, other) = (solver.makeUnknown(), solver.makeUnknown(isLength: true), solver.makeUnknown())
    _ = solver.add(Constraint([Term(1, x)], constant: -20, .equal))
    _ = solver.add(Constraint([Term(1, x), Term(1, width)], constant: -300, .atMost))
    _ = solver.add(Constraint([Term(1, width)], constant: -500, .equal, priority: 250))
    #expect([x, width, other].map(solver.value) == [20, 280, 0])
  }

  @Test("prefers a constraint of a higher priority to any number of constraints of a lower one", arguments: [1, 3, 30])
  func ranks(count: Int) {
    var solver = LayoutSolver()
    let x = solver.makeUnknown()
    for _ in 0..<count { _ = solver.add(Constraint([Term(1, x)], constant: -100, .equal, priority: 250)) }
    _ = solver.add(Constraint([Term(1, x)], constant: -10, .equal, priority: 250.001))
    #expect(solver.value(of: x) == 10)
  }

  @Test("breaks ties by weight after all priorities, and again after each change", arguments: [[1.0, 2], [2, 1]])
  func ties(weights: [Double]) {
    var solver = LayoutSolver()
    let lengths = [solver.makeUnknown(isLength: true), solver.makeUnknown(isLength: true)]
    let sum = Constraint([Term(1, lengths[0]), Term(1, lengths[1])], constant: -200, .equal)
    let whole = solver.add(sum).held
    for (length, weight) in zip(lengths, weights) {
      _ = solver.add(Constraint([Term(1, length)], constant: -40, .atMost, priority: 250, tieBreakWeight: weight))
    }
    let stretched: [Double] = weights[0] < weights[1] ? [160, 40] : [40, 160]
    #expect(lengths.map(solver.value) == stretched)
    #expect(solver.setConstants([(whole, -100)]).isEmpty)
    #expect(lengths.map(solver.value) == (weights[0] < weights[1] ? [60, 40] : [40, 60]))
    let equal = Constraint([Term(1, lengths[0]), Term(-1, lengths[1])], constant: 0, .equal, priority: 1)
    let wanted = solver.add(equal).held
    #expect(lengths.map(solver.value) == [50, 50])
    solver.remove(wanted)
    #expect(solver.setConstants([(whole, -200)]).isEmpty)
    #expect(lengths.map(solver.value) == stretched)
  }

  @Test("updates the constants of constraints, even of several that are only consistent together")
  func edits() {
    var solver = LayoutSolver()
    let (x, y) = (solver.makeUnknown(), solver.makeUnknown())
    let first = solver.add(Constraint([Term(1, x)], constant: -10, .equal)).held
    let second = solver.add(Constraint([Term(1, y)], constant: -10, .equal)).held
    _ = solver.add(Constraint([Term(1, x), Term(-1, y)], constant: 0, .equal))
    #expect(solver.setConstants([(first, -30), (second, -30)]).isEmpty)
    #expect(solver.value(of: x) == 30 && solver.value(of: y) == 30)
  }

  @Test("ignores a removed constraint")
  func removes() {
    var solver = LayoutSolver()
    let x = solver.makeUnknown()
    _ = solver.add(Constraint([Term(1, x)], constant: -5, .equal, priority: 1))
    let held = solver.add(Constraint([Term(1, x)], constant: -50, .atLeast)).held
    #expect(solver.value(of: x) == 50)
    solver.remove(held)
    #expect(solver.value(of: x) == 5 && solver.count == 1)
  }

  @Test("breaks the last of several required constraints that conflict, and reports all of them")
  func conflict() {
    var solver = LayoutSolver()
    let (x, y) = (solver.makeUnknown(), solver.makeUnknown())
    let least = solver.add(Constraint([Term(1, x)], constant: -100, .atLeast)).held
    let apart = solver.add(Constraint([Term(1, y)], constant: -7, .equal)).held
    let (held, conflicts) = solver.add(Constraint([Term(1, x)], constant: -60, .equal))
    #expect(conflicts == [Conflict(broken: held, among: [least, held])])
    #expect(solver.value(of: x) == 100 && solver.count == 2 && solver.constraint(apart) != nil)
  }

  @Test("keeps conflicting constraints of a lower rank, even if they were added or changed last")
  func rank() {
    var solver = LayoutSolver()
    let x = solver.makeUnknown(isLength: true)
    let wanted = solver.add(Constraint([Term(1, x)], constant: -60, .equal), rank: 1).held
    let (fixed, first) = solver.add(Constraint([Term(1, x)], constant: -100, .equal), rank: 0)
    #expect(first == [Conflict(broken: wanted, among: [wanted, fixed])])
    let again = solver.add(Constraint([Term(1, x)], constant: -100, .equal), rank: 1).held
    #expect(solver.setConstants([(fixed, -80)]) == [Conflict(broken: again, among: [fixed, again])])
    #expect(solver.value(of: x) == 80)
  }

  @Test("adds constraints together as one after the other, so that the last one in conflict is broken")
  func together() {
    var solver = LayoutSolver()
    let (one, other) = (solver.makeUnknown(isLength: true), solver.makeUnknown(isLength: true))
    let (held, conflicts) = solver.add([
      Constraint([Term(1, one), Term(-1, other)], constant: -10, .equal),
      Constraint([Term(1, one)], constant: -30, .equal), Constraint([Term(1, other)], constant: -30, .equal),
    ])
    #expect(conflicts == [Conflict(broken: held[2], among: held)])
    #expect([one, other].map(solver.value) == [30, 20])
  }

  @Test("never makes a length negative")
  func lengths() {
    var solver = LayoutSolver()
    let width = solver.makeUnknown(isLength: true)
    #expect(solver.add(Constraint([Term(1, width)], constant: 10, .equal)).conflicts.count == 1)
    _ = solver.add(Constraint([Term(1, width)], constant: 10, .equal, priority: 999))
    #expect(solver.value(of: width) == 0)
  }

  @Test("solves a row of a hundred equal widths")
  func many() {
    var solver = LayoutSolver()
    let edges = (0...100).map { _ in solver.makeUnknown() }
    let widths = (0..<100).map { _ in solver.makeUnknown(isLength: true) }
    _ = solver.add(Constraint([Term(1, edges[0])], constant: 0, .equal))
    for index in widths.indices {
      let terms = [Term(1, edges[index]), Term(1, widths[index]), Term(-1, edges[index + 1])]
      _ = solver.add(Constraint(terms, constant: 0, .equal))
      _ = solver.add(Constraint([Term(1, widths[0]), Term(-1, widths[index])], constant: 0, .equal))
    }
    let total = solver.add(Constraint([Term(1, edges[100])], constant: -1000, .equal)).held
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 10) < 1e-6 })
    _ = solver.setConstants([(total, -2000)])
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 20) < 1e-6 })
  }
}
