import Stage
import Testing
import UIKit

@Suite("A tab bar's style and images:", .serialized) @MainActor struct TabBarImageTests {
  private let stage = Stage(endReports: .afterFrame)
  private let tabs = UITabBarController()
  private let page = UIViewController()

  init() {
    tabs.viewControllers = [page]
    stage.window.rootViewController = tabs
    page.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.run(for: 0.1)
  }

  /// Columns of two colors, one point wide each.
  private func image(_ first: UIColor, _ second: UIColor, height: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: height), format: format).image { context in
      for (x, color) in [first, second].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: height))
      }
    }
  }

  /// Returns the colors two points above the bar, and in the bar at x = 20 and 21.
  private func colors() -> [UInt32] {
    stage.frame()
    stage.frame()
    let (picture, scale) = (stage.image(), UIScreen.main.scale)
    let top = tabs.tabBar.frame.minY
    return [(20, top - 2), (20, top + 5), (21, top + 5)].map { x, y in
      let pixel = picture.pixel(x: Int(x * scale), y: Int(y * scale))
      return UInt32(pixel.r) << 16 | UInt32(pixel.g) << 8 | UInt32(pixel.b)
    }
  }

  private var pageBottom: CGFloat {
    stage.frame()
    stage.frame()
    return page.view.frame.maxY
  }

  @Test("a background image is tiled unless it is to be stretched, and a shadow is above it, only with a background")
  func images() {
    let plain = colors()
    #expect(plain[0] == 0xFF0000 && plain[1] == plain[2] && plain[1] != 0xFF0000)
    let (green, blue) = (UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    tabs.tabBar.shadowImage = image(blue, blue, height: 4)
    #expect(colors() == plain)
    let ground = image(green, blue)
    tabs.tabBar.backgroundImage = ground
    #expect(colors() == [0x0000FF, 0x00FF00, 0x0000FF] && tabs.tabBar.backgroundImage === ground)
    (tabs.tabBar.backgroundImage, tabs.tabBar.shadowImage) = (UIImage(), UIImage())
    #expect(colors() == [0xFF0000, 0xFF0000, 0xFF0000])
    tabs.tabBar.backgroundImage = ground.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    #expect(colors() == [0xFF0000, 0x00FF00, 0x00FF00])
    tabs.tabBar.backgroundImage = nil
    #expect(colors() == plain)
  }

  @Test("an opaque background makes the bar opaque, unless isTranslucent is set; pages then end above it")
  func opaque() {
    let bar = tabs.tabBar
    let top = bar.frame.minY
    #expect(bar.isTranslucent && pageBottom == tabs.view.bounds.maxY)
    bar.backgroundImage = image(.green, .green)
    #expect(!bar.isTranslucent && pageBottom == top)
    bar.backgroundImage = image(.green, .clear)
    #expect(bar.isTranslucent && pageBottom == tabs.view.bounds.maxY)
    bar.isTranslucent = false
    #expect(colors()[2] == 0xFFFFFF && pageBottom == top)
    bar.backgroundImage = image(.green, .green)
    bar.isTranslucent = true
    #expect(bar.isTranslucent && pageBottom == tabs.view.bounds.maxY && colors()[1] != 0x00FF00)
  }

  @Test("the black style is dark, unless there is a color")
  func style() {
    tabs.tabBar.isTranslucent = false
    #expect(tabs.tabBar.barStyle == .default && colors()[1] == 0xFFFFFF)
    tabs.tabBar.barStyle = .black
    #expect(colors()[1] == 0)
    tabs.tabBar.barTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(colors()[1] == 0x00FF00)
  }
}
