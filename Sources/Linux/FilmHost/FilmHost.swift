import Film
import Stage
import UIKit

/// Films an application, and does what else can be asked for on the command line without a display.
@MainActor
package enum FilmHost {
  /// The window in points.
  package static let size = CGSize(width: 390, height: 844)
  package static let defaultFolder = "film"
  /// A film's pixels per point.
  static let defaultScale = 2

  /// Does what the arguments ask for, and answers the exit status. `showWindow` is called where that is a window.
  package static func run(_ arguments: [String], showWindow: (Options) throws -> Void) -> Int32 {
    do {
      let options = try Options(arguments: arguments)
      switch options.job {
      case .help: Console.write(Options.usage + "\n")
      case .list: try list(options)
      case .film(let folder): try film(options, into: folder)
      case .window: try showWindow(options)
      }
      return 0
    } catch let error as Interruption {
      Console.writeError("\(error)")
      return error.exitStatus
    } catch let error as UnfinishedFilm {
      Console.writeError("\(error.reason)")
      return 1
    } catch {
      Console.writeError("\(error)")
      return 2
    }
  }

  /// A film that broke off while it was written.
  private struct UnfinishedFilm: Error {
    var reason: any Error
  }

  package static func film(_ options: Options, into path: String) throws {
    var name = options.scene
    let film = try Film(
      scene: Program.shortName, size: size, scale: CGFloat(options.scale ?? defaultScale), fps: options.fps,
      settings: options.settings
    ) {
      let window = try launch(scene: name)
      name = name ?? chooseFirstScene(in: window)
      return window
    }
    defer { film.tearDown() }
    if let name { film.scene = name }
    let script = try script(options, scene: film.scene, childCount: film.container.viewControllers.count)
    let item = item(ofScene: film.scene)
    let folder = try FilmFolder(path: path)
    var progress = Progress(label: "filming \(film.scene)", count: script.frameCount(fps: options.fps))
    try Interruption.noted {
      var count = 0
      do {
        let pictures = PictureWriter(folder: folder)
        let timeline = try film.play(script, title: item?.localizedTitle, summary: item?.localizedSubtitle) { index in
          try pictures.add(film.stage.image(), index: index)
          progress.show(done: index + 1)
        } until: {
          Interruption.signal != nil
        }
        try pictures.finish()
        try folder.write(timeline)
        count = timeline.frames.count
      } catch {
        throw UnfinishedFilm(reason: error)
      }
      for issue in film.stage.issues { Console.writeError(issue) }
      guard let signal = Interruption.signal else { return }
      progress.breakOff()
      throw Interruption(
        signal: signal,
        description: "interrupted: the film of \(count) frames so far is in \(folder.file(""))")
    }
    Console.write("the film is in \(folder.file(""))\n")
  }

  private static func script(_ options: Options, scene: String, childCount: Int) throws -> Script {
    if let path = options.script { return try Script(contentsOf: path, childCount: childCount) }
    let text = script(ofScene: scene) ?? DefaultScript.text(childCount: childCount)
    return try Script(parsing: text, file: scene, childCount: childCount)
  }
}
