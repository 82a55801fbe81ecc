extension Tableau {
  /// Returns the order in which constraints that are added together are inserted, as indices.
  ///
  /// In the order of a layout's code, a row may be inserted before anything is known of its unknowns. Each later row then
  /// changes those that came before it: a chain that starts at its free end would take far more steps than one that
  /// starts at its fixed end. So equations come first that fix an unknown, given those before them. Equations of two
  /// lengths follow, because a sum of equal lengths is then one cell. The rest stays in order.
  ///
  /// Only required equations change their position. Steps do not choose their symbols, so ties between the others are
  /// broken as in the original order.
  func insertionOrder(of constraints: [LinearConstraint]) -> [Int] {
    if constraints.count < 2 { return Array(constraints.indices) }
    let equations = constraints.indices.filter { constraints[$0].isRequired && constraints[$0].relation == .equal }
    // The equations that contain each symbol without a value: those of a symbol are beside each other in `users`.
    var openCounts = [Int](repeating: 0, count: constraints.count)
    var starts = [Int](repeating: 0, count: kinds.count + 1)
    for index in equations {
      for term in constraints[index].terms where !isFixed(term.unknown.symbol) {
        openCounts[index] += 1
        starts[term.unknown.symbol + 1] += 1
      }
    }
    for symbol in kinds.indices { starts[symbol + 1] += starts[symbol] }
    var (users, ends) = ([Int](repeating: 0, count: starts[kinds.count]), starts)
    for index in equations {
      for term in constraints[index].terms where !isFixed(term.unknown.symbol) {
        users[ends[term.unknown.symbol]] = index
        ends[term.unknown.symbol] += 1
      }
    }
    var order = equations.filter { openCounts[$0] <= 1 }
    var next = 0
    while next < order.count {
      for term in constraints[order[next]].terms {
        let symbol = term.unknown.symbol
        for index in users[starts[symbol]..<ends[symbol]] {
          openCounts[index] -= 1
          if openCounts[index] == 1 { order.append(index) }
        }
        ends[symbol] = starts[symbol]
      }
      next += 1
    }
    order += equations.filter { index in
      constraints[index].terms.count == 2 && constraints[index].terms.allSatisfy { kinds[$0.unknown.symbol] == .length }
    }
    var isListed = [Bool](repeating: false, count: constraints.count)
    return (order + constraints.indices).filter { index in
      defer { isListed[index] = true }
      return !isListed[index]
    }
  }

  /// Returns true if required equations leave a symbol one value.
  private func isFixed(_ symbol: Int) -> Bool {
    row(of: symbol)?.cells.allSatisfy { kinds[$0.symbol] == .dummy } == true
  }
}
