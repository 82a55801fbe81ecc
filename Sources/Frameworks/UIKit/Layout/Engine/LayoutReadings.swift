/// The views whose geometry, insets or baselines constraints have read, so that a change of one visits these constraints
/// only.
@MainActor struct LayoutReadings {
  private struct Reader {
    weak var constraint: NSLayoutConstraint?
  }

  /// The state of the views. Each is there once.
  private(set) var states: [LayoutState] = []
  private var readers: [ObjectIdentifier: [Reader]] = [:]
  /// The constraints that have read something whose changes are not reported.
  private var unstable: [Reader] = []

  mutating func note(_ view: UIView, by constraint: NSLayoutConstraint) {
    if readers[ObjectIdentifier(view)] == nil { states.append(view.layoutState) }
    if readers[ObjectIdentifier(view)]?.last?.constraint === constraint { return }
    readers[ObjectIdentifier(view), default: []].append(Reader(constraint: constraint))
  }

  /// Notes a constraint that must be written in every pass, because it reads something whose changes are not reported.
  mutating func noteUnstable(_ constraint: NSLayoutConstraint) {
    if unstable.last?.constraint === constraint { return }
    unstable.append(Reader(constraint: constraint))
  }

  /// Returns the constraints that read a view.
  func constraints(reading view: UIView) -> [NSLayoutConstraint] {
    readers[ObjectIdentifier(view)]?.compactMap(\.constraint) ?? []
  }

  var unstableConstraints: [NSLayoutConstraint] { unstable.compactMap(\.constraint) }
}
