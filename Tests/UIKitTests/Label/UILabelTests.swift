import Stage
import Testing
import UIKit

@MainActor @Suite("Labels:", .serialized) final class UILabelTests {
  private let lazyStage = LazyStage { Stage(size: CGSize(width: 200, height: 100), scale: 3) }
  private var stage: Stage { lazyStage.stage }

  private func label(_ text: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    stage.window.addSubview(label)
    return label
  }

  /// Returns the bounds of the ink in the stage's picture, in points. The window is clear.
  private func inkArea() -> CGRect? {
    stage.frame()
    guard let bounds = Picture(stage.image()).inkBounds else { return nil }
    return bounds.applying(CGAffineTransform(scaleX: 1.0 / 3, y: 1.0 / 3))
  }

  @Test("defaults match UIKit's")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentMode == .redraw)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("sizes are whole pixels, rounded up, and enough for all of the text")
  func sizes() {
    let label = label("Hello, World")
    let exact = TextLayout("Hello, World", style: .init(font: label.font), within: unlimited).size
    let size = label.intrinsicContentSize
    for (points, least) in [(size.width, exact.width), (size.height, exact.height)] {
      #expect(points >= least - 1e-6 && points < least + 1.0 / 3, "\(points) for \(least)")
      #expect(abs((points * 3).rounded() - points * 3) < 1e-9)
    }
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)).width == size.width)
  }

  @Test("a label of several lines breaks them at the width it is given")
  func lines() {
    let label = label("The quick brown fox jumps over the lazy dog")
    label.numberOfLines = 0
    let wide = label.sizeThatFits(.zero)
    let narrow = label.sizeThatFits(CGSize(width: 170, height: 0))
    #expect(narrow.width <= 170 && narrow.height > 2.9 * wide.height && narrow.height < 3.1 * wide.height)
    label.preferredMaxLayoutWidth = 170
    #expect(label.intrinsicContentSize == narrow)
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height * 3 - narrow.height * 2) < 2)
    label.frame.size = CGSize(width: 170, height: 5)
    label.numberOfLines = 0
    label.sizeToFit()
    #expect(label.frame.height < narrow.height)
  }

  @Test("a letter that is wider than the bounds does not widen the text rectangle")
  func narrow() {
    let label = label("m")
    let rect = label.textRect(forBounds: CGRect(x: 7, y: 5, width: 3, height: 50), limitedToNumberOfLines: 0)
    #expect(rect.origin == CGPoint(x: 7, y: 5) && rect.width == 3)
  }

  // Recorded on iOS 16 (pictures of square's Blueprint): a text of 160 points in labels 100 and 50 points wide, with a
  // minimum of 0.5, is drawn whole, and cut off at half its size; vertically centered in both.
  @Test("text that is too wide is drawn smaller if the label adjusts it, and cut off at its minimum")
  func shrinking() throws {
    let label = label("Hello! What's up y'all", CGRect(x: 0, y: 0, width: 100, height: 21))
    func picture() throws -> Data {
      stage.frame()
      return try stage.image().pngData()
    }
    label.minimumScaleFactor = 0.5
    let cut = try picture()
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    #expect(try picture() != cut && label.font.pointSize == 17 && label.intrinsicContentSize == size)
    let ink = try #require(inkArea())
    #expect(ink.maxX > 97 && ink.maxX <= 100 && ink.minX < 2)
    label.text = "Hello"
    let fits = try picture()
    label.adjustsFontSizeToFitWidth = false
    #expect(try picture() == fits)
    label.text = "Hello! What's up y'all"
    label.adjustsFontSizeToFitWidth = true
    label.frame.size.width = 50
    let smallest = try picture()
    label.attributedText = label.attributedText
    #expect(try picture() == smallest)
    label.minimumScaleFactor = 0
    #expect(try picture() != smallest)
    label.adjustsFontSizeToFitWidth = false
    label.font = .systemFont(ofSize: 8.5)
    #expect(try picture() == smallest)
  }

  @Test("text in several lines is drawn smaller if lines are left out")
  func shrinkingLines() throws {
    let label = label("The quick brown fox jumps over the lazy dog", CGRect(x: 0, y: 0, width: 120, height: 42))
    label.numberOfLines = 2
    let cut = try #require(inkArea())
    label.adjustsFontSizeToFitWidth = true
    let whole = try #require(inkArea())
    #expect(whole.height < cut.height && whole.maxX <= 120)
  }

  @Test("the text is centered vertically, at the screen's scale")
  func drawing() throws {
    let label = label("H")
    let ink = try #require(inkArea())
    #expect(abs(ink.height - label.font.capHeight) < 0.4)
    let middle = 50 - label.font.lineHeight / 2 + label.font.ascender - label.font.capHeight / 2
    #expect(abs(ink.midY - middle) < 0.5)
    #expect(ink.minX > 0 && ink.minX < 4)
    #expect(label.layer.contentsScale == 3)
  }

  @Test("a change of the text, the color, the font or the size shows in the next frame")
  func redraws() throws {
    let label = label("H")
    let first = try #require(inkArea())
    label.text = "HH"
    let second = try #require(inkArea())
    #expect(second.width > first.width * 1.8)
    label.font = .systemFont(ofSize: 34)
    #expect(try #require(inkArea()).height > second.height * 1.9)
    label.textAlignment = .right
    #expect(try #require(inkArea()).maxX > 196)
    label.frame.size.width = 100
    #expect(try #require(inkArea()).maxX < 100)
    label.textColor = .red
    let x = Int(try #require(inkArea()).minX * 3) + 2
    #expect(stage.image().pixel(x: x, y: 150).r == 255)
    label.text = nil
    #expect(inkArea() == nil)
  }

  @Test("a label whose layer is resized, in whatever way, is drawn for its new size")
  func resizedLayer() throws {
    let scenarios: [(String, (UILabel) -> Void)] = [
      ("bounds", { $0.layer.bounds.size = CGSize(width: 100, height: 50) }),
      ("frame", { $0.layer.frame.size = CGSize(width: 100, height: 50) }),
      ("key", { $0.layer.setValue(CGRect(x: 0, y: 0, width: 100, height: 50), forKey: "bounds") }),
      ("key path", { $0.layer.setValue(CGSize(width: 100, height: 50), forKeyPath: "bounds.size") }),
      ("view", { $0.bounds.size = CGSize(width: 100, height: 50) }),
    ]
    for (name, resize) in scenarios {
      let label = label("Hamburg")
      let first = try #require(inkArea())
      resize(label)
      let second = try #require(inkArea(), "\(name)")
      #expect(abs(second.width - first.width) < 1 && abs(second.height - first.height) < 1, "\(name)")
      label.removeFromSuperview()
    }
  }

  @Test("earlier measurements and drawings do not affect a label after a change")
  func changeAfterMeasuring() {
    let changes: [(String, (UILabel) -> Void)] = [
      ("text", { $0.text = "quite other words" }), ("font", { $0.font = .systemFont(ofSize: 11) }),
      ("lines", { $0.numberOfLines = 2 }), ("alignment", { $0.textAlignment = .right }),
      ("breaking", { $0.lineBreakMode = .byClipping }), ("no text", { $0.text = nil }),
    ]
    for (name, change) in changes {
      let old = label("some words here", CGRect(x: 0, y: 0, width: 70, height: 60))
      _ = (old.sizeThatFits(CGSize(width: 70, height: 0)), inkArea())
      change(old)
      let (ink, size) = (inkArea(), old.sizeThatFits(CGSize(width: 70, height: 0)))
      old.removeFromSuperview()
      let new = label("some words here", old.frame)
      change(new)
      #expect(ink == inkArea() && size == new.sizeThatFits(CGSize(width: 70, height: 0)), "\(name)")
      new.removeFromSuperview()
    }
  }

  @Test("a highlighted label has its highlighted text color, if it has one")
  func highlighted() throws {
    let label = label("H")
    label.isHighlighted = true
    var pixels: [UInt8] = []
    for color in [nil, UIColor.red] {
      label.highlightedTextColor = color
      let ink = try #require(inkArea())
      pixels.append(stage.image().pixel(x: Int(ink.minX * 3) + 2, y: Int(ink.midY * 3) - 6).r)
    }
    #expect(pixels == [0, 255])
  }

  @Test("a shadow is drawn under the text, moved by its offset")
  func shadow() throws {
    let label = label("H")
    let plain = try #require(inkArea())
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 5, height: 3)
    let both = try #require(inkArea())
    #expect(abs(both.maxX - plain.maxX - 5) < 0.4 && abs(both.maxY - plain.maxY - 3) < 0.4)
    #expect(abs(both.minX - plain.minX) < 0.01)
  }

  @Test("a subclass can put space around the text")
  func padding() throws {
    _ = stage
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return text.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }
    let plain = UILabel()
    let padded = Padded()
    for label in [plain, padded] { label.text = "Hello" }
    let size = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10))
    padded.sizeToFit()
    stage.window.addSubview(padded)
    #expect(try #require(inkArea()).minX > 10)
  }

  @Test("Chinese text is drawn with glyphs that differ from each other and from the missing-glyph box")
  func chinese() throws {
    var pictures: [CGImage] = []
    let label = label("\u{0378}", CGRect(x: 0, y: 0, width: 100, height: 50))
    for text in ["\u{0378}", "容", "器"] {
      label.text = text
      stage.frame()
      pictures.append(stage.image())
    }
    #expect(!pictures[1].hasSamePixels(as: pictures[0]))
    #expect(!pictures[2].hasSamePixels(as: pictures[0]))
    #expect(!pictures[2].hasSamePixels(as: pictures[1]))
    #expect(pictures.allSatisfy { Picture($0).inkBounds != nil })
  }
}
