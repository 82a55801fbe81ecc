import Foundation

/// A translation of a folder of iOS sources for Linux.
///
/// - `Timer`, if sources of FOLDER create one: the same; a file with `public typealias Timer = FrameTimer` is added
package struct FolderTranslation {
  /// An error thrown if a folder cannot be read or written. Nothing is written in that case.
  package struct Refusal: Error, CustomStringConvertible, Equatable {
    package let description: String
  }

  struct File {
    let path: String
    let old: Data
    var new: Data
    /// The translation of the source, without and with moved extensions.
    var changed: (words: ChangedText, all: ChangedText)?
    var diff = ""

    var isSource: Bool { path.hasSuffix(".swift") }
  }

  /// The differences of all files, in the order of their paths.
  package var difference: String { files.map(\.diff).joined() }
  package internal(set) var messages: [Message] = []
  /// The number of the compiler's errors that follow from others, and are not among the messages.
  package internal(set) var consequences = 0
  /// The imported modules that are not there.
  package internal(set) var missingModules: [String] = []
  private(set) var files: [File] = []
  /// The folder that was read.
  let folder: String

  /// The file that declares timers that are synchronized with the frames.
  package static let timerFile = "Timer+Frames.swift"
  private static let timerText = """
    import UIKit

    /// Timers that are synchronized with the frames. Public, so that public properties can have this type.
    public typealias Timer = FrameTimer

    """

  /// Reads and translates a folder. Skips folders, and files whose names begin with a period. Files that are not Swift
  /// are copied.
  package init(reading folder: String) throws {
    self.folder = folder
    var texts: [(path: String, data: Data, text: String?)] = []
    for path in try Self.paths(in: folder) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
        throw Refusal(description: "\(folder)/\(path): cannot be read")
      }
      let isSwift = path.hasSuffix(".swift")
      let text = isSwift ? String(validating: data, as: UTF8.self) : nil
      if isSwift, text == nil { throw Refusal(description: "\(folder)/\(path): is not UTF-8") }
      texts.append((path, data, text))
    }
    guard texts.contains(where: { $0.text != nil }) else {
      throw Refusal(description: "\(folder): holds no Swift source")
    }
    let sources = texts.compactMap { file in file.text.map { (path: "\(folder)/\(file.path)", text: $0) } }
    let context = TranslationContext(sources.map(\.text))
    let translations = sources.map { Translation($0.text, path: $0.path, context: context) }
    let moved = zip(translations, ExtensionMoves.apply(to: zip(sources, translations).map { ($0.path, $1.text) }))
      .map { $0.changed.then($1) }
    for (translation, ofMoves) in zip(translations, ExtensionMoves.messages(for: sources)) {
      messages += (translation.messages + ofMoves).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    var index = 0
    for (path, data, text) in texts {
      guard let text else {
        files.append(File(path: path, old: data, new: data))
        continue
      }
      let diff = UnifiedDiff.of(text, moved[index], path: path)
      files.append(
        File(
          path: path, old: data, new: Data(moved[index].text.utf8),
          changed: (translations[index].changed, moved[index]),
          diff: diff))
      index += 1
    }
    if context.usesTimer, !context.types.contains("Timer"), !files.contains(where: { $0.path == Self.timerFile }) {
      let diff = UnifiedDiff.of(nil, ChangedText(Self.timerText, kept: []), path: Self.timerFile)
      files.append(File(path: Self.timerFile, old: Data(), new: Data(Self.timerText.utf8), diff: diff))
    }
  }

  /// The messages, with those of one cause as one, at the first of their places.
  package var causes: [Message] {
    var (causes, known) = ([Message](), [String: Int]())
    for message in messages {
      let text = "\(message.kind) \(message.text)"
      if let index = known[text] {
        causes[index].positions += 1
      } else {
        known[text] = causes.count
        causes.append(message)
      }
    }
    return causes
  }

  /// Changes a translated source again.
  mutating func replace(_ path: String, with change: ChangedText) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    files[index].new = Data(change.text.utf8)
    guard let changed = files[index].changed else { return }
    let all = changed.all.then(change.moving(changed.all))
    files[index].changed?.all = all
    files[index].diff = UnifiedDiff.of(String(decoding: files[index].old, as: UTF8.self), all, path: path)
  }

  /// Writes all files. The folder is created completely or not at all.
  func write(to folder: OutputFolder) throws {
    let manager = FileManager.default
    let goal = folder.url
    let partial = goal.deletingLastPathComponent().appendingPathComponent(
      ".\(goal.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try write(below: partial)
      try manager.moveItem(at: partial, to: goal)
    } catch {
      try? manager.removeItem(at: partial)
      throw Refusal(description: "\(folder.path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes all files, or only the sources.
  func write(below folder: URL, onlySources: Bool = false) throws {
    for file in files where file.isSource || !onlySources {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.new.write(to: url)
    }
  }

  private static func paths(in folder: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw Refusal(description: "\(folder): is not there")
    }
    guard isFolder.boolValue else { throw Refusal(description: "\(folder): is no folder") }
    return try below("", in: folder).sorted()
  }

  private static func below(_ path: String, in folder: String) throws -> [String] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)") } catch {
      throw Refusal(description: "\(folder)/\(path): cannot be read")
    }
    return try names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      let kind = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(inner)")[.type] as? FileAttributeType
      switch kind {
      case .typeDirectory?: return try below(inner, in: folder)
      case .typeRegular?: return [inner]
      case .typeSymbolicLink?:
        // A link to a file is read as that file. Other links do not lead to sources that are not read otherwise.
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: "\(folder)/\(inner)", isDirectory: &isFolder)
        return exists && !isFolder.boolValue ? [inner] : []
      // Foundation replaces what it cannot decode, and does not find the file by that name.
      case nil where name.unicodeScalars.contains("\u{FFFD}"):
        throw Refusal(description: "\(folder)/\(inner): has a name that is not UTF-8")
      default: throw Refusal(description: "\(folder)/\(inner): is neither a file nor a folder")
      }
    }
  }
}
