@testable import ContainerKit

extension Misuse {
  /// Returns the misuse that is logged while `body` runs, as if nothing had been logged before.
  static func messages(during body: () -> Void) -> [String] {
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
