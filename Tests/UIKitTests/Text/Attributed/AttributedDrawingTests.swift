import Foundation
import Testing
import UIKit

@MainActor @Suite("Attributed text is drawn", .serialized) struct AttributedDrawingTests {
  let font = UIFont.systemFont(ofSize: 40)
  private func block(_ color: UIColor, _ more: Attributes = [:]) -> (String, Attributes) {
    ("■", more.merging([.font: font, .foregroundColor: color]) { $1 })
  }

  @Test("in the colors of its letters, or in black, starting at a point")
  func colors() throws {
    let text = attributed(block(.red), block(.blue), ("■", [.font: font]))
    let picture = try drawn(200, 80) { text.draw(at: CGPoint(x: 30, y: 20)) }
    let red = try #require(picture.bounds("red"))
    let blue = try #require(picture.bounds("blue"))
    let black = try #require(picture.bounds("black"))
    #expect(red.minX > 30 && red.maxX < blue.minX && blue.maxX < black.minX)
    #expect(red.minY == blue.minY && red.minY > 20 && red.maxY < 20 + font.lineHeight)
    let step = "■".size(withAttributes: [.font: font]).width
    #expect(abs(blue.minX - red.minX - step) <= 1 && abs(black.minX - blue.minX - step) <= 1)
  }

  @Test("in a rectangle, with wrapped lines, and without lines below it")
  func rectangle() throws {
    let text = attributed(block(.red), (" ", [.font: font]), block(.blue), (" ", [.font: font]), block(.green))
    let picture = try drawn(100, 200) { text.draw(in: CGRect(x: 10, y: 20, width: 50, height: 100)) }
    let red = try #require(picture.bounds("red"))
    let blue = try #require(picture.bounds("blue"))
    #expect(red.minX == blue.minX && abs(blue.minY - red.minY - font.lineHeight) <= 1)
    #expect(picture.bounds("green") == nil)
  }

  @Test(
    "with the paragraph's alignment, within its indents",
    arguments: [(NSTextAlignment.left, 20.0), (.center, 90), (.right, 160), (.natural, 20), (.justified, 20)])
  func alignment(_ alignment: NSTextAlignment, _ left: Double) throws {
    let style = paragraph { ($0.alignment, $0.firstLineHeadIndent, $0.tailIndent) = (alignment, 20, -40) }
    let width = "■".size(withAttributes: [.font: font]).width
    let picture = try drawn(200 + width, 60) {
      attributed(block(.red, [.paragraphStyle: style])).draw(in: CGRect(x: 0, y: 0, width: 200 + width, height: 60))
    }
    let start = try #require(try drawn(100, 60) { attributed(block(.red)).draw(at: .zero) }.bounds("red")).minX
    #expect(abs(try #require(picture.bounds("red")).minX - start - left) <= 1)
  }

  @Test("from the right edge if it is right to left, with its indent there")
  func rightToLeft() throws {
    let style = paragraph { $0.firstLineHeadIndent = 30 }
    let text: (String, Attributes) = (
      "\u{200F}■\u{200F}", [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style]
    )
    let rect = CGRect(x: 0, y: 0, width: 200, height: 60)
    let plain = try #require(try drawn(200, 60) { attributed(text).draw(in: rect) }.bounds("red"))
    #expect(plain.maxX > 160 && plain.maxX < 170)
  }

