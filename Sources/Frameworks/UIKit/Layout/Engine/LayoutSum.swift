import LayoutSolver

/// A sum of unknowns and a number, in points.
struct LayoutSum {
  var terms: [LinearConstraint.Term] = []
  var constant: Double = 0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ unknown: Unknown) { terms = [.init(1, unknown)] }

  mutating func add(_ other: LayoutSum, times factor: Double = 1) {
    constant += other.constant * factor
    if other.terms.isEmpty { return }
    if terms.isEmpty, factor == 1 {
      terms = other.terms
      return
    }
    for term in other.terms {
      if let index = terms.firstIndex(where: { $0.unknown == term.unknown }) {
        terms[index].factor += term.factor * factor
      } else {
        terms.append(.init(term.factor * factor, term.unknown))
      }
    }
    terms.removeAll { $0.factor == 0 }
  }

  func adding(_ other: LayoutSum, times factor: Double = 1) -> LayoutSum {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }
}
