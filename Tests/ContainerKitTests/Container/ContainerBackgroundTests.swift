import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The background behind the pages", .serialized) struct ContainerBackgroundTests {
  private static func rig() -> Rig {
    let rig = Rig(["A", "B"])
    rig.stage.window.backgroundColor = .red
    for index in 0..<2 { rig.page(index).view.backgroundColor = .blue }
    return rig
  }

  private static func pixel(_ rig: Rig, x: Int) -> [UInt8] {
    let pixel = rig.stage.image().pixel(x: x, y: 300)
    return [pixel.r, pixel.g, pixel.b]
  }

  @Test("is the system's background in the gap, and not the window")
  func gap() {
    let rig = Self.rig()
    rig.stage.drag(toPageAt: 1, progress: 0.5)
    #expect([170, 195, 220].map { Self.pixel(rig, x: $0) } == [[0, 0, 255], [255, 255, 255], [0, 0, 255]])
  }

  @Test("is visible beyond the first or last page, and when the spring overshoots")
  func beyond() {
    let rig = Self.rig()
    rig.drag(by: 200, release: false)
    rig.stage.run(for: 0.4)
    #expect(Self.pixel(rig, x: 2) == [255, 255, 255])
    rig.stage.touch(.cancelled, at: CGPoint(x: 210, y: 300))
    rig.finish()
    rig.stage.run(for: 1)
    var seen: [[UInt8]] = []
    rig.stage.onFrame = { _ in seen.append(Self.pixel(rig, x: 388)) }
    rig.tapTab(1)
    rig.finish()
    // Blue, white, or a mixture of both at a page's edge.
    #expect(seen.allSatisfy { $0[0] == $0[1] && $0[2] == 255 } && seen.contains([255, 255, 255]))
  }

  @Test("follows light and dark mode")
  func dark() {
    let rig = Self.rig()
    rig.container.overrideUserInterfaceStyle = .dark
    rig.stage.drag(toPageAt: 1, progress: 0.5)
    #expect(Self.pixel(rig, x: 195) == [0, 0, 0])
  }

  @Test("is the color that the app has set, before or after the view is loaded")
  func own() {
    let early = GreenContainer(viewControllers: [UIViewController()])
    #expect(early.view.backgroundColor == .green)
    let rig = Self.rig()
    rig.container.view.backgroundColor = .yellow
    rig.stage.drag(toPageAt: 1, progress: 0.5)
    #expect(Self.pixel(rig, x: 195) == [255, 255, 0])
    let clear = ContainerViewController(viewControllers: [UIViewController()])
    clear.view.backgroundColor = nil
    clear.view.layoutIfNeeded()
    #expect(clear.view.backgroundColor == nil)
  }
}

/// A container whose view has a color, as from a storyboard.
private final class GreenContainer: ContainerViewController {
  override func loadView() {
    super.loadView()
    view.backgroundColor = .green
  }
}
