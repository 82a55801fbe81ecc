import QuartzCore

extension CATransaction {
  /// Runs `body` in a transaction of its own in which no layer animates by itself.
  static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
