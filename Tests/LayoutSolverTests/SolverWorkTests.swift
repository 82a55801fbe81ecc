import LayoutSolver
import Testing

/// Counts the cells of rows that the solver visits, for n and for 10 · n views.
@Suite("The layout solver's work") struct SolverWorkTests {
  private typealias Constraint = LinearConstraint
  private typealias Term = LinearConstraint.Term

  /// Views side by side with equal widths, as in `leading = previous.trailing + 8`, `width = previous.width`.
  private struct Chain {
    var solver = LayoutSolver()
    var starts: [Unknown] = []
    var widths: [Unknown] = []
    var gaps: [ConstraintHandle] = []

    /// The width of the first view is known from the start, or follows from the end of the last view.
    init(_ count: Int, isWidthKnown: Bool) {
      for index in 0..<count {
        let (start, width) = (solver.makeUnknown(), solver.makeUnknown(isLength: true))
        if index == 0 {
          gaps.append(solver.add(Constraint([Term(1, start)], constant: -8, .equal)).held)
          if isWidthKnown { _ = solver.add(Constraint([Term(1, width)], constant: -40, .equal)) }
        } else {
          let terms = [Term(1, start), Term(-1, starts[index - 1]), Term(-1, widths[index - 1])]
          gaps.append(solver.add(Constraint(terms, constant: -8, .equal)).held)
          _ = solver.add(Constraint([Term(1, width), Term(-1, widths[index - 1])], constant: 0, .equal))
        }
        starts.append(start)
        widths.append(width)
      }
      guard !isWidthKnown else { return }
      let end = [Term(1, starts[count - 1]), Term(1, widths[count - 1])]
      _ = solver.add(Constraint(end, constant: -48 * Double(count), .equal))
    }

    var end: Double { solver.value(of: starts[starts.count - 1]) + solver.value(of: widths[widths.count - 1]) }

    /// Returns the cells that are visited during an action.
    mutating func cells(_ action: (inout Chain) -> Void) -> Int {
      let before = solver.work.cells
      action(&self)
      return solver.work.cells - before
    }
  }

  @Test("of building a chain grows with its length", arguments: [true, false])
  func building(isWidthKnown: Bool) {
    let (short, long) = (Chain(100, isWidthKnown: isWidthKnown), Chain(1000, isWidthKnown: isWidthKnown))
    #expect(abs(long.end - 48_000) < 1e-3)
    #expect(long.solver.work.cells <= 11 * short.solver.work.cells)
    #expect(long.solver.work.pivots <= 11 * short.solver.work.pivots + 1)
  }

  @Test("of adding distances and widths together grows with their number, though the widths come last")
  func together() {
    let work = [100, 1000].map { count in
      var solver = LayoutSolver()
      let starts = (0..<count).map { _ in solver.makeUnknown() }
      let widths = (0..<count).map { _ in solver.makeUnknown(isLength: true) }
      var constraints = [Constraint([Term(1, starts[0])], constant: -8, .equal)]
      for index in 1..<count {
        let terms = [Term(1, starts[index]), Term(-1, starts[index - 1]), Term(-1, widths[index - 1])]
        constraints.append(Constraint(terms, constant: -8, .equal))
      }
      constraints += widths.map { Constraint([Term(1, $0)], constant: -40, .equal) }
      #expect(solver.add(constraints).conflicts.isEmpty)
      #expect(solver.value(of: starts[count - 1]) == 48 * Double(count) - 40)
      return solver.work.cells
    }
    #expect(work[1] <= 11 * work[0])
  }

  /// The constraints of views with equal widths below each other, from the last view to the first, whose top edge is fixed.
  /// The widths are that of the first view, which is fixed, or follow from a row of all views.
  private struct Pile {
    var solver = LayoutSolver()
    var constraints: [Constraint] = []
    var tops: [Unknown] = []
    var widths: [Unknown] = []

    init(_ count: Int, isWidthKnown: Bool) {
      tops = (0..<count).map { _ in solver.makeUnknown() }
      let heights = (0..<count).map { _ in solver.makeUnknown(isLength: true) }
      widths = (0..<count).map { _ in solver.makeUnknown(isLength: true) }
      for index in (1..<count).reversed() {
        let bottom = [Term(1, tops[index - 1]), Term(1, heights[index - 1])]
        constraints += [
          Constraint([Term(1, tops[index])] + bottom.map { Term(-1, $0.unknown) }, constant: 0, .equal),
          Constraint([Term(1, heights[index])], constant: -20, .equal),
          Constraint([Term(1, widths[index]), Term(-1, widths[index - 1])], constant: 0, .equal),
        ]
      }
      constraints.append(Constraint([Term(1, tops[0])], constant: -8, .equal))
      constraints.append(Constraint([Term(1, heights[0])], constant: -20, .equal))
      let terms = isWidthKnown ? [Term(1, widths[0])] : widths.map { Term(1, $0) }
      constraints.append(Constraint(terms, constant: isWidthKnown ? -40 : -40 * Double(count), .equal))
    }

