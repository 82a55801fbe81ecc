@testable import ContainerKit

extension Misuse {
  /// What is told of misuse while `body` runs, as if nothing had been told before.
  static func told(during body: () -> Void) -> [String] {
    let before = handler
    var lines: [String] = []
    reset()
    handler = { lines.append($0) }
    body()
    handler = before
    reset()
    return lines
  }
}
