extension Tableau {
  /// Removes a constraint, and minimizes every level again.
  mutating func remove(_ marks: ConstraintSymbols, of constraint: LinearConstraint) {
    weigh(marks, of: constraint, times: -1)
    if isBasic(marks.marker) {
      take(marks.marker)
    } else if kinds[marks.marker] == .dummy {
      removeEquation(marks.marker)
    } else if let leaving = partner(in: column(of: marks.marker)) {
      pivot(entering: marks.marker, leaving: leaving)
      take(marks.marker)
    } else {
      dropColumn(marks.marker)
    }
    if kinds[marks.marker] == .dummy {
      owners[marks.marker] = nil
      forgetMarker(marks.marker)
    }
    for error in marks.errors where !isBasic(error) { dropColumn(error) }
    optimize()
  }

  /// Removes the row of an equation: solves one for the equation's own error, and substitutes it in the others.
  private mutating func removeEquation(_ marker: Int) {
    let effects = markers.effects(of: [Row.Cell(symbol: marker, factor: 1)])
    var sums: [Int: Double] = [:]
    for effect in effects {
      for cell in column(of: effect.symbol) { sums[cell.symbol, default: 0] += cell.factor * effect.factor }
    }
    let factors = sums.filter { !Row.isZero($0.value) }.map { Row.Cell(symbol: $0.key, factor: $0.value) }
    guard let leaving = partner(in: factors), let scale = sums[leaving] else { return }
    let costs = objective.sums(of: effects)
    var equation = take(leaving)
    equation.add(-1, of: leaving)
    equation.scale(by: -1 / scale)
    for cell in factors where cell.symbol != leaving { add(equation, times: cell.factor, to: cell.symbol) }
    objective.add(equation, times: costs)
  }

  /// Lets earlier markers forget one of a removed equation, if nothing contains it.
  private mutating func forgetMarker(_ marker: Int) {
    guard rowCount(of: marker) == 0, markers.isUnused(marker), objective.isIndependent(of: marker) else { return }
    _ = markers.dissolve(marker)
  }

  /// Returns the basic symbol to exchange with a marker before its removal, so that no other one becomes negative.
  private func partner(in column: [Row.Cell]) -> Int? {
    func first(where matches: (Row.Cell) -> Bool) -> Int? {
      let candidates = column.lazy.filter(matches).map {
        (abs(value(of: $0.symbol) / $0.factor), ranks[$0.symbol], $0.symbol)
      }
      return candidates.min { $0 < $1 }?.2
    }
    return first { kinds[$0.symbol].isRestricted && $0.factor < 0 }
      ?? first { kinds[$0.symbol].isRestricted }
      ?? column.map(\.symbol).min { ranks[$0] < ranks[$1] }
  }
}