    func isSolved(by solver: LayoutSolver) -> Bool {
      tops.indices.allSatisfy {
        solver.value(of: tops[$0]) == 8 + 20 * Double($0) && abs(solver.value(of: widths[$0]) - 40) < 1e-9
      }
    }
  }

  @Test("of adding a pile from its free end, and of removing it, grows with its length", arguments: [true, false])
  func backward(isWidthKnown: Bool) {
    let works = [30, 300].map { count in
      var pile = Pile(count, isWidthKnown: isWidthKnown)
      let (held, conflicts) = pile.solver.add(pile.constraints)
      #expect(conflicts.isEmpty && pile.isSolved(by: pile.solver))
      let added = pile.solver.work.cells
      pile.solver.remove(held)
      #expect(pile.solver.count == 0)
      return (added, removed: pile.solver.work.cells - added)
    }
    #expect(works[1].0 <= 12 * works[0].0)
    if isWidthKnown { #expect(works[1].removed <= 12 * works[0].removed) }
  }

  @Test("of adding a pile from its free end one constraint after the other grows with no more than its square")
  func backwardOneByOne() {
    let works = [50, 100].map { count in
      var pile = Pile(count, isWidthKnown: true)
      for constraint in pile.constraints { _ = pile.solver.add(constraint) }
      #expect(pile.isSolved(by: pile.solver))
      return pile.solver.work.cells
    }
    #expect(works[1] <= 9 * works[0] / 2)
  }

  @Test("of building a form whose titles are as wide as the first one grows with its length")
  func form() {
    let works = [10, 100].map { count in
      var solver = LayoutSolver()
      let titles = (0..<count).map { _ in solver.makeUnknown() }
      let fields = (0..<count).map { _ in solver.makeUnknown() }
      for index in 0..<count {
        let text = -40 - Double(index % 7)
        _ = solver.add(Constraint([Term(1, titles[index])], constant: text, .atLeast, priority: 750))
        _ = solver.add(Constraint([Term(1, titles[index])], constant: text, .equal, priority: 250))
        _ = solver.add(Constraint([Term(1, fields[index]), Term(1, titles[index])], constant: -350, .equal))
        guard index > 0 else { continue }
        _ = solver.add(Constraint([Term(1, titles[index]), Term(-1, titles[0])], constant: 0, .equal))
      }
      #expect(titles.allSatisfy { abs(solver.value(of: $0) - 46) < 1e-6 })
      #expect(fields.allSatisfy { abs(solver.value(of: $0) - 304) < 1e-6 })
      return solver.work
    }
    #expect(works[1].cells <= 11 * works[0].cells)
    #expect(works[1].pivots <= 11 * works[0].pivots)
  }

  @Test("of changing a constant is that of the views which move")
  func changing() {
    var cells: [Int] = []
    for count in [100, 1000] {
      var chain = Chain(count, isWidthKnown: true)
      cells.append(chain.cells { _ = $0.solver.setConstants([($0.gaps[count - 1], -18)]) })
      #expect(chain.end == 48 * Double(count) + 10)
      let all = chain.cells { _ = $0.solver.setConstants([($0.gaps[0], -18)]) }
      #expect(chain.end == 48 * Double(count) + 20)
      #expect(all <= 3 * count)
    }
    #expect(cells[1] == cells[0])
  }

  @Test("of removing a constraint at the end of a chain, and of adding it again, does not depend on the chain's length")
  func removing() {
    let cells = [100, 1000].map { count in
      var chain = Chain(count, isWidthKnown: true)
      return chain.cells {
        $0.solver.remove($0.gaps[count - 1])
        let terms = [Term(1, $0.starts[count - 1]), Term(-1, $0.starts[count - 2])]
        _ = $0.solver.add(Constraint(terms, constant: -50, .equal))
      }
    }
    #expect(cells[1] == cells[0])
  }

  @Test("of a conflict is small, its report names the whole chain, and the solution is the same afterwards")
  func conflict() {
    let cells = [100, 1000].map { count in
      var chain = Chain(count, isWidthKnown: true)
      return chain.cells {
        let (held, conflicts) = $0.solver.add(Constraint([Term(1, $0.starts[count - 1])], constant: -1, .equal))
        #expect(conflicts.map(\.broken) == [held])
        #expect(conflicts.first.map { Set($0.among) }?.isSuperset(of: $0.gaps) == true)
        #expect($0.end == 48 * Double(count))
      }
    }
    #expect(cells[1] == cells[0])
  }

  @Test("reports the unknowns that have moved, once, and no others")
  func moved() {
    var chain = Chain(100, isWidthKnown: true)
    _ = chain.solver.removeMoved()
    _ = chain.solver.setConstants([(chain.gaps[97], -18)])
    #expect(Set(chain.solver.removeMoved()) == Set(chain.starts[97...]))
    #expect(chain.solver.removeMoved().isEmpty)
  }
}
