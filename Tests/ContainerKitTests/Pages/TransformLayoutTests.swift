import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The pages' transforms, which invalidate the page area's layout,", .serialized)
struct TransformLayoutTests {
  private final class Page: UIViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  /// The number of layout passes in each frame.
  private struct Counts {
    var area: [Int] = []
    var outgoing: [Int] = []
    var incoming: [Int] = []
  }

  /// Counts layouts in frames until the transition that `begin` starts has ended.
  private func counts(_ stage: ContainerStage, begin: () -> Void) -> Counts {
    guard let area = stage.pageArea as? PageArea, let pages = stage.container.viewControllers as? [Page] else {
      return Counts()
    }
    var layouts = 0
    let onLayout = area.onLayout
    area.onLayout = {
      layouts += 1
      onLayout?()
    }
    var counts = Counts()
    for page in pages { page.layouts = 0 }
    stage.onFrame = { _ in
      counts.area.append(layouts)
      counts.outgoing.append(pages[0].layouts)
      counts.incoming.append(pages[1].layouts)
      layouts = 0
      for page in pages { page.layouts = 0 }
    }
    begin()
    stage.finish()
    return counts
  }

  @Test("cost no layout in the frames of an animation or a drag")
  func animations() {
    let stage = ContainerStage(["A", "B"]) { _ in Page() }
    let tapped = counts(stage) { stage.tap(tab: 1) }
    let dragged = counts(stage) {
      stage.drag(toPageAt: 0, progress: 0.5)
      stage.cancelDrag()
    }
    func zeros(_ count: Int) -> [Int] { Array(repeating: 0, count: count) }
    // Inserting the incoming page lays it out, together with the page area, before the frame's commit.
    #expect(tapped.area == [2] + zeros(tapped.area.count - 1))
    #expect(tapped.outgoing == zeros(tapped.area.count) && tapped.incoming == [1] + zeros(tapped.area.count - 1))
    // The cancel restores the transforms.
    #expect(dragged.area == [0, 0, 2] + zeros(dragged.area.count - 4) + [1])
  }

  @Test("cost one layout a frame if an animator sets them in each frame, and none of the pages")
  func displayLink() {
    let stage = ContainerStage(["A", "B"]) { _ in Page() }
    stage.animator = LinkedAnimator()
    let linked = counts(stage) { stage.tap(tab: 1) }
    #expect(linked.area == [2, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(linked.outgoing == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(linked.incoming == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(stage.faults == [])
  }
}

/// Sets the pages' transforms in each frame, by a display link.
@MainActor private final class LinkedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let frames = 10
  private var context: (any UIViewControllerContextTransitioning)?
  private var link: CADisplayLink?
  private var frame = 0

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let incoming = to.view else { return }
    incoming.frame = context.finalFrame(for: to)
    context.containerView.addSubview(incoming)
    self.context = context
    link = CADisplayLink(target: self, selector: Selector(LinkedAnimator.step))
    link?.add(to: .main, forMode: .common)
  }

  private func step() {
    guard let context, let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    frame += 1
    let isLast = frame == Self.frames
    from.transform = isLast ? .identity : CGAffineTransform(translationX: -10 * CGFloat(frame), y: 0)
    to.transform = isLast ? .identity : CGAffineTransform(translationX: 100 - 10 * CGFloat(frame), y: 0)
    guard isLast else { return }
    link?.invalidate()
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}
