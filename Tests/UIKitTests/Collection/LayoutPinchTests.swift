import Foundation
import Stage
import Testing
import UIKit

/// A page whose grid becomes a list under two fingers that move apart, or under one that moves up.
@MainActor private final class ZoomPage: NSObject, UICollectionViewDelegateFlowLayout {
  let scene: CollectionScene
  let list = UICollectionViewFlowLayout()
  private(set) var ends: [[Bool]] = []
  private var between: UICollectionViewTransitionLayout?

  override init() {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 90, height: 90)
    list.itemSize = CGSize(width: 300, height: 80)
    scene = CollectionScene([40], layout: grid)
    super.init()
    scene.view.delegate = self
    scene.view.isScrollEnabled = false
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(ZoomPage.pinched(_:)))
    let pan = UIPanGestureRecognizer(target: self, action: Selector(ZoomPage.panned(_:)))
    pan.maximumNumberOfTouches = 1
    for recognizer in [pinch, pan] { scene.view.addGestureRecognizer(recognizer) }
    scene.stage.frame()
  }

  var progress: CGFloat? { between?.transitionProgress }

  private func pinched(_ pinch: UIPinchGestureRecognizer) { follow(pinch.state, (pinch.scale - 1) / 2) }

  private func panned(_ pan: UIPanGestureRecognizer) { follow(pan.state, -pan.translation(in: scene.view).y / 200) }

  private func follow(_ state: UIGestureRecognizer.State, _ part: CGFloat) {
    let progress = min(max(part, 0), 1)
    switch state {
    case .began:
      between = scene.view.startInteractiveTransition(to: list) { [unowned self] in ends.append([$0, $1]) }
    case .changed:
      between?.transitionProgress = progress
      between?.invalidateLayout()
    case .ended where progress > 0.5: scene.view.finishInteractiveTransition()
    case .ended, .cancelled: scene.view.cancelInteractiveTransition()
    default: break
    }
  }

  /// Moves two fingers to a distance, or one to a height.
  func move(_ phase: UITouch.Phase, _ fingers: Int, to movement: CGFloat) {
    if fingers == 2 {
      for (id, side) in [(0, CGFloat(-1)), (1, 1)] {
        scene.stage.touch(phase, at: CGPoint(x: 160 + side * movement / 2, y: 200), id: id)
      }
    } else {
      scene.stage.touch(phase, at: CGPoint(x: 160, y: 450 - movement))
    }
    scene.stage.frame()
  }
}

@Suite("A gesture that drives a layout transition", .serialized) @MainActor struct LayoutPinchTests {
  private func parts(_ page: ZoomPage, from old: UICollectionViewLayout) -> [CGFloat] {
    page.scene.view.indexPathsForVisibleItems.compactMap { path in
      guard let from = old.layoutAttributesForItem(at: path)?.frame,
        let to = page.list.layoutAttributesForItem(at: path)?.frame,
        let frame = Shown(page.scene.view.cellForItem(at: path))?.frame
      else { return nil }
      let part = (frame.width - from.width) / (to.width - from.width)
      return abs(frame.midY - (from.midY + (to.midY - from.midY) * part)) < 0.001 ? part : nil
    }
  }

  @Test(
    "moves each cell with the fingers, and finishes or is cancelled as they lift", arguments: [1, 2], [true, false])
  func driven(fingers: Int, finishes: Bool) {
    let page = ZoomPage()
    let (grid, before) = (page.scene.view.collectionViewLayout, page.scene.stage.image())
    // The distances of fingers at which a pan or a pinch has gone a certain way.
    let movements: [CGFloat] = fingers == 2 ? [60, 80, 100, 140, 180, 150] : [0, 30, 60, 120, 180, 150]
    page.move(.began, fingers, to: movements[0])
    for movement in movements.dropFirst() {
      page.move(.moved, fingers, to: movement)
      page.scene.stage.frame()
      guard let progress = page.progress else { continue }
      let parts = parts(page, from: grid)
      #expect(parts.count == page.scene.view.visibleCells.count && parts.allSatisfy { abs($0 - progress) < 1e-6 })
    }
    #expect((page.progress ?? 0) > 0.3 && !page.scene.stage.image().hasSamePixels(as: before))
    let last: CGFloat = finishes ? 190 : fingers == 2 ? 90 : 40
    page.move(.moved, fingers, to: last)
    page.scene.stage.run(for: 0.3)
    #expect(((page.progress ?? 0) > 0.5) == finishes)
    page.move(.ended, fingers, to: last)
    var steps = [page.progress ?? -1]
    for _ in 0..<60 {
      page.scene.stage.frame()
      steps.append(page.progress ?? -1)
    }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { finishes ? $0 <= $1 : $0 >= $1 })
    #expect(steps.last == (finishes ? 1 : 0) && page.ends == [[true, finishes]])
    #expect(page.scene.view.collectionViewLayout === (finishes ? page.list : grid))
    if finishes {
      page.scene.view.setCollectionViewLayout(grid, animated: false)
      page.scene.stage.frame()
    }
    #expect(page.scene.stage.image().hasSamePixels(as: before) && page.scene.stage.issues == [])
  }
}
