import ContainerKit
import LayerTime
import Stage
import UIKit

/// The contents of a recording besides the positions of pages and the calls. They take most of its time.
package struct FilmContents: OptionSet {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The elements that VoiceOver finds.
  package static let spoken = FilmContents(rawValue: 1)
  /// The flashes: the pictures of all frames are drawn, and compared.
  package static let flashes = FilmContents(rawValue: 2)
  package static let all: FilmContents = [.spoken, .flashes]
}

/// Records a stage as a timeline, from its current state to the last frame before `stop()`.
///
/// It changes nothing that a test can read, such as the stage's calls.
@MainActor
package final class FilmRecording {
  /// The timeline so far.
  package private(set) var timeline: Timeline
  private weak var stage: Stage?
  private var isStopped = false
  private let first: (frame: Int, time: TimeInterval)
  private weak var container: ContainerViewController?
  private let spoken: SpokenRecorder
  private let judge: FlashJudge
  private let contents: FilmContents
  private var listeners: (ofTrace: EventListener<Trace.Event>, ofStage: EventListener<StageEvent>)?
  /// Called with the picture of each frame.
  private let onFrame: ((_ index: Int, StagePicture) -> Void)?

  /// Starts a recording. If the stage has shown a frame, the recording's first frame shows the same.
  ///
  /// - Parameters:
  ///   - container: The container that is filmed; nil for the one that is on screen.
  ///   - calls: The calls that were recorded before and belong to the film.
  ///   - contents: What is recorded.
  ///   - onFrame: Called with each frame's index and picture.
  package init(
    _ stage: Stage, scene: String, title: String? = nil, summary: String? = nil,
    container: ContainerViewController? = nil, calls: [Stage.Call] = [], contents: FilmContents = .all,
    onFrame: ((_ index: Int, StagePicture) -> Void)? = nil
  ) {
    self.stage = stage
    self.container = container
    self.onFrame = onFrame
    self.contents = contents
    first = (max(stage.frameIndex, 0), stage.time)
    let size = stage.window.bounds.size
    timeline = Timeline(
      scene: scene, title: title, width: Double(size.width), height: Double(size.height), scale: Double(stage.scale),
      fps: stage.fps)
    timeline.summary = summary
    timeline.settings = stage.settings.words
    spoken = SpokenRecorder(stage)
    judge = FlashJudge(scale: stage.scale)
    timeline.events = calls.map { Timeline.Event(time: $0.time, frame: $0.frame, name: $0.name, subject: $0.subject) }
    listeners = (
      Trace.listeners.add { [weak self] in self?.received($0) },
      stage.listeners.add { [weak self] in self?.received($0) }
    )
    if stage.frameIndex >= 0 { add(frameOf: stage) }
  }

  /// Ends the recording. Nothing is added after that.
  package func stop() {
    guard !isStopped else { return }
    isStopped = true
    spoken.stop()
    judge.finish()
    for flash in judge.flashes { timeline.frames[flash.frame - first.frame].flash = flash.text }
    timeline.judgedEnds = judge.judgedEnds
    timeline.posts = spoken.posts.map { post in
      var post = post
      (post.time, post.frame) = (max(post.time - first.time, 0), max(post.frame - first.frame, 0))
      return post
    }
    if let listeners {
      Trace.listeners.remove(listeners.ofTrace)
      stage?.listeners.remove(listeners.ofStage)
    }
    stage = nil
  }

  private func received(_ event: Trace.Event) {
    guard case .transitionCall(let name, let incoming) = event, let incoming = incoming as? UIViewController,
      let subject = stage?.recorder.naming(incoming)
    else { return }
    add(name, subject)
  }

  private func received(_ event: StageEvent) {
    switch event {
    case .call(let call): add(call.name, call.subject)
    case .picture: if let stage { add(frameOf: stage) }
    case .touch, .commit, .tearDown: break
    }
  }

  private func add(_ name: String, _ subject: String) {
    guard let stage else { return }
    timeline.events.append(
      Timeline.Event(
        time: stage.time - first.time, frame: max(stage.frameIndex, 0) - first.frame, name: name, subject: subject))
  }

  /// Adds a frame. Skips commits, because a film shows frames only.
  private func add(frameOf stage: Stage) {
    if case .commit = stage.pictureKind { return }
    let index = stage.frameIndex - first.frame
    var frame = FrameRecorder(window: stage.window, container: container).frame(
      index, at: stage.screenTime - first.time)
    if contents.contains(.spoken) { frame.elements = spoken.changedElements(on: stage) }
    timeline.frames.append(frame)
    if contents.contains(.flashes) { judge.add(frameOf: stage, container: container) }
    onFrame?(index, stage.picture)
  }
}
