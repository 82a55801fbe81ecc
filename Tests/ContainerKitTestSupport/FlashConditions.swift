import ContainerKitTesting
import QuartzCore
import Testing

/// A condition under which nothing may flash: ended animations report before or after the frame, and the test looks at
/// frames only or at every state that a commit leaves.
struct FlashConditions: Equatable, Sendable, CustomTestStringConvertible {
  var order: Stage.CompletionOrder
  var showsEveryCommit: Bool

  static let all: [FlashConditions] = [false, true].flatMap { showsEveryCommit in
    Contract.orders.map { FlashConditions(order: $0, showsEveryCommit: showsEveryCommit) }
  }

  var conditions: StageConditions {
    var conditions = StageConditions()
    conditions.showsEveryCommit = showsEveryCommit
    return conditions
  }

  var testDescription: String { "\(showsEveryCommit ? "every commit" : "frames"), reports \(order)" }
}
