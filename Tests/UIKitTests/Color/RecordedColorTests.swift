import Testing
import UIKit

/// The rows of colours_ios26.json.
@MainActor @Suite("Recorded colors", .serialized) struct RecordedColorTests {
  private struct Table: Decodable {
    struct Row: Decodable {
      let name, style: String
      let parts: [Double?]
      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        (name, style) = (try row.decode(String.self), try row.decode(String.self))
        parts = try row.decode([Double?].self)
      }
    }
    let rows: [Row]
  }

  private static let colors: [String: [UIColor]] = [
    "systemBlue": [.systemBlue], "systemRed": [.systemRed], "systemGreen": [.systemGreen],
    "systemGray4": [.systemGray4], "systemBackground": [.systemBackground],
    "secondarySystemBackground": [.secondarySystemBackground], "separator": [.separator],
    "secondaryLabel (and lower) base": [.secondaryLabel, .tertiaryLabel, .quaternaryLabel],
  ]

  /// Colors that are new in iOS 26, or of the elevated level, which is not implemented.
  private static let others = [
    "systemBlue light", "systemRed light", "systemBackground dark elevated", "separator dark",
  ]

  @Test("match the system's, except for new values of iOS 26 and the elevated level")
  func palette() throws {
    var different: [String] = []
    for row in try Recorded.table("colours_ios26", as: Table.self).rows {
      let traits = UITraitCollection(userInterfaceStyle: row.style.hasPrefix("dark") ? .dark : .light)
      for color in try #require(Self.colors[row.name]) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let here = [red, green, blue].map { Double(($0 * 255).rounded()) } + [Double(alpha)]
        #expect(row.parts.count == here.count)
        if zip(here, row.parts).contains(where: { part, recorded in recorded.map { abs($0 - part) > 0.005 } ?? false })
        {
          different.append("\(row.name) \(row.style)")
        }
      }
    }
    #expect(different == Self.others)
  }
}
