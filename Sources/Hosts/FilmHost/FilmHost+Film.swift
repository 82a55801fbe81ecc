import Film
import QuartzCore
import Stage
import SystemBars
import UIKit

/// An error thrown when a film breaks off while it is being written.
struct UnfinishedFilm: Error {
  var reason: any Error
}

extension FilmHost {
  /// Films one scene, or all of them, into a folder.
  package static func film(_ options: Options, into path: String) throws {
    if options.scene == Options.allScenes { return try filmAll(options, into: path) }
    try OpenFiles.check(folders: 1)
    let scene = try FilmedScene(options)
    defer { scene.tearDown() }
    let folder = try FilmFolder(path: path)
    var progress = Progress(label: "filming \(scene.name)", count: scene.frameCount)
    try Interruption.noted {
      "\(folder.pictureCount) frames so far are in \(folder.file("")), without a page"
    } in: {
      let timeline = try scene.film(into: folder, progress: &progress)
      guard let signal = Interruption.noticeSignal() else { return }
      progress.breakOff()
      throw Interruption(
        signal: signal,
        description: "interrupted: the film of \(timeline.frames.count) frames so far is in \(folder.file(""))")
    }
    FilmConsole.write("open \(folder.file(FilmFolder.pageName))\n")
  }
}

/// A scene of the application on a stage, ready to be filmed.
@MainActor
struct FilmedScene {
  let name: String
  /// The quick action that the application publishes for the scene.
  let item: UIApplicationShortcutItem?
  private let stagedFilm: Film
  /// The fingers that the pictures show; nil for none.
  private let fingers: FingerTracker?
  private let script: Script
  /// The script's file, or the scene's name.
  private let scriptName: String

  var frameCount: Int { script.frameCount(fps: stagedFilm.stage.fps) }

  /// Launches the application with the scene that the options name, or with the first one that it publishes.
  init(
    _ options: Options, endReports: EndReports = .afterFrame, conditions: StageConditions = StageConditions()
  ) throws {
    var name = options.scene
    let film = try Film(
      scene: Program.shortName, size: FilmHost.size, scale: CGFloat(options.scale ?? FilmHost.defaultScale),
      fps: options.fps ?? FilmHost.defaultRate, endReports: endReports, conditions: conditions,
      settings: options.settings
    ) {
      let window = try FilmHost.launch(scene: name)
      name = name ?? FilmHost.chooseFirstScene(in: window)
      return window
    }
    if let name { film.scene = name }
    do {
      script = try Self.script(options, scene: film.scene, childCount: film.container?.viewControllers.count)
    } catch {
      film.tearDown()
      throw error
    }
    (stagedFilm, self.name) = (film, film.scene)
    scriptName = options.script ?? film.scene
    fingers = options.showsFingers ? FingerTracker(film.stage) : nil
    item = FilmHost.item(ofScene: film.scene)
  }

  /// Films the scene, up to its end or to a signal, and writes the pictures, the timeline and the page.
  ///
  /// - Parameters:
  ///   - gallery: The address of the gallery that the film belongs to; nil for none.
  ///   - loop: Receives the pictures of the film's loop.
  func film(
    into folder: FilmFolder, gallery: String? = nil, loop: FilmLoop? = nil, progress: inout Progress
  ) throws -> Timeline {
    for warning in script.warnings(windowSize: stagedFilm.stage.window.bounds.size) {
      FilmConsole.writeError("\(scriptName): warning: \(warning)")
    }
    do {
      let pictures = PictureWriter(folder: folder, loop: loop)
      let (bars, stage) = (SystemBars(), stagedFilm.stage)
      let timeline = try stagedFilm.play(script, title: item?.localizedTitle, summary: item?.localizedSubtitle) {
        let picture = bars.image(over: stage.image(), of: stage.window, scale: stage.scale)
        try pictures.add(fingers?.marks.image(over: picture, scale: stage.scale) ?? picture, index: $0)
        progress.show(done: $0 + 1)
      } until: {
        Interruption.noticeSignal() != nil
      }
      try pictures.finish()
      try folder.write(timeline, gallery: gallery)
      for issue in stagedFilm.stage.issues { FilmConsole.writeError(issue) }
      for flash in timeline.flashes { FilmConsole.writeError("\(name): \(flash)") }
      return timeline
    } catch {
      throw UnfinishedFilm(reason: error)
    }
  }

  /// Plays the scene, up to its end or to a signal, and writes nothing.
  func play() -> Timeline {
    stagedFilm.play(script) { _ in
    } until: {
      Interruption.noticeSignal() != nil
    }
  }

  func tearDown() { stagedFilm.tearDown() }

  private static func script(_ options: Options, scene: String, childCount: Int?) throws -> Script {
    if let path = options.script { return try Script(contentsOf: path, childCount: childCount) }
    let text = FilmHost.script(ofScene: scene) ?? DefaultScript.text(childCount: childCount ?? 0)
    return try Script(parsing: text, file: scene, childCount: childCount)
  }
}
