import CoreGraphics
import QuartzCore
import Stage
import UIKit

@testable import ContainerKitDemo
@testable import Film

/// A film of one of the demo's scenes, with pictures of the requested frames only.
@MainActor
struct SceneFilm {
  let timeline: Timeline
  let issues: [String]
  let pictures: [Int: CGImage]

  /// - Parameters:
  ///   - root: The window's root view controller instead of the scene's own.
  ///   - script: The script to play instead of the scene's own.
  ///   - insets: The parts of the screen that a phone's bars and its home indicator cover.
  ///   - conditions: The conditions under which frames and code run.
  ///   - settings: The user's settings.
  ///   - contents: What is recorded.
  ///   - picturesAt: The indexes of the frames to take pictures of; negative ones count from the end.
  ///   - onFrame: Called after each frame with the film.
  init(
    _ scene: Scene, root: UIViewController? = nil, script text: String? = nil, fps: Double = 60,
    endReports: EndReports = .afterFrame,
    insets: UIEdgeInsets = .zero, conditions: StageConditions = StageConditions(),
    settings: UserSettings = UserSettings(), contents: FilmContents = .all, picturesAt wanted: [Int] = [],
    onFrame: (Film, Int) -> Void = { _, _ in }
  ) throws {
    let film = try Film(
      scene: scene.name, scale: 1, fps: fps, endReports: endReports, conditions: conditions, settings: settings
    ) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .white
      window.rootViewController = root ?? scene.makeRoot()
      window.screenSafeAreaInsets = insets
      window.makeKeyAndVisible()
      return window
    }
    defer { film.tearDown() }
    let script = try Script(parsing: text ?? scene.script, file: scene.name, childCount: 4)
    let count = script.frameCount(fps: fps)
    var pictures: [Int: CGImage] = [:]
    timeline = film.play(script, contents: contents) { index in
      if wanted.contains(index) { pictures[index] = film.stage.image() }
      if wanted.contains(index - count) { pictures[index - count] = film.stage.image() }
      onFrame(film, index)
    }
    issues = film.stage.issues
    self.pictures = pictures
  }
}
