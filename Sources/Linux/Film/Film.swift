@_spi(Recording) import ContainerKit
import Stage
import UIKit

/// A container on a stage, played by a script, frame by frame, with everything that happens in it written down.
@MainActor
package final class Film {
  package let container: ContainerViewController
  package let stage: Stage
  /// The name of what is filmed.
  package var scene: String
  private var player: ScriptPlayer?

  /// The window holds no container.
  package struct NoContainer: Error, CustomStringConvertible {
    package var description: String { "the window: expected a ContainerViewController in it" }
  }

  /// `makeWindow` puts a window with a container in it on the screen, which is configured by then.
  package init(
    scene: String, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, fps: Double = 60,
    endReports: EndReports = .afterFrame, settings: UserSettings = UserSettings(), makeWindow: () throws -> UIWindow
  ) throws {
    self.scene = scene
    stage = try Stage(
      size: size, scale: scale, fps: fps, endReports: endReports, settings: settings, makeWindow: makeWindow)
    guard let container = stage.window.rootViewController.flatMap(Self.container) else { throw NoContainer() }
    self.container = container
    let recorder = stage.recorder
    recorder.naming = { [weak container] in container?.nameInFilm(of: $0) }
    container.callObserver = { [weak recorder] in recorder?.write($0, $1) }
  }

  /// Plays the script from rest. `picture` is called for each frame and may call `stage.image()`. The film ends early,
  /// after a whole frame, once `isOver` returns true.
  package func play(
    _ script: Script, picture: (_ index: Int) throws -> Void = { _ in }, until isOver: () -> Bool = { false }
  ) rethrows -> Timeline {
    let player = ScriptPlayer(stage: stage, container: container)
    self.player = player
    stage.recorder.onHeard = { [container] name, controller in if controller !== container { player.heard(name) } }
    player.schedule(script)
    let size = stage.window.bounds.size
    var timeline = Timeline(
      scene: scene, width: Double(size.width), height: Double(size.height), scale: Double(stage.scale), fps: stage.fps)
    timeline.settings = stage.settings.words
    let recorder = FrameRecorder(container: container)
    var frames: [Timeline.Frame] = []
    let spoken = SpokenRecorder(stage)
    defer { spoken.stop() }
    stage.onFrame = { stage in
      var frame = recorder.frame(stage.frameIndex, at: stage.time)
      frame.elements = spoken.changedElements()
      frames.append(frame)
    }
    for index in 0..<script.frameCount(fps: stage.fps) {
      stage.frame()
      try picture(index)
      if isOver() { break }
    }
    timeline.frames = frames
    timeline.posts = spoken.posts
    timeline.events = stage.calls.map { Timeline.Event(time: $0.time, frame: $0.frame, name: $0.name, who: $0.subject) }
    return timeline
  }

  /// Gives back what the film has taken: observers, window, runtime issues.
  package func tearDown() {
    player?.tearDown()
    container.callObserver = nil
    stage.recorder.onHeard = nil
    stage.tearDown()
  }

  private static func container(in controller: UIViewController) -> ContainerViewController? {
    if let container = controller as? ContainerViewController { return container }
    return controller.children.lazy.compactMap(container).first
  }
}

extension ContainerViewController {
  /// Controllers other than the container and its children do not count.
  fileprivate func nameInFilm(of controller: UIViewController) -> String? {
    if controller === self { return "container" }
    guard controller.parent === self || viewControllers.contains(controller) else { return nil }
    return controller.title ?? ""
  }
}
