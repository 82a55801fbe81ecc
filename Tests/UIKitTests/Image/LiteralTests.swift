import Testing
import UIKit

@MainActor @Suite("A literal", .serialized) struct LiteralTests {
  @Test("of a color is a color in sRGB, with and without a type") func color() {
    let plain = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let typed: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    for color in [plain, typed, view.backgroundColor] {
      #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    }
  }

  @Test("of an image is the application's image with that name, and stops the program if there is none")
  func image() async throws {
    let folder = try #require(Bundle.main.resourcePath)
    let name = "literal-\(ProcessInfo.processInfo.processIdentifier)"
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).pngData { _ in }
    try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    defer { try? FileManager.default.removeItem(atPath: "\(folder)/\(name).png") }
    #expect(UIImage(imageLiteralResourceName: name).size == CGSize(width: 3, height: 2))
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = #imageLiteral(resourceName: "nowhere")
    }
    let text = missing.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("no image named 'nowhere'"))
  }
}
