import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("An image by name", .serialized) @MainActor struct NamedImageTests {
  /// Creates a folder with images of these names. Each is as wide as its index in the list plus 1, in pixels.
  private func folder(_ names: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, name) in names.enumerated() {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let data = UIGraphicsImageRenderer(size: CGSize(width: index + 1, height: 6), format: format).pngData { _ in
        UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      try data.write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  @Test(
    "is the file for the screen's scale, or else for the greatest one", arguments: [(1, 1, 1), (2, 3, 3), (3, 3, 3)])
  func scales(screen: Int, width: Int, scale: Int) throws {
    let folder = try folder(["star.png", "other.png", "star@3x.png"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: CGFloat(screen))
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))
    #expect(image.cgImage?.width == width && image.scale == CGFloat(scale))
    #expect(UIImage(named: "star.png", in: bundle, compatibleWith: nil)?.cgImage === image.cgImage)
    let traits = UITraitCollection(displayScale: 1)
    #expect(UIImage(named: "star", in: bundle, compatibleWith: traits)?.cgImage?.width == 1)
    #expect(stage.issues == [])
  }

  @Test("that does not exist is nil, and is reported")
  func missing() throws {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    #expect(UIImage(named: "nowhere") == nil)
    #expect(stage.issues.count == 1 && stage.issues.first?.hasPrefix("no image named 'nowhere' in /") == true)
  }

  @Test("from a file has the scale in the file's name; other formats are nil")
  func files() throws {
    let folder = try folder(["a.png", "a@2x.png"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(UIImage(contentsOfFile: folder.path + "/a.png")?.scale == 1)
    #expect(UIImage(contentsOfFile: folder.path + "/a@2x.png")?.scale == 2)
    let jpeg = folder.path + "/b.jpg"
    try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: URL(fileURLWithPath: jpeg))
    #expect(UIImage(contentsOfFile: jpeg) == nil && UIImage(contentsOfFile: folder.path + "/c.png") == nil)
  }

  @Test("is read once by name, and each time from a file")
  func overwritten() throws {
    let folder = try folder(["a.png", "b.png"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    func widths() -> [Int?] {
      let images = [
        UIImage(contentsOfFile: folder.path + "/a.png"), UIImage(named: "a", in: bundle, compatibleWith: nil),
      ]
      return images.map { $0?.cgImage?.width }
    }
    #expect(widths() == [1, 1])
    try Data(contentsOf: folder.appendingPathComponent("b.png")).write(to: folder.appendingPathComponent("a.png"))
    #expect(widths() == [2, 1])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a.png"))
    #expect(widths() == [nil, 1])
  }
}
