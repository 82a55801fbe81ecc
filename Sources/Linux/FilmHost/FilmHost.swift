import Film
import Stage
import UIKit

/// The host of an application that is linked with this module: it has no window of its own, it films.
///
/// UIKit calls it once the application and its delegate are there, and takes the answer as the exit status: 0, 1 where
/// a film could not be written to its end, 2 where the command line or the script could not be followed.
@_cdecl("containerkit_host_main")
public func containerkitHostMain() -> Int32 {
  MainActor.assumeIsolated { FilmHost.run(Array(CommandLine.arguments.dropFirst())) }
}

@MainActor
enum FilmHost {
  /// The window in points.
  static let size = CGSize(width: 390, height: 844)
  static let defaultFolder = "film"

  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments: arguments)
      switch options.job {
      case .help: Console.write(Options.usage + "\n")
      case .list: Console.write(try scenes(options).map { $0.type + "\n" }.joined())
      case .film(let folder): try film(options, into: folder ?? defaultFolder)
      }
      return 0
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

  private static func film(_ options: Options, into path: String) throws {
    let film = try Film(scene: options.scene, size: size, scale: CGFloat(options.scale), fps: options.fps) {
      try launch(scene: options.scene)
    }
    defer { film.tearDown() }
    let script = try script(options, childCount: film.container.viewControllers.count)
    let folder = try FilmFolder(path: path)
    var progress = Progress(label: "filming \(options.scene)", count: script.frameCount(fps: options.fps))
    do {
      let pictures = PictureWriter(folder: folder)
      let timeline = try film.play(script) { index in
        try pictures.add(film.stage.image(), index: index)
        progress.show(done: index + 1)
      }
      try pictures.finish()
      try folder.write(timeline.jsonData(), to: "timeline.json")
    } catch {
      throw UnfinishedFilm(reason: error)
    }
    for issue in film.stage.issues { Console.writeError(issue) }
    Console.write("the film is in \(folder.file(""))\n")
  }

  private static func script(_ options: Options, childCount: Int) throws -> Script {
    if let path = options.script { return try Script(contentsOf: path, childCount: childCount) }
    let item = UIApplication.shared.shortcutItems?.first { $0.type == options.scene }
    let text = item?.userInfo?["script"] as? NSString
    return try Script(parsing: text.map { "\($0)" } ?? "", file: options.scene, childCount: childCount)
  }
}
