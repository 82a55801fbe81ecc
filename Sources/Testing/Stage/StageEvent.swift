import UIKit

/// An event of a stage, for films and tools. It is posted to `Stage.listeners`.
package enum StageEvent {
  /// A touch is about to be delivered.
  case touch(TouchInput)
  /// A call was recorded, and is being made.
  case call(Stage.Call)
  /// A transaction was committed.
  case commit(CommitSource)
  /// A state was shown, of the stage's `pictureKind`.
  case picture
  /// The stage is about to be torn down. Nothing is restored yet.
  case tearDown
}
