import CoreGraphics
import Foundation
import Testing

/// A reference picture in a file next to the tests.
///
///     #expect(stage.image() == ReferencePicture("drop-50"))
///
/// The file is `Pictures/drop-50.png` in the folder of the test's source. To record it, run the test with
/// `CONTAINERKIT_PICTURES=record`, and look at it. If the pictures differ, a comparison writes `drop-50-actual.png` and
/// `drop-50-difference.png` next to the file (keep them out of the repository), and the failed expectation describes
/// the difference. If they are the same, it removes these two files.
///
/// A picture contains its origin (`PictureOrigin`). If this machine renders text or shapes differently, because of a
/// different FreeType, Pango, Cairo or font, a difference proves nothing. The comparison is then skipped, and the test
/// gets an issue with the severity warning, which does not fail it (before Swift 6.3, and in XCTest, a line on standard
/// error). With the trait `strictPictures`, or if `CONTAINERKIT_PICTURES` is `strict`, it fails. If `CI` is set,
/// nothing is recorded, and a comparison that should record fails.
public final class ReferencePicture: CustomStringConvertible {
  /// The path of the PNG file.
  public let path: String
  /// The difference up to which a picture counts as the same.
  public let tolerance: PictureTolerance
  /// The result of the last comparison; nil before the first.
  public private(set) var outcome: PictureOutcome?
  let mode: PictureMode
  private let sourceLocation: SourceLocation

  /// Creates a reference to a file. The file is read when it is compared.
  ///
  /// - Parameters:
  ///   - name: The file's name, without `.png`. It may contain slashes.
  ///   - tolerance: The difference up to which a picture counts as the same.
  ///   - folder: The file's folder; nil for the folder `Pictures` next to the test's source.
  ///   - sourceLocation: The location in the test's source, to which a skipped comparison is attributed.
  public convenience init(
    _ name: String, tolerance: PictureTolerance = .exact, in folder: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(name, tolerance: tolerance, in: folder, sourceLocation: sourceLocation, mode: .current)
  }

  init(
    _ name: String, tolerance: PictureTolerance, in folder: String?, sourceLocation: SourceLocation, mode: PictureMode
  ) {
    let source = URL(fileURLWithPath: sourceLocation.filePath)
    let beside = source.deletingLastPathComponent().appendingPathComponent("Pictures").path
    path = URL(fileURLWithPath: folder ?? beside).appendingPathComponent(name + ".png").path
    (self.tolerance, self.sourceLocation, self.mode) = (tolerance, sourceLocation, mode)
  }

  /// Returns true if the result of `compare(with:)` passes.
  public static func == (image: CGImage, reference: ReferencePicture) -> Bool {
    reference.compare(with: image).passes
  }

  /// Compares a picture with the one in the file, or records it, and writes or removes the files next to it.
  public func compare(with image: CGImage) -> PictureOutcome {
    let found = found(image)
    outcome = found
    switch found {
    case .recorded: Console.write("\(self)")
    case .skipped: TestIssue.warn("\(self)", sourceLocation)
    case .same, .different, .renderedDifferently, .missing, .refused, .unusable: break
    }
    return found
  }

  /// The path, and the result of the last comparison.
  public var description: String { outcome.map { "\(path): \($0)" } ?? path }

  private func found(_ image: CGImage) -> PictureOutcome {
    do {
      if mode == .record {
        try record(image)
        return .recorded
      }
      if mode == .recordInCI { return .refused }
      if case .unknown(let name) = mode {
        return .unusable("CONTAINERKIT_PICTURES is record or strict, not \(name)")
      }
      guard FileManager.default.fileExists(atPath: path) else {
        try write(image, to: actualPath)
        return .missing
      }
      let file = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let reference = CGImage(pngData: file) else { return .unusable("a PNG file was expected") }
      return try compare(image, with: reference, origin: PictureOrigin(png: file))
    } catch {
      return .unusable("\(error)")
    }
  }

  private func compare(_ image: CGImage, with reference: CGImage, origin: PictureOrigin?) throws -> PictureOutcome {
    // Colors that are not opaque are rounded when they are written to a file.
    let image = image.isOpaque ? image : CGImage(pngData: try image.pngData()) ?? image
    guard let difference = PictureDifference(reference, image, tolerance: tolerance) else {
      for path in [actualPath, differencePath] { try? FileManager.default.removeItem(atPath: path) }
      return .same
    }
    try write(image, to: actualPath)
    try PictureDifference.picture(reference, image).map { try write($0, to: differencePath) }
    guard let origin, !origin.drawsAlike(.here) else { return .different(difference) }
    return mode == .strict ? .renderedDifferently(difference, origin: origin) : .skipped(difference, origin: origin)
  }

  private func record(_ image: CGImage) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PictureOrigin.here.added(to: image.pngData()).write(to: URL(fileURLWithPath: path))
    for path in [actualPath, differencePath] { try? FileManager.default.removeItem(atPath: path) }
  }

  private func write(_ image: CGImage, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try image.pngData().write(to: URL(fileURLWithPath: path))
  }

  private var actualPath: String { path.dropLast(4) + "-actual.png" }
  private var differencePath: String { path.dropLast(4) + "-difference.png" }
}
