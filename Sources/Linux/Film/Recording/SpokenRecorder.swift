import Stage
import UIKit

/// Writes down what VoiceOver would find on a stage, where it is something else than in the frame before, and what the app
/// tells it.
@MainActor
final class SpokenRecorder {
  private let stage: Stage
  private let recorder = AccessibilityPostRecorder()
  private var known: [AccessibleElement]?
  private(set) var posts: [Timeline.Post] = []

  init(_ stage: Stage) {
    self.stage = stage
    recorder.onPost = { [weak self] post, _ in
      guard let self else { return }
      posts.append(Timeline.Post(time: stage.time, frame: max(stage.frameIndex, 0), post: post))
    }
  }

  /// What is found in the frame under way; nil where it is what was found in the frame before.
  func changedElements() -> [AccessibleElement]? {
    let elements = stage.accessibleElements
    guard elements != known else { return nil }
    known = elements
    return elements
  }

  func stop() { recorder.stop() }
}
