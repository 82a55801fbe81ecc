import ContainerKit
import Stage
import Testing
import UIKit

@testable import ContainerKitTestSupport

@MainActor @Suite("A safe area that changes during a transition", .serialized) struct ChangedSafeAreaTests {
  /// The cause of the change.
  enum Source: CaseIterable { case window, container, barBelowHeader }
  /// The way in which the pages move: by the slide, a finger, a finger that cancels, or an animator that moves them up, which
  /// changes the part of the safe area that reaches them.
  enum Motion: CaseIterable { case slide, finger, cancel, vertical }

  @Test(
    "is that of both pages from its frame on, and the end changes nothing",
    arguments: Source.allCases.flatMap { source in [false, true].map { (source, $0) } }, Motion.allCases)
  func changes(_ change: (source: Source, isLate: Bool), _ motion: Motion) {
    let (source, isLate) = change
    let pages = [ListPage(), ListPage()]
    let container = ContainerViewController(viewControllers: pages)
    container.pageTransition = motion == .vertical ? VerticalTransition() : .standard
    let stage = Stage(conditions: Self.conditions(isLate))
    stage.window.rootViewController = source == .barBelowHeader ? Self.header(container) : container
    stage.run(for: 0.3)
    let before = pages[0].view.safeAreaInsets.top
    begin(motion, container, stage)
    stage.schedule { Self.change(source, container, stage) }
    stage.frame()
    if isLate { stage.frame() }
    var shown: [Set<CGFloat>] = [[], []]
    stage.onFrame = { _ in
      for (index, page) in pages.enumerated() where page.view.window != nil {
        shown[index].formUnion([page.view.safeAreaInsets.top, -page.list.contentOffset.y])
      }
    }
    end(motion, stage)
    #expect(container.selectedIndex == (motion == .cancel ? 0 : 1))
    #expect(shown == [[before + 16], [before + 16]])
    #expect(stage.issues == [])
  }

  private static func conditions(_ isLate: Bool) -> StageConditions {
    var conditions = StageConditions()
    conditions.updatesSafeAreaInLayout = isLate
    return conditions
  }

  private static func header(_ container: ContainerViewController) -> UIViewController {
    let header = UIView()
    header.heightAnchor.constraint(equalToConstant: 80).isActive = true
    return ContainerHeaderViewController(headerView: header, container: container)
  }

  private static func change(_ source: Source, _ container: ContainerViewController, _ stage: Stage) {
    switch source {
    case .window: stage.safeAreaInsets.top += 16
    case .container: container.additionalSafeAreaInsets.top += 16
    case .barBelowHeader:
      // A floating bar has a margin.
      var appearance = container.tabBar.appearance
      appearance.floating = .init()
      container.tabBar.appearance = appearance
    }
  }

  private func begin(_ motion: Motion, _ container: ContainerViewController, _ stage: Stage) {
    switch motion {
    case .slide, .vertical:
      container.selectViewController(container.viewControllers[1], animated: true)
      stage.run(for: 0.1)
    case .finger, .cancel:
      stage.drag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 240, y: 400), duration: 0.2, release: false)
      stage.run(for: 0.3)
    }
  }

  private func end(_ motion: Motion, _ stage: Stage) {
    if motion == .finger || motion == .cancel {
      let end: CGFloat = motion == .finger ? 60 : 330
      stage.touch(.moved, at: CGPoint(x: 240 + (end - 240) / 2, y: 400), time: stage.nextTime + 0.02)
      stage.touch(.ended, at: CGPoint(x: end, y: 400), time: stage.nextTime + 0.04)
    }
    stage.settle()
  }
}

/// Moves pages up.
@MainActor private struct VerticalTransition: ContainerPageTransition {
  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      let height = context.containerView.bounds.height
      context.containerView.addSubview(to)
      to.center.y += height
      UIView.animate(
        withDuration: 0.4, animations: { for view in [from, to] { view.center.y -= height } },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }
}
