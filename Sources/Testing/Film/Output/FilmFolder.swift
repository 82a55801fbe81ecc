import Foundation

/// The folder of a film: `frame-0000.png` and so on, `timeline.json`, and `index.html`, which shows both; in a gallery
/// also `still.png` and `loop.png`. The folder of a gallery has an `index.html` and the films' folders. Files with
/// other names are left alone, and so are files with these names that were not made by a film.
package struct FilmFolder: Sendable {
  package let path: String
  static let timelineName = "timeline.json"
  package static let pageName = "index.html"
  package static let stillName = "still.png"
  package static let loopName = "loop.png"

  /// The record of the files that the film has made so far. The folder is locked as long as it exists.
  private let record: FilmRecord
  /// The files of an older film.
  private let older: [String]
  /// The record and the folders that were created for it, from the innermost to the outermost.
  private let created: [String]

  /// A folder, or a file in it, that cannot be written.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package var path: String
    package var expected: String
    package var description: String { "\(path): expected \(expected)" }
  }

  /// Creates the folder if it is missing, locks it, and deletes an older film from it. Deletes nothing if the folder
  /// contains a file that has the name of a film's file but was not made by a film.
  package init(path: String) throws(Failure) {
    try self.init(checking: path)
    try removeOlder()
  }

  /// Creates several folders as `init(path:)` does. If one of them cannot be used, all stay as they were.
  package static func folders(_ paths: [String]) throws(Failure) -> [FilmFolder] {
    var folders: [FilmFolder] = []
    do throws(Failure) {
      for path in paths { folders.append(try FilmFolder(checking: path)) }
    } catch {
      for path in folders.reversed().flatMap(\.created) { remove(path) }
      throw error
    }
    for folder in folders { try folder.removeOlder() }
    return folders
  }

  /// Creates the folder if it is missing, locks it, and looks for files that no film made.
  private init(checking path: String) throws(Failure) {
    self.path = path
    let record = FilmRecord.exists(in: path) ? [] : [Self.file(FilmRecord.name, in: path)]
    created = record + Self.missingFolders(of: path)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Self.unusable(path)
    }
    // A folder without a record is checked before it gets one.
    if !FilmRecord.exists(in: path) { try Self.check(path, made: [:]) }
    self.record = try FilmRecord(folder: path)
    older = try Self.check(path, made: self.record.checksums)
  }

  /// Deletes the older film.
  private func removeOlder() throws(Failure) {
    do {
      for name in older { try FileManager.default.removeItem(atPath: file(name)) }
    } catch {
      throw Self.unusable(path)
    }
    try record.clear()
  }

  /// Returns the folder and those that contain it, up to one that exists.
  private static func missingFolders(of path: String) -> [String] {
    var (missing, next) = ([String](), path)
    while !next.isEmpty, !FileManager.default.fileExists(atPath: next) {
      missing.append(next)
      next = (next as NSString).deletingLastPathComponent
    }
    return missing
  }

  package func file(_ name: String) -> String { Self.file(name, in: path) }

  package static func pictureName(_ index: Int) -> String {
    let digits = "\(index)"
    return "frame-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ".png"
  }

  /// Writes a file, either completely or not at all.
  package func write(_ data: Data, to name: String) throws(Failure) {
    do {
      // The record is written first, so that after a crash the file is known to be a film's.
      try record.add(name, data)
      try FileWriter.replace(file(name), with: data, by: file(FilmRecord.partialPrefix + name))
    } catch {
      throw Failure(path: file(name), expected: "a writable file (\(error))")
    }
  }

  /// Gives a file of the film a second name: a hard link, or a copy if the file system has none.
  func link(_ name: String, to original: String) throws(Failure) {
    let data: Data
    do { data = try FileWriter.read(file(original)) } catch {
      throw Failure(path: file(original), expected: "the file that the film wrote (\(error))")
    }
    do {
      try record.add(name, data)
      guard Foundation.link(file(original), file(name)) != 0 else { return }
    } catch {
      throw Failure(path: file(name), expected: "a writable file (\(error))")
    }
    try write(data, to: name)
  }

  /// Writes the timeline, and the page that shows it next to the pictures.
  ///
  /// - Parameter gallery: The address of the gallery to which the page links; nil for none.
  package func write(_ timeline: Timeline, gallery: String? = nil) throws(Failure) {
    try write(timeline.jsonData(), to: Self.timelineName)
    try write(FilmPage(timeline: timeline, gallery: gallery).htmlData(), to: Self.pageName)
  }

  /// Runs `body`, which ends the process, while no file of a film is half-written.
  package static func end(_ body: () -> Never) -> Never { FileWriter.end(body) }

  /// The number of pictures that have been written.
  package var pictureCount: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.count { $0.hasPrefix("frame-") && Self.isOfFilm($0) }
  }

  /// `true` if the film's page has been written, which is its last file.
  package var isComplete: Bool { FileManager.default.fileExists(atPath: file(Self.pageName)) }

  /// Returns true if a film has files with this name.
  package static func isOfFilm(_ name: String) -> Bool {
    if [timelineName, pageName, stillName, loopName].contains(name) { return true }
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return digits.count >= 4 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  package static func file(_ name: String, in path: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  static func unusable(_ path: String) -> Failure {
    Failure(path: path, expected: "a folder that can be created and written")
  }

  /// Returns the files of an older film, and those that it had not finished writing. Throws if one of them is not what
  /// that film made.
  @discardableResult
  private static func check(_ path: String, made: [String: UInt64]) throws(Failure) -> [String] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch { throw unusable(path) }
    var old: [String] = []
    for name in names {
      let isPartial = name.hasPrefix(FilmRecord.partialPrefix)
      guard isOfFilm(isPartial ? String(name.dropFirst(FilmRecord.partialPrefix.count)) : name) else { continue }
      let file = file(name, in: path)
      let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
      let isMade =
        type == .typeRegular
        && (isPartial || made[name] != nil && made[name] == FileManager.default.contents(atPath: file)?.checksum)
      guard isMade else {
        throw Failure(
          path: file, expected: "no file of this name except a film's own: move it away, or choose another folder")
      }
      old.append(name)
    }
    return old
  }
}
