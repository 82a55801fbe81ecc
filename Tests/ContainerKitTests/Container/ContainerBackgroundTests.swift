import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The background behind the pages", .serialized) struct ContainerBackgroundTests {
  private static func stage() -> ContainerStage {
    let stage = ContainerStage(["A", "B"])
    stage.window.backgroundColor = .red
    stage.container.pageSpacing = 16
    for index in 0..<2 { stage.pages[index].view.backgroundColor = .blue }
    return stage
  }

  private static func pixel(_ stage: ContainerStage, x: Int) -> [UInt8] {
    let pixel = stage.image().pixel(x: x, y: 300)
    return [pixel.r, pixel.g, pixel.b]
  }

  @Test("is the system's background in the gap, and not the window")
  func gap() {
    let stage = Self.stage()
    stage.drag(toPageAt: 1, progress: 0.5)
    #expect([170, 195, 220].map { Self.pixel(stage, x: $0) } == [[0, 0, 255], [255, 255, 255], [0, 0, 255]])
  }

  @Test("is visible beyond the first or last page, and when the spring overshoots")
  func beyond() {
    let stage = Self.stage()
    stage.drag(by: 200, release: false)
    stage.run(for: 0.4)
    #expect(Self.pixel(stage, x: 2) == [255, 255, 255])
    stage.touch(.cancelled, at: CGPoint(x: 210, y: 300))
    stage.finish()
    stage.run(for: 1)
    var seen: [[UInt8]] = []
    stage.onFrame = { _ in seen.append(Self.pixel(stage, x: 388)) }
    stage.tap(tab: 1)
    stage.finish()
    // Blue, white, or a mixture of both at a page's edge.
    #expect(seen.allSatisfy { $0[0] == $0[1] && $0[2] == 255 } && seen.contains([255, 255, 255]))
  }

  @Test("follows light and dark mode")
  func dark() {
    let stage = Self.stage()
    stage.container.overrideUserInterfaceStyle = .dark
    stage.drag(toPageAt: 1, progress: 0.5)
    #expect(Self.pixel(stage, x: 195) == [0, 0, 0])
  }

  @Test("is the color that the app has set, before or after the view is loaded")
  func own() {
    let early = GreenContainer(viewControllers: [UIViewController()])
    #expect(early.view.backgroundColor == .green)
    let stage = Self.stage()
    stage.container.view.backgroundColor = .yellow
    stage.drag(toPageAt: 1, progress: 0.5)
    #expect(Self.pixel(stage, x: 195) == [255, 255, 0])
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
