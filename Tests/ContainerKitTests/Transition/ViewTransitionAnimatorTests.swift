import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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
    let rig = Rig(look: look)
    rig.delegate.animator = animator(exchange) { [unowned rig] finished in rig.calls.append("completion \(finished)") }
    let (from, area): (UIView, UIView) = (rig.page(0).view, rig.pageArea)
    from.backgroundColor = .red
    rig.page(1).view.backgroundColor = .green
    rig.drag(by: -150)
    rig.finish()
    rig.stage.run(for: 1.5)
    #expect(
      Array(rig.story.drop { !$0.hasPrefix("completion") }) == [
        "completion false", "completeTransition B", "viewDidDisappear B", "viewDidAppear A", "animationEnded B",
        "didCancelTransitionTo B",
      ])
    #expect(area.subviews == [from] && !from.isHidden && !rig.page(1).view.isHidden)
    #expect(rig.container.selectedIndex == 0 && rig.faults == [])
    rig.delegate.animator = nil
    rig.tapTab(1)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }

  @Test("does not show the new page again after a cancel", arguments: FlashConditions.all)
  func doesNotFlash(_ look: FlashConditions) {
    let rig = Rig(look: look)
    rig.delegate.animator = animator(.hiding) { _ in }
    rig.page(0).view.backgroundColor = .red
    rig.page(1).view.backgroundColor = .green
    rig.drag(by: -150)
    var reds: [Int] = []
    rig.stage.onFrame = { stage in
      let image = stage.image()
      let row = stride(from: 4, to: image.width, by: 20).map { image.pixel(x: $0, y: 300) }
      reds.append(row.count { $0.r > 200 && $0.g < 60 })
      if row.contains(where: { $0.g > 200 && $0.r < 60 }) { Issue.record("the new page is seen") }
    }
    rig.finish()
    rig.stage.run(for: 0.2)
    let least = reds.firstIndex(of: reds.min() ?? 0) ?? 0
    #expect(reds[least] < 16 && reds.last == 20)
    for (earlier, later) in zip(reds[least...], reds[least...].dropFirst()) { #expect(later >= earlier) }
  }
}
