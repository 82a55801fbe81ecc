import CoreGraphics
import Foundation
import Testing

@testable import Film

@Suite("Pictures that are written while the film continues") struct PictureWriterTests {
  /// Returns a picture in one color.
  private func picture(red: Int) -> CGImage? {
    let context = CGContext(topLeftWidth: 8, height: 8, scale: 1)
    context.setFillColor(CGColor(red: CGFloat(red) / 255, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    return context.makeImage()
  }

  @Test("are all complete at the end, each in its own file")
  func all() throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try FilmFolder(path: path)
    let writer = PictureWriter(folder: folder)
    for index in 0..<60 { try writer.add(try #require(picture(red: index * 4)), index: index) }
    try writer.finish()
    for index in 0..<60 {
      let data = try #require(FileManager.default.contents(atPath: folder.file(FilmFolder.pictureName(index))))
      let pixel = try #require(CGImage(pngData: data)).pixel(x: 4, y: 4)
      #expect(Int(pixel.r) == index * 4)
    }
  }

  @Test("share a file with the previous picture if the pixels are the same")
  func repeats() throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    for round in 1...2 {
      let folder = try FilmFolder(path: path)
      let writer = PictureWriter(folder: folder)
      for (index, red) in [5, 5, 5, 9, 5, 5].enumerated() {
        try writer.add(try #require(picture(red: red * round)), index: index)
      }
      try writer.finish()
      let files = try (0..<6).map { index in
        let file = folder.file(FilmFolder.pictureName(index))
        let data = try #require(FileManager.default.contents(atPath: file))
        let number = try #require(FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int)
        return (red: Int(try #require(CGImage(pngData: data)).pixel(x: 4, y: 4).r), number: number)
      }
      #expect(files.map(\.red) == [5, 5, 5, 9, 5, 5].map { $0 * round })
      let numbers = files.map(\.number)
      #expect(numbers.map { numbers.firstIndex(of: $0) } == [0, 0, 0, 3, 4, 4])
    }
  }

  @Test("that cannot be written are reported at the end, but only the first one")
  func failure() throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    let folder = try FilmFolder(path: path)
    try FileManager.default.removeItem(atPath: path)
    let writer = PictureWriter(folder: folder)
    try writer.add(try #require(picture(red: 1)), index: 3)
    let failure = #expect(throws: FilmFolder.Failure.self) { try writer.finish() }
    #expect(failure?.description == "\(path)/frame-0003.png: expected a writable file (No such file or directory)")
  }
}
