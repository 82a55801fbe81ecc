import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A push that sets a collection view's layout inside a spring", .serialized) @MainActor struct SpringLayoutTests {
  private let navigation = LayoutPush.navigation(title: "Cards") { SpringLayoutAnimator(to: $0, $1) }
  private let stage: Stage

  init() {
    stage = Stage(rootViewController: navigation, size: CGSize(width: 390, height: 844))
    stage.settle()
  }

  private var grid: UICollectionView? { (navigation.topViewController as? GridPage)?.collectionView }

  /// Returns the frame of an item in the window, as it is shown.
  private func frame(_ item: Int) -> CGRect? {
    grid?.cellForItem(at: IndexPath(item: item, section: 0)).map { stage.presentation(of: $0).frame }
  }

  @Test("starts as the grid, overshoots the column, and springs back to a grid that looks like the one below")
  func there() throws {
    let start = try #require(frame(4))
    let before = stage.image()
    stage.tap(at: CGPoint(x: start.midX, y: start.midY))
    stage.frame()
    #expect(navigation.viewControllers.count == 2 && navigation.transitionCoordinator != nil)
    var widths: [CGFloat] = []
    while navigation.transitionCoordinator != nil, widths.count < 120 {
      widths.append(try #require(frame(4)).width)
      stage.frame()
    }
    #expect(widths.count > 40 && widths.count < 60 && widths[0] < start.width + 40)
    let end = try #require(frame(4)).width
    #expect(end > 350 && widths.max()! > end + 1 && abs(widths.last! - end) < 1)
    let column = try #require(frame(4))
    stage.tap(at: CGPoint(x: column.midX, y: column.midY))
    stage.frame()
    widths = []
    while navigation.viewControllers.count == 2 || navigation.transitionCoordinator != nil, widths.count < 120 {
      if let frame = frame(4) { widths.append(frame.width) }
      stage.frame()
    }
    stage.settle()
    #expect(navigation.viewControllers.count == 1 && frame(4) == start)
    #expect(PictureDifference(before, stage.image()) == nil && stage.issues == [])
  }
}
