import Foundation

/// The folder into which tests write their films.
enum FilmsFolder {
  static let variable = "CONTAINERKIT_FILMS"

  /// Returns the path of a film's folder: in the folder that `CONTAINERKIT_FILMS` names, or in `.build/films` of the
  /// package that the test belongs to.
  static func path(
    ofFilm name: String, testFile: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let folder: URL
    if let named = environment[variable], !named.isEmpty {
      folder = URL(fileURLWithPath: named)
    } else {
      folder = package(of: testFile).appendingPathComponent(".build/films")
    }
    return folder.appendingPathComponent(name).standardizedFileURL.path
  }

  /// The nearest folder above a source file that has a manifest; without one, the current folder.
  private static func package(of file: String) -> URL {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }
}
