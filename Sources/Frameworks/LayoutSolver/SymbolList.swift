/// Symbols that something may apply to, each once. Those to which it does not apply any more are dropped when they are
/// looked at, so that all looks together cost no more than the insertions.
struct SymbolList {
  private var symbols: [Int] = []
  private var isListed: [Bool] = []

  mutating func insert(_ symbol: Int) {
    while isListed.count <= symbol { isListed.append(false) }
    guard !isListed[symbol] else { return }
    isListed[symbol] = true
    symbols.append(symbol)
  }

  /// Returns true if there is a symbol that matches. Drops the latest ones that do not.
  mutating func contains(where matches: (Int) -> Bool) -> Bool {
    while let last = symbols.last {
      if matches(last) { return true }
      symbols.removeLast()
      isListed[last] = false
    }
    return false
  }
}
