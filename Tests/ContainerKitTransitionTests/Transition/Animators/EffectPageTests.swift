import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Below an alpha of 1 an effect view loses its effect (UIVisualEffectView.h). On Linux only its tint is then drawn, so
/// that a picture shows the loss.
@MainActor @Suite("An effect view in a page", .serialized) struct EffectPageTests {
  private static func stage(reducedMotion: Bool = false) -> ContainerStage {
    let stage = ContainerStage(["A", "B"]) { EffectPage(bars: $0 == "A" ? .black : .blue) }
    stage.settings.isReduceMotionEnabled = reducedMotion
    stage.frame()
    return stage
  }

  /// Returns pictures of the two pages at rest.
  private func still() -> (from: CGImage, to: CGImage) {
    let stage = Self.stage()
    let from = stage.image()
    stage.container.selectedIndex = 1
    stage.frame()
    return (from, stage.image())
  }

  /// The y positions of the compared pixels: above, across and below the effect view.
  private static let rows = Array(stride(from: 150, to: 450, by: 3))

  @Test("slides with its page and keeps its effect", arguments: [0, 100, 300, 390])
  func slide(_ distance: Int) {
    let (from, to) = still()
    let stage = Self.stage()
    #expect(stage.drag(toPageAt: 1, progress: CGFloat(distance) / 390))
    let shown = stage.image()
    let position = 390 - distance
    for y in Self.rows {
      for x in 0..<max(390 - distance, 0) {
        let (pixel, expected) = (shown.pixel(x: x, y: y), from.pixel(x: x + distance, y: y))
        guard isNear(pixel, expected) else { return report("the outgoing page", x, y, pixel, expected) }
      }
      for x in min(position, 390)..<390 {
        let (pixel, expected) = (shown.pixel(x: x, y: y), to.pixel(x: x - position, y: y))
        guard isNear(pixel, expected) else { return report("the incoming page", x, y, pixel, expected) }
      }
    }
  }

  @Test("cross-fades with its page and keeps its effect", arguments: [0, 0.25, 0.5, 0.75, 1])
  func crossFade(_ progress: CGFloat) {
    let (from, to) = still()
    let stage = Self.stage(reducedMotion: true)
    #expect(stage.drag(toPageAt: 1, progress: progress))
    let shown = stage.image()
    for y in Self.rows {
      for x in 0..<390 {
        let (first, last) = (from.pixel(x: x, y: y), to.pixel(x: x, y: y))
        func mixed(_ channel: (Pixel) -> UInt8) -> CGFloat {
          CGFloat(channel(first)) * (1 - progress) + CGFloat(channel(last)) * progress
        }
        let (pixel, expected) = (shown.pixel(x: x, y: y), [mixed { $0.r }, mixed { $0.g }, mixed { $0.b }])
        // Allows one level for each of the two roundings.
        let isMixed = zip([pixel.r, pixel.g, pixel.b], expected).allSatisfy { abs(CGFloat($0) - $1) <= 2 }
        guard isMixed else { return report("the pages", x, y, pixel, expected) }
      }
    }
  }

  private typealias Pixel = (r: UInt8, g: UInt8, b: UInt8, a: UInt8)

  /// Returns true if two pixels are almost equal. A frozen page is a millionth of a point off a whole position, so that
  /// the blur's area, which is in whole pixels, has one column more at one side. Without the blur the bars differ by up
  /// to 120 levels.
  private func isNear(_ pixel: Pixel, _ other: Pixel) -> Bool {
    zip([pixel.r, pixel.g, pixel.b, pixel.a], [other.r, other.g, other.b, other.a])
      .allSatisfy { abs(Int($0) - Int($1)) <= 5 }
  }

  private func report(_ what: String, _ x: Int, _ y: Int, _ pixel: Pixel, _ expected: Any) {
    Issue.record("\(what) at (\(x), \(y)): \(pixel), not \(expected)")
  }
}

/// A white page with dark bars, and an effect view over some of them.
@MainActor private final class EffectPage: UIViewController {
  private let color: UIColor

  init(bars color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<10 {
      let bar = UIView(frame: CGRect(x: CGFloat(index) * 40, y: 0, width: 20, height: 844))
      bar.backgroundColor = color
      view.addSubview(bar)
    }
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 120, y: 200, width: 160, height: 200)
    view.addSubview(glass)
  }
}
