import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("A navigation bar's images:", .serialized) @MainActor struct BarImageTests {
  private func filled(_ color: UIColor, height: CGFloat = 2) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: height))
    }
  }

  /// Returns the colors at x = 20 behind the status bar, in the bar, just below it, and ten points below it.
  private func colors(_ scene: NavigationScene) -> [UInt32] {
    scene.stage.frame()
    let image = scene.stage.image()
    let scale = CGFloat(image.width) / 390
    return [10, 70, 92, 101].map { y in
      let pixel = image.pixel(x: Int(20 * scale), y: Int(y * scale))
      return UInt32(pixel.r) << 16 | UInt32(pixel.g) << 8 | UInt32(pixel.b)
    }
  }

  @Test("a background covers the bar and the area above it; a shadow is below, and only with a background")
  func images() {
    let scene = NavigationScene(insets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    scene.a.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let green = filled(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let bar = scene.nav.navigationBar
    let plain = colors(scene)
    #expect(plain.suffix(2) == [0xFF0000, 0xFF0000] && plain[1] != 0xFF0000)
    bar.shadowImage = filled(blue, height: 4)
    #expect(colors(scene) == plain)
    bar.setBackgroundImage(green, for: .default)
    #expect(colors(scene) == [0x00FF00, 0x00FF00, 0x0000FF, 0xFF0000])
    #expect(bar.backgroundImage(for: .default) === green && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    bar.shadowImage = UIImage()
    #expect(colors(scene) == [0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000])
    bar.setBackgroundImage(nil, for: .default)
    #expect(colors(scene) == plain)
  }

  @Test("an opaque background makes the bar opaque, unless isTranslucent is set; pages then start below it")
  func opaque() {
    let scene = NavigationScene(insets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let bar = scene.nav.navigationBar
    func top() -> CGFloat {
      scene.stage.frame()
      scene.stage.frame()
      return scene.a.view.convert(scene.a.view.bounds, to: nil).minY
    }
    #expect(bar.isTranslucent && top() == 0)
    bar.setBackgroundImage(filled(.green), for: .default)
    #expect(!bar.isTranslucent && top() == 91)
    bar.setBackgroundImage(filled(UIColor(red: 0, green: 1, blue: 0, alpha: 0.99)), for: .default)
    #expect(bar.isTranslucent && top() == 0)
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.isTranslucent && top() == 0)
    bar.setBackgroundImage(filled(.green), for: .default)
    bar.isTranslucent = true
    #expect(bar.isTranslucent && top() == 0)
    bar.isTranslucent = false
    bar.setBackgroundImage(nil, for: .default)
    #expect(!bar.isTranslucent && top() == 91)
  }

  @Test("images for a specific position or for the current metrics take precedence")
  func places() {
    let scene = NavigationScene(insets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let bar = scene.nav.navigationBar
    let (green, blue) = (UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    bar.setBackgroundImage(filled(green), for: .default)
    bar.setBackgroundImage(filled(blue), for: .compact)
    #expect(colors(scene)[1] == 0x00FF00)
    bar.setBackgroundImage(filled(blue), for: .top, barMetrics: .default)
    #expect(colors(scene)[1] == 0x00FF00)
    bar.setBackgroundImage(filled(blue), for: .topAttached, barMetrics: .default)
    #expect(colors(scene)[1] == 0x0000FF)
  }
}
