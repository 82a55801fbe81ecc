public import Foundation
import QuartzCore

/// Measures text without a view, and draws it into the current context, whose y-axis points down. All values are in
/// points. The default font is the 12-point system font, and the default color black (header). Without a current
/// context nothing is drawn, as on Apple's systems.
extension NSAttributedString {
  /// Returns the size of the text, with lines broken only at line breaks; not rounded.
  public func size() -> CGSize { StringDrawing(self).layout(within: .unlimited).size }

  /// Draws the text with its top left corner at a point. Lines do not wrap.
  public func draw(at point: CGPoint) {
    let layout = StringDrawing(self).layout(within: .unlimited)
    StringDrawing.draw(layout, CGRect(origin: point, size: layout.size))
  }

  /// Draws the text from the top of a rectangle down. Lines are broken at its width. Lines that do not fit its height
  /// are left out, except the first.
  public func draw(in rect: CGRect) {
    StringDrawing.draw(StringDrawing(self).layout(within: rect.size), rect)
  }

  /// Draws the text in a rectangle, or in one line from its origin: see `NSStringDrawingOptions`.
  ///
  /// - Parameters:
  ///   - rect: Its width breaks lines. Its height is a limit only with `truncatesLastVisibleLine`. 0 sets no limit.
  ///   - options: The drawing options.
  ///   - context: Receives the bounds of the text.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let (layout, bounds) = StringDrawing(self).layout(within: rect.size, options)
    context?.totalBounds = bounds
    let size = CGSize(width: rect.width > 0 ? rect.width : layout.size.width, height: layout.size.height)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    StringDrawing.draw(
      layout,
      CGRect(
        x: rect.minX, y: rect.minY + bounds.minY, width: isBlock ? size.width : layout.size.width, height: size.height))
  }

  /// Returns the rectangle in which `draw(with:options:context:)` puts the text, relative to the origin; not rounded.
  /// Without `usesLineFragmentOrigin` its top is above 0, because the origin is on the baseline (read from the header:
  /// a guess: text-12). (A guess: text-11.)
  ///
  /// - Parameters:
  ///   - size: Its width breaks lines. Its height is a limit only with `truncatesLastVisibleLine`. 0 sets no limit.
  ///   - options: The drawing options.
  ///   - context: Receives the result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self).layout(within: size, options).bounds
    context?.totalBounds = bounds
    return bounds
  }
}

/// Lays out an attributed string without a view.
private struct StringDrawing {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// Lays out the text. If the width is limited, a clipping or truncating mode makes it a single line (from memory, not
  /// measured).
  func layout(within space: CGSize, lines: Int = 0) -> TextLayout {
    let paragraph =
      text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let mode = paragraph?.lineBreakMode ?? .byWordWrapping
    let isLine = space.width.isFinite && mode != .byWordWrapping && mode != .byCharWrapping
    return TextLayout(
      text, style: .init(font: .systemFont(ofSize: 12), numberOfLines: isLine ? 1 : lines), within: space)
  }

  func layout(within size: CGSize, _ options: NSStringDrawingOptions) -> (layout: TextLayout, bounds: CGRect) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = layout(within: .unlimited, lines: 1)
      return (layout, CGRect(origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size))
    }
    let space = CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity)
    var layout = layout(within: space)
    if options.contains(.truncatesLastVisibleLine), size.height > 0, layout.size.height > size.height {
      // Replaces the modes of all paragraphs. Lines before the last one break between words.
      layout = TextLayout(
        text.settingParagraph(\.lineBreakMode, to: .byTruncatingTail), style: .init(font: .systemFont(ofSize: 12)),
        within: CGSize(width: space.width, height: size.height))
    }
    return (layout, CGRect(origin: .zero, size: layout.size))
  }

  static func draw(_ layout: TextLayout, _ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout.draw(in: context, rect: rect, color: .black)
  }
}

extension CGSize {
  fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
}
