import ContainerKitTesting
import CoreGraphics
import Foundation
import UIKit

/// An app that was moved to a container: both versions, the user's actions, and the differences.
///
/// To look at the apps, name a folder in the environment variable `MOVED_APPS` when you run the tests. They write the pictures
/// after each step there, what the apps did, and the numbers of lines.
@MainActor struct MovedApp {
  /// The name of what the app was written with, as in the documents.
  let name: String
  /// The folder of its sources, and the beginning of their names.
  let folder: String
  let before: AppVersion
  let after: AppVersion
  /// The page that the app selects at its launch.
  var savedPage = 1
  /// `true` to look for flashes in each frame. Not for an app that changes a view of its own when a page has been selected: it
  /// does so after the frame in which the pages arrive, as a flash would.
  var watchesForFlashes = false
  let steps: [AppStep]
  var dragChanges: [AppDragChange] = []
  var appearanceChange: AppAppearanceChange?

  static let all = [TabBarTests.app, PageViewApp.app, StripApp.app, HeaderApp.app, OwnContainerApp.app, PushesApp.app]

  func record(
    _ version: AppVersion, as name: String, _ completions: Stage.CompletionOrder = .afterFrame
  ) -> AppRecord {
    let record = AppRecord(
      version, steps, savedPage: savedPage, watchesForFlashes: watchesForFlashes, completions: completions)
    Self.write { folder in
      for (index, picture) in record.pictures.enumerated() {
        try picture.pngData().write(to: folder.appendingPathComponent("\(self.folder)-\(name)-\(index).png"))
        try record.draggedPictures[index]?.pngData()
          .write(to: folder.appendingPathComponent("\(self.folder)-\(name)-\(index)-drag.png"))
      }
      let text = (record.lines + record.issues).joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(self.folder)-\(name).txt"))
    }
    return record
  }

  /// The behavior before the app is moved, step by step.
  var linesBefore: [String] { steps.map { "\($0.name): \($0.before)" } }

  /// The behavior afterward.
  var linesAfter: [String] { steps.map { "\($0.name): \($0.change?.after ?? $0.before)" } }

  /// The steps after which another page is shown, or another part of it.
  var stepsWithOtherPictures: [String] { steps.filter { $0.change?.showsAnother == true }.map(\.name) }

  /// Returns the steps after which two records show different pictures, other than in the area in which they always do.
  func stepsWithOtherPictures(_ first: AppRecord, _ second: AppRecord) -> [String] {
    steps.indices.filter { differ(first.pictures[$0], second.pictures[$0], second.insets[$0]) }.map { steps[$0].name }
  }

  /// Returns the drags in which two records show different pictures under the finger.
  func dragsWithOtherPictures(_ first: AppRecord, _ second: AppRecord) -> [String] {
    steps.indices.filter {
      guard let old = first.draggedPictures[$0], let new = second.draggedPictures[$0] else { return false }
      return differ(old, new, second.insets[$0])
    }.map { steps[$0].name }
  }

  private func differ(_ old: CGImage, _ new: CGImage, _ insets: UIEdgeInsets) -> Bool {
    let area = appearanceChange?.area(CGSize(width: new.width, height: new.height), insets) ?? .null
    // Two pictures of a moved page may differ by a rounded color.
    let difference = PictureDifference(old, new, tolerance: PictureTolerance(channel: 4))
    return difference.map { !area.contains($0.bounds) } ?? false
  }

  /// Writes files to the folder that the environment names, if it names one.
  static func write(_ files: (URL) throws -> Void) {
    guard let folder = ProcessInfo.processInfo.environment["MOVED_APPS"] else { return }
    do { try files(URL(fileURLWithPath: folder)) } catch { print("\(folder): \(error)") }
  }

  // MARK: Lines

  /// The lines of code of the container, without blank lines and comments: before and after.
  var codeLines: (before: Int, after: Int) { (Self.lines(in: sources("Before")), Self.lines(in: sources("After"))) }

  /// The row of the app in the table of the documents.
  var row: String { "| \(name) | \(codeLines.before) | \(codeLines.after) |" }

  private func sources(_ version: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("\(folder)/\(folder)\(version).swift")
  }

  private static func lines(in file: URL) -> Int {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return 0 }
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.count
  }
}
