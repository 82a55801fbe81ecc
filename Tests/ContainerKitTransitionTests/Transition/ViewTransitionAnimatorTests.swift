import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An animator that exchanges the pages with a view transition", .serialized)
struct ViewTransitionAnimatorTests {
  /// The view transition with which the animator exchanges the two pages.
  enum Exchange: CaseIterable { case superviews, hiding, ownBlock }

  /// Exchanges the pages, and removes the outgoing page in its completion, before it reports.
  private func animator(_ exchange: Exchange, _ completion: @escaping (Bool) -> Void) -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      let end: (Bool) -> Void = { finished in
        completion(finished)
        from.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
      var options: UIView.AnimationOptions = [.transitionFlipFromLeft]
      switch exchange {
      case .superviews: UIView.transition(from: from, to: to, duration: 0.5, options: options, completion: end)
      case .hiding:
        options.insert(.showHideTransitionViews)
        to.isHidden = true
        UIView.transition(from: from, to: to, duration: 0.5, options: options, completion: end)
      case .ownBlock:
        UIView.transition(
          with: context.containerView, duration: 0.5, options: options,
          animations: { context.containerView.addSubview(to) }, completion: end)
      }
    }
  }

  @Test(
    "reports a cancelled transition before it has ended, and shows the old page", arguments: FlashConditions.all,
    Exchange.allCases
  )
  func cancels(_ look: FlashConditions, _ exchange: Exchange) {
    let stage = ContainerStage(look: look)
    stage.animator = animator(exchange) { [unowned stage] finished in stage.record("completion \(finished)") }
    let (from, area): (UIView, UIView) = (stage.pages[0].view, stage.pageArea)
    from.backgroundColor = .red
    stage.pages[1].view.backgroundColor = .green
    stage.drag(by: -150)
    stage.finish()
    stage.run(for: 1.5)
    #expect(
      Array(stage.callDescriptions.drop { !$0.hasPrefix("completion") }) == [
        "completion false", "completeTransition B", "viewDidDisappear B", "viewDidAppear A", "animationEnded B",
        "didCancelTransitionTo B",
      ])
    #expect(area.subviews == [from] && !from.isHidden && !stage.pages[1].view.isHidden)
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
    stage.animator = nil
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }

  @Test("does not show the new page again after a cancel", arguments: FlashConditions.all)
  func doesNotFlash(_ look: FlashConditions) {
    let stage = ContainerStage(look: look)
    stage.animator = animator(.hiding) { _ in }
    stage.pages[0].view.backgroundColor = .red
    stage.pages[1].view.backgroundColor = .green
    stage.drag(by: -150)
    var reds: [Int] = []
    stage.onFrame = { [unowned stage] _ in
      let image = stage.image()
      let row = stride(from: 4, to: image.width, by: 20).map { image.pixel(x: $0, y: 300) }
      reds.append(row.count { $0.r > 200 && $0.g < 60 })
      if row.contains(where: { $0.g > 200 && $0.r < 60 }) { Issue.record("the new page is seen") }
    }
    stage.finish()
    stage.run(for: 0.2)
    let least = reds.firstIndex(of: reds.min() ?? 0) ?? 0
    #expect(reds[least] < 16 && reds.last == 20)
    for (earlier, later) in zip(reds[least...], reds[least...].dropFirst()) { #expect(later >= earlier) }
  }
}
