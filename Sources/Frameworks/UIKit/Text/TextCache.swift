import CoreGraphics

/// A text broken into lines.
final class BrokenText {
  let lines: [LineBox]
  let isTruncated: Bool
  /// `true` if letters beyond the edges are cut off.
  let isClipped: Bool
  /// The look of all letters, if they have the same one and are only filled.
  let filledLetters: Letters?
  /// About the memory that it needs: for Pango's layouts, glyphs and lines.
  let bytes: Int

  init(_ breaker: LineBreaker, within height: CGFloat) {
    let letters = breaker.text.letters(at: 0)
    filledLetters = breaker.text.isUniform && letters.areOnlyFilled ? letters : nil
    guard !breaker.text.text.isEmpty else {
      (lines, isTruncated, isClipped, bytes) = ([], false, false, 256)
      return
    }
    (lines, isTruncated) = breaker.lines(within: height)
    bytes = 2048 + 100 * breaker.text.count + 500 * lines.count
    isClipped = breaker.lastLineMode == .byClipping || lines.contains { $0.paragraph.lineBreakMode == .byClipping }
  }
}

/// The texts that a thread has laid out and drawn last: their lines, and the pixels that their letters cover. Both do
/// not depend on the color. A memory warning discards those of the main thread.
final class TextCache {
  private static let ofThreads = ThreadLocal<TextCache>()

  /// This thread's cache.
  static var current: TextCache {
    ofThreads.value {
      if MainQueue.isCurrent { MainActor.assumeIsolated { emptying } }
      return TextCache()
    }
  }

  /// Empties the cache of the main thread when memory is low.
  @MainActor private static let emptying: Void = UIApplication.memoryReleases.append { current.empty() }

  struct TextKey: Hashable {
    var breaker: LineBreaker
    var height: CGFloat
  }

  /// A part of a text at a place on the screen.
  struct CoverageKey: Hashable {
    var text: ObjectIdentifier
    /// The number of runs before the part.
    var first: Int
    var width: CGFloat
    var natural: TextLayout.NaturalEdge?
    /// The size of a point, and the position of the text's upper left corner in a pixel.
    var scale: CGSize
    var corner: CGPoint

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(first)
    }
  }

  /// The numbers of bytes that are kept. The letters of a screen at three pixels a point cover about three million.
  static let (textLimit, coverageLimit) = (2 << 20, 8 << 20)

  private var texts = BoundedCache<TextKey, BrokenText>(limit: textLimit)
  /// With the text, whose identity is part of the key.
  private var coverages = BoundedCache<CoverageKey, (text: BrokenText, coverage: PathCoverage)>(limit: coverageLimit)
  /// The numbers of texts that were broken, and of parts that were filled, for tests.
  private(set) var (brokenCount, filledCount) = (0, 0)

  /// The size of what is kept.
  var bytes: Int { texts.bytes + coverages.bytes }

  func lines(of breaker: LineBreaker, within height: CGFloat) -> BrokenText {
    let key = TextKey(breaker: breaker, height: height)
    if let known = texts.value(for: key) { return known }
    let text = BrokenText(breaker, within: height)
    brokenCount += 1
    texts.insert(text, bytes: text.bytes, for: key)
    return text
  }

  func coverage(for key: CoverageKey) -> PathCoverage? { coverages.value(for: key)?.coverage }

  func add(_ coverage: PathCoverage, of text: BrokenText, for key: CoverageKey) {
    filledCount += 1
    coverages.insert((text, coverage), bytes: text.bytes + coverage.bytes, for: key)
  }

  func empty() {
    texts.removeAll()
    coverages.removeAll()
  }
}
