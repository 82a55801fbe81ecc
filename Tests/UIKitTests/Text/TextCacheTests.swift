import Testing

@testable import UIKit

@Suite("Texts that are shown again", .serialized) @MainActor struct TextCacheTests {
  /// Each thread has its own. The main actor's jobs can run on several, so a test empties it itself.
  private var cache: TextCache { TextCache.current }
  private let size = CGSize(width: 200, height: 60)
  private let fox = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: String, _ color: UIColor = .black) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.numberOfLines = 0
    label.text = text
    label.textColor = color
    return label
  }

  private func picture(_ label: UILabel, scale: CGFloat = 2, x: CGFloat = 0, turned: Bool = false) -> CGImage {
    Picture(CGSize(width: 260, height: 80), scale: scale) { context in
      // Away from the edge, which would cut off the j.
      context.translateBy(x: 10 + x, y: 5)
      if turned { context.rotate(by: 0.1) }
      UIGraphicsPushContext(context)
      label.draw(label.bounds)
      UIGraphicsPopContext()
    }.image
  }

  /// Returns the largest difference of a channel of two pictures.
  private func difference(_ one: CGImage, _ other: CGImage) -> Int {
    var most = 0
    for y in 0..<one.height {
      for x in 0..<one.width {
        let (a, b) = (one.pixel(x: x, y: y), other.pixel(x: x, y: y))
        for (one, other) in [(a.r, b.r), (a.g, b.g), (a.b, b.b), (a.a, b.a)] {
          most = max(most, abs(Int(one) - Int(other)))
        }
      }
    }
    return most
  }

  private func counts() -> [Int] { [cache.brokenCount, cache.filledCount] }

  @Test("are neither broken nor filled again in another label, in another color or at another pixel")
  func again() {
    cache.empty()
    let first = picture(label(fox))
    let before = counts()
    #expect(difference(picture(label(fox)), first) == 0)
    _ = picture(label(fox, .red))
    _ = picture(label(fox), x: 3.5)
    #expect(counts() == before)
  }

  @Test("are filled again at another scale, at another part of a pixel, and turned")
  func otherwise() {
    cache.empty()
    _ = picture(label(fox))
    let before = counts()
    _ = picture(label(fox), scale: 3)
    _ = picture(label(fox), x: 0.25)
    #expect(counts() == [before[0], before[1] + 2])
    // The coverage of turned letters is not kept.
    _ = picture(label(fox), turned: true)
    #expect(counts() == [before[0], before[1] + 2])
  }

  @Test("look as if they were not kept", arguments: [UIColor.black, .red, UIColor(white: 0.3, alpha: 0.5)])
  func looks(color: UIColor) {
    cache.empty()
    let label = label(fox, color)
    let layout = TextLayout(fox, style: .init(font: label.font), within: size)
    func draw(_ visible: CGRect) -> CGImage {
      Picture(CGSize(width: 260, height: 80), scale: 2) { context in
        layout.draw(
          in: context, rect: CGRect(origin: CGPoint(x: 10, y: 5), size: size), color: color, natural: .left,
          visible: visible)
      }.image
    }
    let before = cache.filledCount
    let first = draw(.infinite)
    let filled = cache.filledCount
    #expect(filled == before + 1)
    #expect(difference(draw(.infinite), first) == 0)
    // A part of a text is drawn without what is kept. All pixels of its lines are the same.
    let part = draw(CGRect(x: 0, y: 0, width: 200, height: 1))
    #expect(cache.filledCount == filled)
    let height = Int(2 * layout.lines[0].height)
    let (one, other) = [first, part].map { $0.cropping(to: CGRect(x: 0, y: 0, width: 520, height: height - 8))! }.pair
    #expect(difference(one, other) == 0)
  }

  @Test(
    "have the pixels of letters that are drawn for the first time, in another color too",
    arguments: ["plain", "translucent", "clipped", "drawn upon", "attributed"])
  func pixels(look: String) {
    func draw(_ color: UIColor) -> CGImage {
      Picture(CGSize(width: 260, height: 80), scale: 2) { context in
        if look == "translucent" { context.setAlpha(0.4) }
        if look == "clipped" { context.clip(to: CGRect(x: 0, y: 0, width: 260.2, height: 80.2)) }
        if look == "drawn upon" {
          context.setFillColor(gray: 0.5, alpha: 1)
          context.fill(CGRect(x: 0, y: 0, width: 100, height: 80))
        }
        let label = label(fox, color)
        if look == "attributed" {
          label.attributedText = NSAttributedString(
            string: fox,
            attributes: [.foregroundColor: color, .backgroundColor: UIColor.yellow, .strikethroughStyle: 1])
        }
        context.translateBy(x: 10, y: 5)
        UIGraphicsPushContext(context)
        label.draw(label.bounds)
        UIGraphicsPopContext()
        // The color of the context is the same as before.
        context.fill(CGRect(x: 230, y: 0, width: 10, height: 10))
      }.image
    }
    cache.empty()
    let (black, blackAgain, redAgain) = (draw(.black), draw(.black), draw(.red))
    cache.empty()
    #expect(difference(black, blackAgain) == 0)
    #expect(difference(draw(.red), redAgain) == 0)
    #expect(difference(black, redAgain) > 0)
  }

  @Test("are broken again if a letter, a font or the width is different")
  func different() {
    cache.empty()
    _ = label(fox).sizeThatFits(size)
    var count = cache.brokenCount
    func expectBroken(_ change: (UILabel) -> Void, width: CGFloat = 200) {
      let label = label(fox)
      change(label)
      _ = label.sizeThatFits(CGSize(width: width, height: 60))
      #expect(cache.brokenCount == count + 1)
      count = cache.brokenCount
    }
    expectBroken { $0.text = fox + "." }
    expectBroken { $0.font = .systemFont(ofSize: 16) }
    expectBroken({ _ in }, width: 150)
    // Equal strings, but not the same characters.
    expectBroken { $0.text = "\u{F900}" }
    expectBroken { $0.text = "\u{8C48}" }
  }

  @Test("take no more memory than the limit, and none after a memory warning")
  func bytes() {
    cache.empty()
    for index in 0..<3_000 { _ = label("\(index) \(fox)").sizeThatFits(size) }
    #expect(cache.bytes > 0 && cache.bytes <= TextCache.textLimit)
    for index in 0..<100 {
      let label = label("\(index) \(fox)")
      _ = picture(label, scale: 3)
      #expect(cache.bytes <= TextCache.textLimit + TextCache.coverageLimit)
    }
    UIApplication.shared.warnOfMemory()
    #expect(cache.bytes == 0)
  }

  @Test("are discarded in the order of their last use")
  func order() {
    cache.empty()
    var cache = BoundedCache<Int, String>(limit: 10)
    for number in 0..<10 { cache.insert("\(number)", bytes: 1, for: number) }
    #expect(cache.value(for: 0) == "0" && cache.bytes == 10)
    cache.insert("ten", bytes: 1, for: 10)
    #expect((0...10).filter { cache.value(for: $0) != nil } == [0, 7, 8, 9, 10])
    #expect(cache.bytes == 5)
    cache.insert("large", bytes: 6, for: 11)
    #expect(cache.value(for: 11) == nil && cache.bytes == 5)
  }
}

extension [CGImage] { fileprivate var pair: (CGImage, CGImage) { (self[0], self[1]) } }
