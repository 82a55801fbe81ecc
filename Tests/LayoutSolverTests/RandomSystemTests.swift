import LayoutSolver
import Testing

/// Adds, changes, and removes randomized constraints, and compares each solution with a search of all corners.
@Suite("A random system of constraints") struct RandomSystemTests {
  /// A changing set of constraints in two unknowns. The second unknown is a length.
  private struct Play {
    var chance: Chance
    var solver = LayoutSolver()
    let x: Unknown
    let y: Unknown
    var held: [(id: ConstraintHandle, constraint: LinearConstraint)] = []

    init(seed: UInt64) {
      chance = Chance(state: seed)
      x = solver.makeUnknown()
      y = solver.makeUnknown(isLength: true)
      // These leave no direction open, so that the best solution is at a corner.
      add(LinearConstraint([.init(1, x)], constant: -3, .equal, priority: 1))
      add(LinearConstraint([.init(1, y)], constant: -4, .equal, priority: 1))
    }

    mutating func makeConstraint() -> LinearConstraint {
      let factors = [(1.0, 0.0), (0, 1), (1, 1), (1, -1), (2, -1), (1, 0.5)][chance.below(6)]
      let relation = [LinearConstraint.Relation.atMost, .equal, .atLeast][chance.below(3)]
      let priority = [1000.0, 1000, 750, 250, 50][chance.below(5)]
      let terms = [LinearConstraint.Term(factors.0, x), .init(factors.1, y)].filter { $0.factor != 0 }
      return LinearConstraint(terms, constant: Double(chance.below(41) - 20), relation, priority: priority)
    }

    mutating func add(_ constraint: LinearConstraint) {
      let (id, conflicts) = solver.add(constraint)
      held.append((id, constraint))
      settle(conflicts)
    }

    mutating func settle(_ conflicts: [Conflict]) {
      for conflict in conflicts {
        let among = held.filter { conflict.among.contains($0.id) }.map(\.constraint)
        #expect(among.count == conflict.among.count && among.allSatisfy(\.isRequired))
        #expect(Corners(among, x, y).points.isEmpty, "the reported conflict has a solution: \(among)")
        held.removeAll { $0.id == conflict.broken }
      }
    }

    mutating func step() {
      switch chance.below(4) {
      case 0 where held.count > 2:
        let index = 2 + chance.below(held.count - 2)
        solver.remove(held.remove(at: index).id)
      case 1 where held.count > 3:
        var changes: [(held: ConstraintHandle, constant: Double)] = []
        for _ in 0...chance.below(2) {
          let index = 2 + chance.below(held.count - 2)
          held[index].constraint.constant = Double(chance.below(41) - 20)
          changes.append((held[index].id, held[index].constraint.constant))
        }
        settle(solver.setConstants(changes))
      default: if held.count < 9 { add(makeConstraint()) }
      }
    }
  }

  @Test("is solved with the smallest violations, priority by priority, after each change", arguments: 0..<60)
  func least(seed: Int) {
    var play = Play(seed: UInt64(seed))
    for number in 0..<40 {
      play.step()
      let corners = Corners(play.held.map(\.constraint), play.x, play.y)
      let point = (play.solver.value(of: play.x), play.solver.value(of: play.y))
      #expect(corners.holdsRequired(point), "seed \(seed), step \(number): \(point) violates a required constraint")
      guard let best = corners.least else {
        Issue.record("seed \(seed), step \(number): no solution, and no conflict was named")
        return
      }
      let missed = corners.missed(at: point)
      let isLeast = zip(missed, best).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isLeast, "seed \(seed), step \(number): \(point) misses \(missed), not \(best)")
      guard isLeast else { return }
    }
  }

  @Test("has the same solution in every run")
  func repeats() {
    func solution() -> [Double] {
      var play = Play(seed: 7)
      return (0..<60).flatMap { _ in
        play.step()
        return [play.solver.value(of: play.x), play.solver.value(of: play.y)]
      }
    }
    #expect(solution() == solution())
  }
}