  @Test("with kerning to the left of each letter if it is right to left")
  func rightToLeftKern() throws {
    func places(_ kern: CGFloat) throws -> [CGRect] {
      let mark = ("\u{200F}", [.font: font] as Attributes)
      let text = attributed(mark, block(.red, [.kern: kern]), block(.blue, [.kern: kern]), block(.green), mark)
      let picture = try drawn(300, 60) { text.draw(in: CGRect(x: 0, y: 0, width: 300, height: 60)) }
      return try ["red", "blue", "green"].map { try #require(picture.bounds($0)) }
    }
    let (plain, spaced) = (try places(0), try places(10))
    #expect(plain[0].minX > plain[1].maxX && plain[1].minX > plain[2].maxX)
    #expect(zip(plain, spaced).map { ($0.minX - $1.minX).rounded() } == [0, 10, 20])
  }

  @Test("with kerning after each letter, at any position in the text")
  func kern() throws {
    func places(_ before: Attributes, _ inner: Attributes) throws -> [CGFloat] {
      let text = attributed(block(.red, before), block(.blue, inner), block(.green, inner), block(.black))
      let picture = try drawn(300, 60) { text.draw(at: .zero) }
      return try ["red", "blue", "green", "black"].map { try #require(picture.bounds($0)).minX }
    }
    let plain = try places([:], [:])
    let spaced = try places([:], [.kern: 10])
    #expect(zip(spaced, plain).map { ($0 - $1).rounded() } == [0, 0, 10, 20])
    let all = try places([.kern: 4], [.kern: 10])
    #expect(zip(all, plain).map { ($0 - $1).rounded() } == [0, 4, 14, 24])
  }

  @Test("over a background that is as high as the line and as wide as its letters")
  func background() throws {
    let small = UIFont.systemFont(ofSize: 20)
    let picture = try drawn(200, 60) {
      attributed(("■", [.font: font]), ("ab", [.font: small, .backgroundColor: UIColor.red])).draw(at: .zero)
    }
    let red = try #require(picture.bounds("red"))
    let left = "■".size(withAttributes: [.font: font]).width
    #expect(abs(red.minX - left) <= 1 && red.minY == 0 && abs(red.maxY - font.lineHeight) <= 1)
    #expect(abs(red.width - "ab".size(withAttributes: [.font: small]).width) <= 2)
  }

  @Test("over a background without seams between lines or between letters with different attributes")
  func seams() throws {
    let clear: Attributes = [.font: font, .foregroundColor: UIColor.clear, .backgroundColor: UIColor.red]
    let others: [Attributes] = [
      [.strokeColor: UIColor.blue], [.foregroundColor: UIColor(white: 1, alpha: 0)],
      [.font: UIFont.systemFont(ofSize: 31)],
      [.baselineOffset: 3], [.kern: 0.3],
    ]
    for other in others {
      let text = attributed(
        ("iiiilll", clear), ("lliii", clear.merging(other) { $1 }), ("lliii\n", clear), ("mmmmmmmmmmmmm", clear))
      let picture = try drawn(600, 120) { text.draw(at: .zero) }
      let red = try #require(picture.bounds("red"))
      let isWhole = (0..<Int(red.height)).allSatisfy { picture.name(Int(red.minX) + 3, $0) == "red" }
      let isWide = (3..<85).allSatisfy { picture.name($0, 20) == "red" }
      #expect(isWhole && isWide && red.height > 80, "\(other)")
    }
  }

  @Test("with underlines and strikethroughs in the number and thickness of their style")
  func rules() throws {
    func rows(_ style: NSUnderlineStyle, _ key: NSAttributedString.Key, _ color: Attributes = [:]) throws -> [Int] {
      let big = UIFont.systemFont(ofSize: 200)
      let text = attributed(
        ("   ", color.merging([.font: big, key: style.rawValue, .foregroundColor: UIColor.red]) { $1 }))
      let picture = try drawn(150, 300) { text.draw(at: .zero) }
      return (0..<300).filter { picture.name(75, $0) == (color.isEmpty ? "red" : "blue") }
    }
    let single = try rows(.single, .underlineStyle)
    let base = Int(UIFont.systemFont(ofSize: 200).ascender)
    #expect(single.first.map { $0 > base } == true && (12...15).contains(single.count))
    #expect(abs(try rows(.thick, .underlineStyle).count - 2 * single.count) <= 2)
    let double = try rows(.double, .underlineStyle)
    #expect(abs(double.count - 2 * single.count) <= 2)
    #expect(double.last! - double.first! > 2 * single.count, "a gap is between the two")
    #expect(try rows(.single, .strikethroughStyle).allSatisfy { $0 < base && $0 > base / 2 })
    #expect(try !rows(.single, .strikethroughStyle).isEmpty)
    #expect(try !rows(.single, .underlineStyle, [.underlineColor: UIColor.blue]).isEmpty)
    #expect(try !rows(.single, .strikethroughStyle, [.strikethroughColor: UIColor.blue]).isEmpty)
    #expect(try rows([], .underlineStyle).isEmpty)
  }

  @Test("with gaps in an underline that has a pattern")
  func patterns() throws {
    let big = UIFont.systemFont(ofSize: 100)
    func part(_ style: NSUnderlineStyle) throws -> Double {
      let text = attributed(("          ", [.font: big, .underlineStyle: style.rawValue]))
      return Double(try drawn(300, 150) { text.draw(at: .zero) }.count("black"))
    }
    let solid = try part(.single)
    for (style, fraction) in [
      (NSUnderlineStyle.patternDot, 0.5), (.patternDash, 0.667), (.patternDashDot, 0.556), (.patternDashDotDot, 0.5),
    ] {
      #expect(abs(try part([.single, style]) / solid - fraction) < 0.1, "\(style)")
    }
  }

  @Test("as an outline only, or filled with an outline")
  func stroke() throws {
    func picture(_ width: Double, _ color: Attributes = [.strokeColor: UIColor.blue]) throws -> Colors {
      try drawn(60, 60) { attributed(block(.red, color.merging([.strokeWidth: width]) { $1 })).draw(at: .zero) }
    }
    let outline = try picture(10)
    #expect(outline.bounds("red") == nil && outline.bounds("blue") != nil)
    let both = try picture(-10)
    let (red, blue) = (try #require(both.bounds("red")), try #require(both.bounds("blue")))
    #expect(blue.contains(red) && red.width < blue.width - 6)
    #expect(try picture(10, [:]).bounds("red") != nil, "without a color of its own it has that of the letters")
  }

  @Test("above or below the baseline by the baseline offset", arguments: [10.0, -10])
  func offset(_ offset: CGFloat) throws {
    let text = attributed(block(.red), block(.blue, [.baselineOffset: offset]))
    let picture = try drawn(100, 80) { text.draw(at: .zero) }
    let (red, blue) = (try #require(picture.bounds("red")), try #require(picture.bounds("blue")))
    #expect(red.minY - blue.minY == offset && red.height == blue.height)
  }

  @Test("in dynamic colors that are resolved when it is drawn")
  func dynamic() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let text = attributed(
      block(color, [.backgroundColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .green }]))
    for (style, names) in [(UIUserInterfaceStyle.light, ["blue", "green"]), (.dark, ["red", "white"])] {
      var picture: Colors?
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        picture = try? drawn(60, 60) { text.draw(at: .zero) }
      }
      for name in names { #expect(picture?.bounds(name) != nil) }
    }
  }

  @Test("from the baseline without options, and from the corner with usesLineFragmentOrigin")
  func options() throws {
    let text = attributed(block(.red), ("\n", [:]), block(.blue))
    let rect = CGRect(x: 20, y: 60, width: 200, height: 10)
    let line = try drawn(100, 200) { text.draw(with: rect, context: nil) }
    let context = NSStringDrawingContext()
    let lines = try drawn(100, 200) { text.draw(with: rect, options: .usesLineFragmentOrigin, context: context) }
    let (above, below) = (try #require(line.bounds("red")), try #require(lines.bounds("red")))
    #expect(abs(below.minY - above.minY - font.ascender) <= 1 && above.minX == below.minX)
    #expect(line.bounds("blue") == nil && lines.bounds("blue") != nil)
    #expect(context.totalBounds.size == text.size())
  }
}
