@_spi(Recording) import ContainerKit
import LayerTime
import Stage
import UIKit

/// Films an app's window on a stage, frame by frame, while a script is played.
@MainActor
package final class Film {
  /// The first container in the window; nil if the app shows none at first.
  package let container: ContainerViewController?
  package let stage: Stage
  /// The name of the scene.
  package var scene: String
  private var player: ScriptPlayer?
  private var listener: EventListener<Trace.Event>?

  /// Creates a film. `makeWindow` is called when the screen is set up. It shows a window.
  package init(
    scene: String, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, fps: Double = 60,
    endReports: EndReports = .afterFrame, conditions: StageConditions = StageConditions(),
    settings: UserSettings = UserSettings(), makeWindow: () throws -> UIWindow
  ) throws {
    self.scene = scene
    stage = try Stage(
      size: size, scale: scale, fps: fps, endReports: endReports, conditions: conditions, settings: settings,
      makeWindow: makeWindow)
    container = Screen(window: stage.window).container
    guard let container else { return }
    let recorder = stage.recorder
    recorder.naming = { [weak container] in $0 === container ? "container" : $0.title ?? "\(type(of: $0))" }
    container.callObserver = { [weak recorder] in recorder?.write($0, $1) }
  }

  /// Plays the script, starting at rest. `picture` is called for each frame and may call `stage.image()`. The film ends
  /// early, after a whole frame, once `isOver` returns true.
  package func play(
    _ script: Script, title: String? = nil, summary: String? = nil, contents: FilmContents = .all,
    picture: (_ index: Int) throws -> Void = { _ in }, until isOver: () -> Bool = { false }
  ) rethrows -> Timeline {
    let player = ScriptPlayer(stage: stage, container: container)
    self.player = player
    if let container {
      listener = Trace.listeners.add { event in
        guard case .controllerCall(let name, let controller as UIViewController) = event else { return }
        if controller.parent === container || container.viewControllers.contains(controller) { player.received(name) }
      }
    }
    player.schedule(script)
    let recording = FilmRecording(
      stage, scene: scene, title: title, summary: summary, container: container, calls: stage.calls,
      contents: contents)
    defer { recording.stop() }
    for index in 0..<script.frameCount(fps: stage.fps) {
      stage.frame()
      try picture(index)
      if isOver() { break }
    }
    recording.stop()
    return recording.timeline
  }

  /// Restores the state that the film has replaced: observers, window, runtime issues.
  package func tearDown() {
    player?.tearDown()
    container?.callObserver = nil
    listener.map(Trace.listeners.remove)
    stage.tearDown()
  }
}
