import Foundation
import Stage
import Testing
import UIKit

/// The rows of dynamic_type_ios26.json, on a screen with three pixels per point.
@MainActor @Suite("Recorded Dynamic Type", .serialized) struct RecordedTypeTests {
  private struct Table: Decodable {
    struct Values: Decodable {
      let leading: [String: [Double]]
      let recorded_bases: [Double]
      let recorded: [String: [Double]]
    }
    struct Fonts: Decodable {
      struct Row: Decodable {
        let style: String
        let base: CGFloat
        let category: String
        let size: CGFloat
        init(from decoder: any Decoder) throws {
          var row = try decoder.unkeyedContainer()
          (style, base) = (try row.decode(String.self), try row.decode(CGFloat.self))
          (category, size) = (try row.decode(String.self), try row.decode(CGFloat.self))
        }
      }
      let rows: [Row]
    }
    let categories: [String]
    let point_sizes: [String: [CGFloat]]
    let scaledValue: Values
    let scaledFont: Fonts
  }

  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]
  private static let categories: [String: UIContentSizeCategory] = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
    "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
    "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
  ]

  private func table() throws -> Table { try Recorded.table("dynamic_type_ios26") }

  private func traits(_ category: String) throws -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: try #require(Self.categories[category]))
  }

  private func metrics(_ style: String) throws -> UIFontMetrics {
    UIFontMetrics(forTextStyle: try #require(Self.styles[style]))
  }

  @Test("has the recorded size of each style in each category")
  func sizes() throws {
    let table = try table()
    #expect(Set(table.point_sizes.keys) == Set(Self.styles.keys) && Set(table.categories) == Set(Self.categories.keys))
    for (name, sizes) in table.point_sizes {
      let style = try #require(Self.styles[name])
      let fonts = try table.categories.map {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: try traits($0)).pointSize
      }
      #expect(fonts == sizes, "\(name)")
    }
  }

  @Test("scales lengths by the recorded leading, to whole pixels")
  func values() throws {
    let stage = Stage(scale: 3)
    defer { stage.tearDown() }
    let (table, values) = (try table(), try table().scaledValue)
    #expect(values.recorded.count == 24 && values.leading.count == Self.styles.count)
    for (name, row) in values.recorded {
      let parts = name.split(separator: "/").map(String.init)
      let (metrics, traits) = (try metrics(parts[0]), try traits(parts[1]))
      #expect(row.count == values.recorded_bases.count)
      for (base, value) in zip(values.recorded_bases, row) {
        #expect(abs(metrics.scaledValue(for: base, compatibleWith: traits) - value) < 1e-5, "\(name) \(base)")
      }
    }
    // All leadings: a length of three times the fourth leading (L) scales to three times the leading of the category.
    for (name, leadings) in values.leading {
      #expect(leadings.count == table.categories.count)
      for (category, leading) in zip(table.categories, leadings) {
        let value = try metrics(name).scaledValue(for: leadings[3] * 3, compatibleWith: try traits(category))
        #expect(Double(value) == leading * 3, "\(name) \(category)")
      }
    }
  }

  @Test("scales fonts to whole points")
  func fonts() throws {
    let stage = Stage(scale: 3)
    defer { stage.tearDown() }
    let rows = try table().scaledFont.rows
    #expect(rows.count == 5)
    for row in rows {
      let font = try metrics(row.style).scaledFont(
        for: .systemFont(ofSize: row.base), compatibleWith: try traits(row.category))
      #expect(font.pointSize == row.size, "\(row)")
    }
  }

  @Test("makes a label's line a whole number of pixels high, rounded up")
  func lines() {
    let stage = Stage(scale: 3)
    defer { stage.tearDown() }
    for size in [11.0, 12, 13, 15, 16, 17, 20, 22, 28, 34, 60] {
      let label = UILabel()
      (label.text, label.font) = ("x", .systemFont(ofSize: size))
      let height = label.intrinsicContentSize.height
      #expect(abs((height * 3).rounded() - height * 3) < 1e-6)
      #expect(height >= label.font.lineHeight - 1e-6 && height < label.font.lineHeight + 1 / 3.0)
    }
  }
}
