import Stage
import UIKit

/// A stage that is made when a test first asks for it. A suite's stored properties are made before the test's turn on the
/// main actor, when another test may have its own stage set up: there is one frame loop at a time.
@MainActor final class LazyStage {
  private let make: () -> Stage
  private var made: Stage?

  init(_ make: @escaping () -> Stage) { self.make = make }

  var stage: Stage {
    if let made { return made }
    let new = make()
    made = new
    return new
  }

  isolated deinit { made?.tearDown() }
}
