import CoreGraphics
import Testing

@testable import WindowHost

/// The size of a window in its own coordinates and in pixels, the requested scale, and the expected results.
private let sizes:
  [(coordinates: CGSize, pixels: CGSize, wanted: CGFloat?, scale: CGFloat, points: CGSize, perCoordinate: CGFloat)] = [
    (CGSize(width: 390, height: 844), CGSize(width: 390, height: 844), nil, 1, CGSize(width: 390, height: 844), 1),
    (CGSize(width: 390, height: 844), CGSize(width: 780, height: 1688), nil, 2, CGSize(width: 390, height: 844), 1),
    (CGSize(width: 400, height: 800), CGSize(width: 600, height: 1200), nil, 1.5, CGSize(width: 400, height: 800), 1),
    (CGSize(width: 780, height: 1688), CGSize(width: 780, height: 1688), 2, 2, CGSize(width: 390, height: 844), 0.5),
    (CGSize(width: 400, height: 800), CGSize(width: 800, height: 1600), 1, 1, CGSize(width: 800, height: 1600), 2),
    (CGSize(width: 0, height: 0), CGSize(width: 0, height: 0), nil, 1, .zero, 1),
  ]

@Suite("The scale of a window") struct WindowSizeTests {
  @Test("is the requested one, or the number of pixels per window coordinate", arguments: sizes)
  func scale(
    coordinates: CGSize, pixels: CGSize, wanted: CGFloat?, scale: CGFloat, points: CGSize, perCoordinate: CGFloat
  ) {
    let size = WindowSize(coordinates: coordinates, pixels: pixels, wantedScale: wanted)
    #expect(size.scale == scale)
    #expect(size.points == points)
    #expect(size.pointsPerCoordinate == perCoordinate)
  }
}
