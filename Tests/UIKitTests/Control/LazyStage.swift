import Stage
import UIKit

/// A stage that is created on first use. A suite's stored properties are created before the test runs on the main
/// actor, when another test may still use its own stage. There is only one frame loop at a time.
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
