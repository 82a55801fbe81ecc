import UIKit

/// An illustration that is drawn by code. The demo has no image files.
struct Picture: Hashable, Sendable {
  enum Subject: Sendable { case mountains, lake, sea, dunes, woods, city }

  let title: String
  let location: String
  let subject: Subject
  let light: Light
  let seed: Int

  private init(_ title: String, _ location: String, _ subject: Subject, _ light: Light, _ seed: Int) {
    (self.title, self.location, self.subject, self.light, self.seed) = (title, location, subject, light, seed)
  }

  static let all = [
    Picture("First Light", "Above the valley", .mountains, .dawn, 11),
    Picture("Open Water", "Half a mile offshore", .sea, .tropic, 5),
    Picture("Blue Hour", "From the bridge", .city, .dusk, 3),
    Picture("Fir and Fog", "Lower trail", .woods, .forest, 8),
    Picture("Sand Lines", "Past the last well", .dunes, .desert, 4),
    Picture("Mirror Lake", "No wind at all", .lake, .noon, 21),
    Picture("Evening Ferry", "The west shore", .sea, .dusk, 9),
    Picture("Clear Night", "Camp two", .mountains, .night, 17),
    Picture("Old Town", "Before the rain", .city, .dawn, 14),
    Picture("North Slope", "Early snow", .mountains, .noon, 2),
    Picture("Slow Tide", "Low water", .sea, .dawn, 31),
    Picture("Night Shift", "Twelfth floor", .city, .night, 6),
    Picture("Hidden Lake", "After the pass", .lake, .dusk, 13),
    Picture("Spruce", "The upper trail", .woods, .dawn, 19),
    Picture("Long Shadows", "Day three", .dunes, .dusk, 27),
    Picture("Summer Pines", "Behind the house", .woods, .noon, 23),
  ]

  /// Returns one of the pictures. An index beyond the last one starts again with the first.
  static func at(_ index: Int) -> Picture { all[index % all.count] }

  /// Returns the picture at a size in points. It is drawn once for each size and scale.
  @MainActor func image(size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let scale = format.scale
    let key = Key(picture: self, size: [size.width, size.height], scale: scale)
    if let image = Self.drawn[key] { return image }
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      PictureDrawing(self, size: size, scale: scale).draw()
    }
    Self.drawn[key] = image
    return image
  }

  private struct Key: Hashable {
    let picture: Picture
    let size: [CGFloat]
    let scale: CGFloat
  }

  @MainActor private static var drawn: [Key: UIImage] = [:]
}
