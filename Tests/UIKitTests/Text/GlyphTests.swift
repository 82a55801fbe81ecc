import Testing
import UIKit

@Suite("Glyphs:") struct GlyphTests {
  private func picture(_ text: String, _ font: UIFont = .systemFont(ofSize: 24), alpha: CGFloat = 1) -> Picture {
    Picture(CGSize(width: 40, height: 40)) { context in
      context.setAlpha(alpha)
      TextLayout(text, style: .init(font: font), within: unlimited)
        .draw(in: context, rect: CGRect(x: 4, y: 4, width: 32, height: 32), color: .black)
    }
  }

  @Test("Chinese is drawn with its characters, not with boxes for missing glyphs")
  func chinese() {
    let characters = ["容", "器", "视", "图", "页", "面", "手", "势"]
    let pictures = characters.map { picture($0) }
    // Not assigned to any character: Pango draws a box with the number in it.
    let missing = picture("\u{0378}")
    #expect(missing.inkBounds != nil)
    for (character, drawn) in zip(characters, pictures) {
      #expect(drawn.inkBounds != nil)
      #expect(!drawn.image.hasSamePixels(as: missing.image), "\(character) is missing")
      // All boxes and characters differ from each other.
      #expect(pictures.filter { $0.image.hasSamePixels(as: drawn.image) }.count == 1, "\(character) is like another")
    }
  }

  @Test("bold has more ink than regular, and italic leans to the right")
  func cuts() throws {
    let regular = picture("H")
    #expect(picture("H", .boldSystemFont(ofSize: 24)).ink > 1.2 * regular.ink)
    let upright = try #require(picture("l").inkBounds)
    let slanted = try #require(picture("l", .italicSystemFont(ofSize: 24)).inkBounds)
    #expect(slanted.width >= upright.width + 2)
  }

  @Test("text is drawn the same way every time, with gray edges only")
  func deterministic() {
    let first = picture("Rg")
    #expect(first.image.hasSamePixels(as: picture("Rg").image))
    for y in 0..<first.image.height {
      for x in 0..<first.image.width {
        let pixel = first.image.pixel(x: x, y: y)
        #expect(pixel.r == pixel.g && pixel.g == pixel.b)
      }
    }
  }

  @Test("text follows the context's alpha")
  func alpha() {
    let full = picture("Rg")
    #expect(abs(picture("Rg", alpha: 0.5).ink / full.ink - 0.5) < 0.02)
  }

  @Test("text of twice the size looks like text in a context of twice the scale")
  func scales() {
    let large = Picture(CGSize(width: 80, height: 80)) { context in
      TextLayout("Rg", style: .init(font: .systemFont(ofSize: 48)), within: unlimited)
        .draw(in: context, rect: CGRect(x: 8, y: 8, width: 64, height: 64), color: .black)
    }
    let scaled = Picture(CGSize(width: 40, height: 40), scale: 2) { context in
      TextLayout("Rg", style: .init(font: .systemFont(ofSize: 24)), within: unlimited)
        .draw(in: context, rect: CGRect(x: 4, y: 4, width: 32, height: 32), color: .black)
    }
    #expect(abs(large.ink - scaled.ink) < 0.005 * large.ink)
    #expect(large.inkBounds == scaled.inkBounds)
  }
}
