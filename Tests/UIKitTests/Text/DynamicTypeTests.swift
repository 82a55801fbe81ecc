import Stage
import Testing
import UIKit

@MainActor @Suite("Dynamic Type", .serialized) struct DynamicTypeTests {
  /// Points from Apple's Human Interface Guidelines: extra small to triple extra large, then the accessibility sizes.
  nonisolated static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("has Apple's size for each style and category", arguments: sizes)
  func table(style: UIFont.TextStyle, sizes: [CGFloat]) {
    let fonts = Self.categories.map { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)) }
    #expect(fonts.map(\.pointSize) == sizes)
    #expect(Set(fonts.map(\.fontName)) == [style == .headline ? "Inter-SemiBold" : "Inter-Regular"])
  }

  @Test("uses the user's content size category if the traits specify none")
  func user() {
    let stage = Stage()
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    stage.settings.preferredContentSizeCategory = .accessibilityMedium
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.small)).pointSize == 15)
    #expect(UIFontMetrics.default.scaledValue(for: 34) == 53)
  }

  @Test("scales other fonts and lengths in proportion to a style's leading, up to a limit")
  func metrics() {
    let large = traits(.accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .subheadline)
    let font = UIFont.boldSystemFont(ofSize: 30)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 87)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).fontName == font.fontName)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 0, compatibleWith: large).pointSize == 87)
    #expect(metrics.scaledFont(for: font).pointSize == 30)
    #expect(metrics.scaledValue(for: 15, compatibleWith: traits(.extraSmall)) == 12)
    #expect(UIFont.TextStyle.body.metrics.scaledValue(for: 17, compatibleWith: large) == 48)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFontMetrics.default.scaledFont(for: body, maximumPointSize: 21).pointSize == 17)
    #expect(UIFontMetrics.default.scaledFont(for: body, maximumPointSize: 21, compatibleWith: large).pointSize == 21)
  }

  @Test("changes only labels that adjust, and only fonts that scale")
  func labels() {
    let stage = Stage()
    let labels = (0..<4).map { _ in UILabel() }
    labels[0].font = .preferredFont(forTextStyle: .body)
    labels[1].font = .preferredFont(forTextStyle: .body)
    labels[2].font = .systemFont(ofSize: 17)
    labels[3].font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 60)
    for (index, label) in labels.enumerated() {
      label.adjustsFontForContentSizeCategory = index != 1
      stage.window.addSubview(label)
    }
    func sizes() -> [CGFloat] { labels.map(\.font.pointSize) }
    #expect(sizes() == [17, 17, 17, 34])
    stage.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(sizes() == [23, 17, 17, 45])
    stage.settings.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(sizes() == [40, 17, 17, 60])
    labels[1].adjustsFontForContentSizeCategory = true
    #expect(sizes() == [40, 40, 17, 60])
    stage.settings.preferredContentSizeCategory = .large
    #expect(sizes() == [17, 17, 17, 34])
  }
}
