import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@MainActor @Suite("What a page presents over its own context, in a ready transition", .serialized)
struct CoveredPageTests {
  /// The container's own transition with Reduce Motion.
  private nonisolated static let reduced = "cross-fade"

  @Test(
    "is in sight from the first frame to the last, and no frame flashes",
    arguments: TestedTransition.forms.map(\.name) + [reduced],
    [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func shown(_ name: String, _ style: UIModalPresentationStyle) {
    let form = TestedTransition.forms.first { $0.name == name }
    for completes in form == nil ? [true] : [false, true] {
      let stage = ContainerStage(pages: ["A", "B", "C"])
      stage.watchForFlashes()
      stage.settings.isReduceMotionEnabled = form == nil
      let page = stage.container.viewControllers[0]
      page.definesPresentationContext = true
      stage.container.pageTransition = form?.transition(nil) ?? .standard
      let cover = UIViewController()
      cover.view.backgroundColor = .systemYellow
      cover.modalPresentationStyle = style
      stage.schedule { page.present(cover, animated: false) }
      stage.run(for: 0.2)
      let before = stage.image()
      if form == nil {
        // A finger slides the pages.
        stage.schedule { stage.container.selectViewController(stage.container.viewControllers[1], animated: true) }
        for _ in 0..<3 { stage.frame() }
      } else {
        stage.drag(toPageAt: 1, progress: 0.02)
      }
      // The pages have hardly moved.
      #expect(Self.share(of: stage.image(), like: before) > 0.6)
      if form != nil {
        stage.drag(toPageAt: 1, progress: completes ? 0.8 : 0.2)
        stage.lift()
      }
      stage.runToEnd()
      #expect(stage.container.selectedIndex == (completes ? 1 : 0))
      stage.schedule { stage.container.selectViewController(page, animated: true) }
      stage.frame()
      stage.runToEnd()
      #expect(PictureDifference(before, stage.image()) == nil)
      #expect(stage.faults == [])
    }
  }

  /// Returns the share of an image's pixels that have about the color of another one's center.
  private static func share(of image: CGImage, like other: CGImage) -> Double {
    let color = other.pixel(x: other.width / 2, y: other.height / 2)
    var (same, all) = (0, 0)
    for y in stride(from: 0, to: image.height, by: 8) {
      for x in stride(from: 0, to: image.width, by: 8) {
        let pixel = image.pixel(x: x, y: y)
        all += 1
        let differences = [(pixel.r, color.r), (pixel.g, color.g), (pixel.b, color.b)].map { abs(Int($0) - Int($1)) }
        if differences.allSatisfy({ $0 < 40 }) { same += 1 }
      }
    }
    return Double(same) / Double(all)
  }
}
