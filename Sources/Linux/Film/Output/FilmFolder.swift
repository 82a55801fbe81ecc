import Foundation

/// The folder of a film: `frame-0000.png` and on, `timeline.json`, and `index.html` to look at both. Files of other names
/// are left alone.
package struct FilmFolder: Sendable {
  package let path: String
  static let timelineName = "timeline.json"
  static let pageName = "index.html"

  /// A folder, or a file in it, that cannot be written.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package var path: String
    package var expected: String
    package var description: String { "\(path): expected \(expected)" }
  }

  /// Makes the folder where it is missing, and takes an older film out of it.
  package init(path: String) throws(Failure) {
    self.path = path
    let failure = Failure(path: path, expected: "a folder that can be made and written")
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard files.isWritableFile(atPath: path) else { throw failure }
      for name in try files.contentsOfDirectory(atPath: path) where Self.isOfFilm(name) {
        try files.removeItem(atPath: file(name))
      }
    } catch {
      throw failure
    }
  }

  package func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

  package static func pictureName(_ index: Int) -> String {
    let digits = "\(index)"
    return "frame-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ".png"
  }

  package func write(_ data: Data, to name: String) throws(Failure) {
    do { try data.write(to: URL(fileURLWithPath: file(name))) } catch {
      throw Failure(path: file(name), expected: "a file that can be written")
    }
  }

  /// The film in numbers, and the page that shows these beside the pictures.
  package func write(_ timeline: Timeline) throws(Failure) {
    try write(timeline.jsonData(), to: Self.timelineName)
    try write(FilmPage(timeline: timeline).htmlData(), to: Self.pageName)
  }

  /// Whether a film has a file of this name.
  static func isOfFilm(_ name: String) -> Bool {
    if name == timelineName || name == pageName { return true }
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return digits.count >= 4 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
