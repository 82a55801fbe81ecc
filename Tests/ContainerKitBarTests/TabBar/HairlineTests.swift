import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar's hairline", .serialized) struct HairlineTests {
  @Test("is one pixel, at the edge toward the pages", arguments: [1, 2, 3] as [CGFloat], [true, false])
  func pixel(_ scale: CGFloat, _ isTop: Bool) {
    let container = ContainerViewController(viewControllers: [UIViewController()])
    container.tabBarPlacement = isTop ? .top : .bottom
    container.tabBar.appearance.separatorColor = .red
    container.tabBar.appearance.indicator = nil
    let stage = ContainerStage(container: container, scale: scale)
    stage.run(for: 0.1)
    let image = stage.image()
    let reds = (0..<image.height).filter { row in
      let pixel = image.pixel(x: image.width / 2, y: row)
      return pixel.r == 255 && pixel.g == 0
    }
    let edge = isTop ? container.tabBar.frame.maxY * scale - 1 : container.tabBar.frame.minY * scale
    #expect(reds == [Int(edge)])
  }
}
