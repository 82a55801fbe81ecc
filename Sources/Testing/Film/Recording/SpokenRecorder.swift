import Stage
import UIKit

/// Records the elements that VoiceOver finds on a stage when they change, and the notifications that the app posts.
@MainActor
final class SpokenRecorder {
  private let recorder = AccessibilityPostRecorder()
  private var known: [AccessibleElement]?
  private(set) var posts: [Timeline.Post] = []

  init(_ stage: Stage) {
    recorder.onPost = { [weak self, weak stage] post, _ in
      guard let self, let stage else { return }
      posts.append(Timeline.Post(time: stage.time, frame: max(stage.frameIndex, 0), post: post))
    }
  }

  /// Returns the elements of the current frame; nil if they are the same as in the previous one.
  func changedElements(on stage: Stage) -> [AccessibleElement]? {
    let elements = stage.accessibleElements
    guard elements != known else { return nil }
    known = elements
    return elements
  }

  func stop() { recorder.stop() }
}
