import ContainerKit
import ContainerKitTesting
import Stage
import Testing
import UIKit

@testable import ContainerKitTestSupport

/// A page with a label that follows the page's size.
private final class TextPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: view.bounds.insetBy(dx: 20, dy: 40))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "Text of \(title ?? "")"
    view.addSubview(label)
  }
}

@MainActor @Suite("The text of a page that an animator resizes", .serialized) struct ResizedTextTests {
  enum Resizing: CaseIterable { case frame, bounds, keyPath }

  /// Returns an animator that shrinks the outgoing page to a tenth of its size.
  private func shrinking(_ resizing: Resizing) -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, belowSubview: from)
      let (frame, size) = (from.frame, from.bounds.size)
      let small = CGSize(width: size.width / 10, height: size.height / 10)
      let end: (Bool) -> Void = { _ in
        from.frame = frame
        context.completeTransition(!context.transitionWasCancelled)
      }
      switch resizing {
      case .frame:
        UIView.animate(
          withDuration: 0.5, animations: { from.frame = CGRect(origin: .zero, size: small) }, completion: end)
      case .bounds:
        UIView.animate(withDuration: 0.5, animations: { from.bounds.size = small }, completion: end)
      case .keyPath:
        CATransaction.begin()
        CATransaction.setCompletionBlock { end(true) }
        for layer in [from.layer, from.subviews[0].layer] {
          let shrink = CABasicAnimation(keyPath: "bounds.size")
          (shrink.fromValue, shrink.toValue, shrink.duration) = (layer.bounds.size, small, 0.5)
          layer.bounds.size = small
          layer.add(shrink, forKey: "shrink")
        }
        CATransaction.commit()
      }
    }
  }

  @Test("is drawn for the page's size after a cancel", arguments: Resizing.allCases, Stage.CompletionOrder.allCases)
  func cancelled(_ resizing: Resizing, completions: Stage.CompletionOrder) {
    let stage = stage(resizing, completions)
    let first = stage.image()
    stage.drag(toPageAt: 1, progress: 0.4)
    stage.cancelDrag()
    stage.runToEnd()
    stage.frame()
    #expect(PictureDifference(first, stage.image()) == nil && stage.faults == [])
  }

  @Test(
    "is drawn for the page's size after a tap has reversed the transition", arguments: Resizing.allCases,
    Stage.CompletionOrder.allCases)
  func reversed(_ resizing: Resizing, completions: Stage.CompletionOrder) {
    let stage = stage(resizing, completions)
    let first = stage.image()
    stage.tapTab(at: 1)
    stage.run(toProgress: 0.4)
    stage.tapTab(at: 0)
    stage.runToEnd()
    stage.frame()
    #expect(stage.container.selectedIndex == 0)
    #expect(PictureDifference(first, stage.image()) == nil && stage.faults == [])
  }

  private func stage(_ resizing: Resizing, _ completions: Stage.CompletionOrder) -> ContainerStage {
    let pages = ["A", "B"].map { TextPage().titled($0) }
    let stage = ContainerStage(viewControllers: pages, animator: shrinking(resizing), completions: completions)
    stage.frame()
    return stage
  }
}
