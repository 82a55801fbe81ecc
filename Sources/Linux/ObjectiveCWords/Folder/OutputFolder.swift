import Foundation

/// A folder that is to be written: it is not there yet, the folder around it is, and it is not in the folder that is read.
struct OutputFolder {
  /// As it was asked for.
  let path: String
  /// Where it is, with no symbolic link on the way.
  let place: URL

  init(_ path: String, outside source: String) throws(FolderTranslation.Refusal) {
    self.path = path
    let goal = URL(fileURLWithPath: path)
    let parent = goal.deletingLastPathComponent().path
    guard let realParent = Self.realPath(parent) else {
      throw FolderTranslation.Refusal(description: "\(parent): is not there to write into")
    }
    place = URL(fileURLWithPath: realParent).appendingPathComponent(goal.lastPathComponent)
    if let source = Self.realPath(source) {
      let outer = URL(fileURLWithPath: source).pathComponents
      guard !place.pathComponents.starts(with: outer) else {
        throw FolderTranslation.Refusal(description: "\(path): is in the folder that is read")
      }
    }
    // A link that leads nowhere is there, too.
    guard (try? FileManager.default.attributesOfItem(atPath: place.path)) == nil else {
      throw FolderTranslation.Refusal(description: "\(path): is already there")
    }
  }

  /// nil if there is nothing.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
