import Testing
import UIKit

@testable import ContainerKitTesting

/// Expects that a picture is the one that was recorded under a name: in a file `Pictures/NAME.png`, if there is one to look at, or else
/// as a checksum of its pixels, in `Pictures/sums.tsv`.
///
/// It is recorded and compared as a `ReferencePicture` is. If a checksum differs, `NAME-actual.png` shows what has been drawn.
@MainActor func expectRecorded(
  _ image: CGImage, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !FileManager.default.fileExists(atPath: PictureSum.path(name + ".png")) else {
    let folder = PictureSum.folder.path
    #expect(
      image == ReferencePicture(name, in: folder, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
    return
  }
  do {
    let sum = PictureSum(of: image, name)
    if PictureMode.current == .record { return try sum.record() }
    guard let difference = try sum.difference(of: image) else { return }
    if difference.isCertain || PictureMode.current != .compare {
      Issue.record("\(difference.text)", sourceLocation: sourceLocation)
    } else {
      TestIssue.warn("\(difference.text), on a machine that renders differently", sourceLocation)
    }
  } catch {
    Issue.record("\(PictureSum.path(PictureSum.table)): \(error)", sourceLocation: sourceLocation)
  }
}

/// A row of the table of checksums: the picture's, and those of the samples of text and shapes of the machine that rendered it.
private struct PictureSum {
  static let table = "sums.tsv"
  static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Pictures")

  let name: String
  let pixels: String
  let samples: String

  init(of image: CGImage, _ name: String) {
    var bytes = Data(capacity: image.width * image.height * 4)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x: x, y: y)
        bytes.append(contentsOf: [pixel.r, pixel.g, pixel.b, pixel.a])
      }
    }
    self.name = name
    pixels = "\(image.width)x\(image.height) \(Checksum.of(bytes))"
    samples = "\(PictureOrigin.here.text) \(PictureOrigin.here.shapes)"
  }

  private init?(_ line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 3 else { return nil }
    (name, pixels, samples) = (cells[0], cells[1], cells[2])
  }

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private static func rows() throws -> [PictureSum] {
    try String(contentsOfFile: path(table), encoding: .utf8).split(separator: "\n").compactMap(PictureSum.init)
  }

  /// Returns what differs from the recorded row, and writes the picture; nil if nothing does. It is certain if this machine renders
  /// like the one of the record.
  func difference(of image: CGImage) throws -> (text: String, isCertain: Bool)? {
    let actual = Self.path(name + "-actual.png")
    let row = try Self.rows().first { $0.name == name }
    guard row?.pixels != pixels else {
      try? FileManager.default.removeItem(atPath: actual)
      return nil
    }
    try image.pngData().write(to: URL(fileURLWithPath: actual))
    guard let row else {
      return ("\(name): not recorded; look at \(actual), and run with CONTAINERKIT_PICTURES=record to keep it", true)
    }
    return ("\(name): expected \(row.pixels), found \(pixels); see \(actual)", row.samples == samples)
  }

  func record() throws {
    let rows = (try Self.rows().filter { $0.name != name } + [self]).sorted { $0.name < $1.name }
    let lines = rows.map { [$0.name, $0.pixels, $0.samples].joined(separator: "\t") + "\n" }
    try lines.joined().write(toFile: Self.path(Self.table), atomically: true, encoding: .utf8)
  }
}
