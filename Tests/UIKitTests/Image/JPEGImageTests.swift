import Stage
import Testing
import UIKit

@MainActor @Suite("A JPEG image", .serialized) struct JPEGImageTests {
  private var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    }
  }

  nonisolated static let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]

  @Test("keeps its pixels, orientation and size in its data", arguments: orientations)
  func orientation(_ orientation: UIImage.Orientation) throws {
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: orientation)
    let data = try #require(turned.jpegData(compressionQuality: 0.9))
    let copy = try #require(UIImage(data: data, scale: 2))
    #expect(copy.imageOrientation == orientation)
    #expect(copy.size == turned.size)
    #expect(copy.scale == 2)
    #expect(UIImage(data: data)?.scale == 1)
    let pixel = try #require(copy.cgImage).pixel(x: 3, y: 3)
    #expect(pixel.r > 250 && pixel.g < 5 && pixel.b < 5)
  }

  @Test("is drawn by a renderer; one of size zero has no data") func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
    let data = renderer.jpegData(withCompressionQuality: 1) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
    #expect(UIImage(data: data)?.size == CGSize(width: 12, height: 6))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("is found by a name with its extension, at the screen's scale, and in a file") func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("jpeg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 2)
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
    let data = try #require(turned.jpegData(compressionQuality: 1))
    for name in ["photo@2x.jpg", "other.JPEG"] { try data.write(to: folder.appendingPathComponent(name)) }
    let bundle = try #require(Bundle(path: folder.path))
    let photo = try #require(UIImage(named: "photo.jpg", in: bundle, compatibleWith: nil))
    #expect(photo.size == CGSize(width: 4, height: 8))
    #expect(photo.imageOrientation == .right)
    #expect(UIImage(named: "photo.jpg", in: bundle, compatibleWith: nil)?.cgImage === photo.cgImage)
    #expect(UIImage(named: "other.JPEG", in: bundle, compatibleWith: nil)?.size == CGSize(width: 8, height: 16))
    #expect(stage.issues == [])
    #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil) == nil)
    #expect(stage.issues.count == 1)
    #expect(UIImage(contentsOfFile: folder.path + "/photo@2x.jpg")?.size == CGSize(width: 4, height: 8))
  }
}
