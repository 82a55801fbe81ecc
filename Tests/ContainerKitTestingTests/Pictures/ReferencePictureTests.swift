import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import ContainerKitTesting

@MainActor @Suite("A reference picture", .serialized) struct ReferencePictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-\(UUID())").path

  private func reference(_ name: String, _ mode: PictureMode, tolerance: PictureTolerance = .exact) -> ReferencePicture
  {
    ReferencePicture(name, tolerance: tolerance, in: folder, sourceLocation: #_sourceLocation, mode: mode)
  }

  private func files() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

  /// Returns a white picture with a red rectangle that is darker by a number of levels.
  private func picture(_ darker: Int = 0, width: Int = 20, alpha: CGFloat = 1) throws -> CGImage {
    let context = CGContext(topLeftWidth: width, height: 10, scale: 1)
    context.setFillColor(gray: 1, alpha: alpha)
    context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
    context.setFillColor(red: CGFloat(255 - darker) / 255, green: 0, blue: 0, alpha: alpha)
    context.fill(CGRect(x: 3, y: 2, width: 5, height: 4))
    return try #require(context.makeImage())
  }

  @Test("is recorded on request, and compares as the same from then on, opaque or not", arguments: [1, 0.37])
  func recorded(alpha: CGFloat) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let image = try picture(alpha: alpha)
    let recording = reference("a", .record)
    #expect(image == recording)
    #expect(recording.outcome == .recorded)
    #expect(files() == ["a.png"])
    let comparing = reference("a", .strict)
    #expect(image == comparing)
    #expect(comparing.outcome == .same)
    #expect(files() == ["a.png"])
  }

  @Test("reports the difference, and writes two pictures next to it until it is the same again")
  func different() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try picture() == reference("a", .record))
    let comparing = reference("a", .compare)
    #expect(!(try picture(40) == comparing))
    #expect(
      comparing.description == "\(folder)/a.png: 20 of 200 pixels differ, by up to 40 of 255, in x 3 to 8, y 2 to 6; "
        + "see …-difference.png and …-actual.png beside it")
    #expect(files() == ["a-actual.png", "a-difference.png", "a.png"])
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/a-difference.png"))
    let difference = try #require(CGImage(pngData: data))
    #expect(difference.pixel(x: 3, y: 2) == (255, 0, 0, 255))
    #expect(difference.pixel(x: 7, y: 5) == (255, 0, 0, 255))
    #expect(difference.pixel(x: 8, y: 5) == (255, 255, 255, 255))
    #expect(try picture() == comparing)
    #expect(files() == ["a.png"])
    let wide = try picture(width: 30)
    #expect(comparing.compare(with: wide).description.hasPrefix("20 × 10 pixels, not 30 × 10"))
  }

  @Test(
    "accepts differences up to its tolerance",
    arguments: [
      (PictureTolerance(channel: 39), false), (PictureTolerance(channel: 40), true),
      (PictureTolerance(fraction: 0.0999), false), (PictureTolerance(fraction: 0.1), true),
      (PictureTolerance(channel: 40, fraction: 0), true), (.exact, false),
    ])
  func tolerance(tolerance: PictureTolerance, passes: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try picture() == reference("a", .record))
    #expect(reference("a", .compare, tolerance: tolerance).compare(with: try picture(40)).passes == passes)
    #expect((PictureDifference(try picture(), try picture(40), tolerance: tolerance) == nil) == passes)
  }

  @Test("fails if there is no file, if the file is not a picture, and if CI is asked to record")
  func unusable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(reference("sub/none", .compare).compare(with: try picture()) == .missing)
    #expect(!PictureOutcome.missing.passes)
    #expect(FileManager.default.fileExists(atPath: folder + "/sub/none-actual.png"))
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/b.png"))
    #expect(!reference("b", .compare).compare(with: try picture()).passes)
    #expect(reference("c", .recordInCI).compare(with: try picture()) == .refused)
    #expect(!PictureOutcome.refused.passes)
    #expect(files() == ["b.png", "sub"])
  }

  /// Writes a picture as `a.png`, as if another machine had recorded it.
  private func recordElsewhere(_ origin: PictureOrigin) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try origin.added(to: picture().pngData()).write(to: URL(fileURLWithPath: folder + "/a.png"))
  }

  private var elsewhere: PictureOrigin {
    let here = PictureOrigin.here
    return PictureOrigin(text: "1", shapes: here.shapes, parts: here.parts.dropLast() + ["Other.ttf 12"])
  }

  @Test("that was rendered with another FreeType, Pango or font is skipped with a warning that names it")
  func skipped() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let here = PictureOrigin.here
    #expect(here.parts.count == 4 && !here.description.contains("unknown") && !here.description.contains("no font"))
    try recordElsewhere(elsewhere)
    let comparing = reference("a", .compare)
    #expect(try picture() == comparing, "what is the same is the same")
    #expect(comparing.outcome == .same)
    let text =
      "a.png: skipped, because this machine renders differently: text ([\"\(here.parts[3])\"] here, "
      + "[\"Other.ttf 12\"] there); 20 of 200 pixels differ, by up to 40 of 255, in x 3 to 8, y 2 to 6"
    let changed = try picture(40)
    nonisolated(unsafe) var warnings: [Issue] = []
    withKnownIssue(isIntermittent: true) {
      #expect(changed == comparing)
    } matching: { issue in
      warnings.append(issue)
      return true
    }
    #expect(warnings.map(\.failsTest) == (TestIssue.hasWarnings ? [false] : []))
    #expect(warnings.allSatisfy { $0.comments.first?.rawValue == comparing.description })
    #expect(comparing.description == "\(folder)/\(text)")
    let alike = PictureOrigin(text: here.text, shapes: here.shapes, parts: ["FreeType 1.2.3"])
    try recordElsewhere(alike)
    #expect(!(try picture(40) == reference("a", .compare)), "versions alone are no excuse")
  }

  @Test("that was rendered differently fails in strict mode, with the reason")
  func strict() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try recordElsewhere(elsewhere)
    let comparing = reference("a", .strict)
    #expect(!(try picture(40) == comparing))
    #expect(comparing.description.contains("a.png: not comparable on this machine: text ([\""))
  }

  @Test("is strict with the trait", .strictPictures)
  func strictTrait() { #expect(ReferencePicture("a", in: folder).mode == .strict) }

  @Test("keeps its origin in the file, where any reader of PNG files finds it")
  func chunk() throws {
    let plain = try picture().pngData()
    #expect(PictureOrigin(png: plain) == nil)
    let marked = PictureOrigin.here.added(to: plain)
    #expect(PictureOrigin(png: marked) == .here)
    #expect(CGImage(pngData: marked)?.hasSamePixels(as: try picture()) == true)
    // The CRC-32 check value, which is that of the nine digits.
    #expect(Checksum.crc(Data("123456789".utf8)) == 0xCBF4_3926)
    #expect(PictureOrigin(png: marked.prefix(60)) == nil)
  }

  @Test(
    "takes its mode from the environment",
    arguments: [
      ([:], PictureMode.compare), (["CONTAINERKIT_PICTURES": "record"], .record),
      (["CONTAINERKIT_PICTURES": "record", "CI": "true"], .recordInCI),
      (["CONTAINERKIT_PICTURES": "record", "CI": "false"], .record),
      (["CONTAINERKIT_PICTURES": "strict", "CI": "1"], .strict), (["CI": "1"], .compare),
      (["CONTAINERKIT_PICTURES": "recrod"], .unknown("recrod")),
    ] as [([String: String], PictureMode)])
  func mode(environment: [String: String], mode: PictureMode) { #expect(PictureMode(environment) == mode) }

  @Test("is a file in a folder next to the test that names it")
  func path() {
    let location = SourceLocation(fileID: "Tests/T.swift", filePath: "/a/Tests/T.swift", line: 1, column: 1)
    #expect(ReferencePicture("x/half", sourceLocation: location).path == "/a/Tests/Pictures/x/half.png")
    #expect(ReferencePicture("half", in: "/b").path == "/b/half.png")
  }
}
