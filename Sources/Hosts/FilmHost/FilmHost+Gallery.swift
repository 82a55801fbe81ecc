import Film
import Foundation
import UIKit

extension FilmHost {
  /// Films all scenes, each into a folder of its own, and writes the page that shows them. Writes nothing if the script of
  /// one has an error, or a folder cannot be used.
  static func filmAll(_ options: Options, into path: String) throws {
    guard options.script == nil else {
      throw Options.Failure(option: "--script", expected: "--scene NAME with it, not --scene all")
    }
    let items = try scenes(options), names = items.map(\.type)
    try checkFolderNames(names)
    try OpenFiles.check(folders: names.count + 1)
    for name in names { try filmedScene(name, options).tearDown() }
    let all = try FilmFolder.folders([path] + names.map { FilmFolder.file($0, in: path) })
    let (gallery, folders) = (all[0], all.dropFirst())
    FilmConsole.writeError("\(sizes(of: items, options)) in \(gallery.file(""))")
    var cards: [GalleryPage.Card] = []
    try Interruption.noted {
      "\(folders.count { $0.isComplete }) of \(names.count) films are in \(gallery.file("")), without a gallery"
    } in: {
      for (index, (name, folder)) in zip(names, folders).enumerated() {
        let label = "\(index + 1) of \(names.count): \(name)"
        guard let card = try filmCard(name, options, into: folder, label: label) else { break }
        cards.append(card)
      }
      let page = GalleryPage(
        application: Program.shortName, width: Double(size.width), height: Double(size.height), cards: cards)
      do { try gallery.write(page.htmlData(), to: FilmFolder.pageName) } catch { throw UnfinishedFilm(reason: error) }
      guard let signal = Interruption.noticeSignal() else { return }
      throw Interruption(
        signal: signal, description: "interrupted: \(cards.count) of \(names.count) films are in \(gallery.file(""))")
    }
    FilmConsole.write("open \(gallery.file(FilmFolder.pageName))\n")
  }

  /// Describes the films before they are made: how many there are, and the space that they need.
  static func sizes(of items: [UIApplicationShortcutItem], _ options: Options) -> String {
    let frames = items.reduce(0) { $0 + frameCount(of: $1, fps: options.fps ?? defaultRate) }
    let scale = options.scale ?? defaultScale
    let bytes = Double(frames) * bytesPerFrame[scale - 1]
    return "\(items.count) films of \(frames) frames: about \(String(format: "%.1f", max(0.1, bytes / 1e9))) GB"
  }

  /// The average bytes of a picture of the demo's scenes, at each scale.
  private static let bytesPerFrame = [95_000.0, 200_000, 310_000]

  /// Returns the number of frames of a scene's film; 0 for a script with an error.
  private static func frameCount(of item: UIApplicationShortcutItem, fps: Double) -> Int {
    let text = script(of: item) ?? DefaultScript.text(childCount: 2)
    let script = try? Script(parsing: text, file: item.type, childCount: 1000)
    return script?.frameCount(fps: fps) ?? 0
  }

  /// Launches the application with a scene. Throws if its script has an error, which may depend on its children.
  private static func filmedScene(_ name: String, _ options: Options) throws -> FilmedScene {
    var options = options
    options.scene = name
    return try FilmedScene(options)
  }

  /// Films a scene and its loop. Returns nil if a signal came before the loop, which takes longer than a signal may wait.
  private static func filmCard(
    _ name: String, _ options: Options, into folder: FilmFolder, label: String
  ) throws -> GalleryPage.Card? {
    let scene = try filmedScene(name, options)
    defer { scene.tearDown() }
    let loop = FilmLoop(scale: options.scale ?? defaultScale, fps: options.fps ?? defaultRate)
    var progress = Progress(label: label, count: scene.frameCount, lines: 1)
    let timeline = try scene.film(
      into: folder, gallery: "../\(FilmFolder.pageName)#\(name)", loop: loop, progress: &progress)
    guard Interruption.noticeSignal() == nil else {
      progress.breakOff()
      return nil
    }
    do {
      if let still = try loop.still(timeline) { try folder.write(still, to: FilmFolder.stillName) }
      if let moving = try loop.moving(timeline) { try folder.write(moving, to: FilmFolder.loopName) }
    } catch {
      throw UnfinishedFilm(reason: error)
    }
    return GalleryPage.Card(
      folder: name, title: timeline.title, summary: timeline.summary, sources: sources(of: scene.item))
  }

  /// Reads the files whose paths the application publishes. One that is not on this machine is reported and left out.
  private static func sources(of item: UIApplicationShortcutItem?) -> [GalleryPage.Source] {
    guard let paths = item?.userInfo?["sources"] as? NSString else { return [] }
    return "\(paths)".split(separator: "\n").compactMap { path in
      guard let data = FileManager.default.contents(atPath: String(path)) else {
        FilmConsole.writeError("\(path): expected a source file of the scene \(item?.type ?? "")")
        return nil
      }
      let name = URL(fileURLWithPath: String(path)).lastPathComponent
      return GalleryPage.Source(name: name, text: String(decoding: data, as: UTF8.self))
    }
  }

  /// Throws if the scenes' names cannot be the names of their folders.
  private static func checkFolderNames(_ names: [String]) throws(Options.Failure) {
    guard !names.isEmpty else {
      throw Options.Failure(
        option: "--scene all", expected: "an application that publishes its scenes as home screen quick actions")
    }
    for name in names where name.isEmpty || name.hasPrefix(".") || name.contains("/") || FilmFolder.isOfFilm(name) {
      throw Options.Failure(option: "--scene all", expected: "scenes whose names can name a folder, not \"\(name)\"")
    }
  }
}
