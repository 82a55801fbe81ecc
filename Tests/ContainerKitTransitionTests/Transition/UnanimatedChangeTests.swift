import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// UIKit's animations with a SwiftUI animation set the model and add no `CAAnimation`.
@MainActor @Suite("An animator that adds no layer animation", .serialized) struct UnanimatedChangeTests {
  /// The properties that an animator may change, in the order of `state(of:)`.
  private static let changed = ["0.0", "150.0", "70.0 30.0", "2.0", "0.0", "5.0", "-100.0"]
  private static let original = ["1.0", "30.0", "60.0 20.0", "1.0", "1.0", "0.0", "0.0"]

  private func state(of child: UIView, in page: UIView) -> [String] {
    [
      "\(child.alpha)", "\(child.center.x)", "\(child.bounds.width) \(child.bounds.height)", "\(child.transform.a)",
      "\(child.layer.backgroundColor?.components?.first ?? -1)", "\(child.layer.cornerRadius)", "\(page.transform.tx)",
    ]
  }

  /// Drags by a number of points, lifts, and returns the state of the outgoing page and a nested view, and the log.
  private func drag(_ stage: ContainerStage, by points: CGFloat) -> (state: [String], log: [String]) {
    let child = UIView(frame: CGRect(x: 0, y: 50, width: 60, height: 20))
    child.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    holder.addSubview(child)
    let page: UIView = stage.pages[0].view
    page.addSubview(holder)
    stage.frame()
    stage.animator = ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, at: 0)
      from.transform = CGAffineTransform(translationX: -100, y: 0)
      child.alpha = 0
      child.center.x = 150
      child.bounds.size = CGSize(width: 70, height: 30)
      child.transform = CGAffineTransform(scaleX: 2, y: 2)
      child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      child.layer.cornerRadius = 5
      #expect(state(of: child, in: from) == Self.changed)
    }
    #expect(state(of: child, in: page) == Self.original)
    let log = Misuse.messages {
      stage.drag(by: points)
      stage.finish()
    }
    return (state(of: child, in: page), log)
  }

  @Test("has its changes reverted by a cancel", arguments: Contract.orders)
  func cancelled(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let (state, log) = drag(stage, by: -150)
    #expect(log.count { $0.contains("no finger can drive it") } == 1)
    #expect(stage.container.selectedIndex == 0)
    #expect(state == Self.original)
    #expect(stage.faults == [])
  }

  @Test("keeps its changes below the page if it finishes", arguments: Contract.orders)
  func finished(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let (state, _) = drag(stage, by: -300)
    #expect(stage.container.selectedIndex == 1)
    // The container resets the page's own transform.
    #expect(state == Self.changed.dropLast() + ["0.0"])
  }

  @Test("does not affect a view with an animation of its own", arguments: Contract.orders)
  func busy(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 60, height: 20))
    stage.pages[0].view.addSubview(view)
    stage.frame()
    let pulse = CABasicAnimation(keyPath: "opacity")
    (pulse.fromValue, pulse.toValue, pulse.duration, pulse.repeatCount) = (1, 0, 1, .infinity)
    view.layer.add(pulse, forKey: "pulse")
    stage.animator = ScriptedAnimator { context in
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      #expect((view.layer.presentation()?.opacity ?? 1) < 1)
    }
    _ = Misuse.messages {
      stage.drag(by: -150)
      stage.finish()
    }
    #expect(stage.container.selectedIndex == 0)
    #expect(view.alpha == 1)
    #expect(view.layer.animationKeys() == ["pulse"])
  }

  @Test("leaves what the app has changed before it, in the same turn", arguments: Contract.orders)
  func earlier(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 60, height: 20))
    stage.pages[0].view.addSubview(view)
    stage.frame()
    stage.animator = ScriptedAnimator { context in
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      view.alpha = 0
    }
    var shown: Set<CGFloat> = []
    _ = Misuse.messages {
      stage.schedule {
        stage.onFrame = { _ in shown.insert((view.layer.presentation() ?? view.layer).position.x) }
        view.center.x = 200
        view.alpha = 0.5
        stage.container.selectViewController(stage.pages[1], animated: true)
        stage.container.selectViewController(stage.pages[0], animated: true)
      }
      stage.run(for: 1)
    }
    #expect(stage.container.selectedIndex == 0 && stage.container.transition == nil)
    #expect(view.center.x == 200 && view.alpha == 0.5 && shown == [200])
  }
}
