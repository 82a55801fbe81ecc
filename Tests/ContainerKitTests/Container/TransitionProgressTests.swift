import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Keeps what the container reports, and the calls after it.
@MainActor private final class ProgressDelegate: ContainerViewControllerDelegate {
  var reports: [ContainerTransitionProgress] = []
  var requests: [ContainerTransitionRequest] = []
  /// The last report when the transition's last call came.
  var last: [CGFloat?] = []
  var onReport: (ContainerTransitionProgress) -> Void = { _ in }

  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) {
    #expect(reports.last != progress)
    #expect(container.transitionProgress == progress)
    reports.append(progress)
    onReport(progress)
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    requests.append(request)
    return nil
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { last.append(reports.last?.fractionComplete) }

  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { last.append(reports.last?.fractionComplete) }
}

@MainActor @Suite("The progress that a container reports", .serialized) struct TransitionProgressTests {
  private func stage(_ order: Stage.CompletionOrder = .afterFrame) -> (ContainerStage, ProgressDelegate) {
    let (stage, delegate) = (ContainerStage(completions: order), ProgressDelegate())
    stage.container.delegate = delegate
    return (stage, delegate)
  }

  @Test(
    "is that of each frame, at most once, and the last one comes before the last call, requested in Pageboy#274, Parchment#17",
    arguments: Contract.orders)
  func completed(_ order: Stage.CompletionOrder) {
    let (stage, delegate) = stage(order)
    var shown: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in
      if let progress = stage.container.transitionProgress?.fractionComplete { shown.append(progress) }
    }
    stage.tap(tab: 1)
    stage.finish()
    let fractions = delegate.reports.map(\.fractionComplete)
    #expect(fractions.last == 1 && delegate.last == [1])
    #expect(fractions.count <= shown.count && fractions.count > 12)
    #expect(Set(fractions).isSubset(of: Set(shown + [1])))
    #expect(delegate.reports.allSatisfy { $0.from === stage.pages[0] && $0.to === stage.pages[1] && !$0.isCancelled })
    #expect(delegate.reports.allSatisfy { !$0.isInteractive })
    #expect(stage.container.transitionProgress == nil && stage.faults == [])
  }

  @Test("goes back to 0 in a cancelled drag, and says so", arguments: Contract.orders)
  func cancelled(_ order: Stage.CompletionOrder) {
    let (stage, delegate) = stage(order)
    stage.drag(by: -150)
    stage.finish()
    let reports = delegate.reports
    #expect(reports.last?.fractionComplete == 0 && delegate.last == [0])
    let held = reports.prefix { $0.isInteractive }
    #expect(held.count > 5 && held.allSatisfy { !$0.isCancelled })
    #expect(reports.dropFirst(held.count).allSatisfy { !$0.isInteractive && $0.isCancelled })
    #expect(stage.faults == [])
  }

  @Test(
    "has a coordinator that calls each completion, except in the last report after a cut",
    arguments: Contract.orders, [-150, -300, nil])
  func completions(_ order: Stage.CompletionOrder, _ drag: CGFloat?) {
    let (stage, delegate) = stage(order)
    var (added, called) = (0, 0)
    delegate.onReport = { [unowned stage] _ in
      guard let coordinator = stage.container.transitionCoordinator else { return }
      added += 1
      coordinator.animate(alongsideTransition: nil) { _ in called += 1 }
    }
    if let drag {
      stage.drag(by: drag)
    } else {
      stage.tap(tab: 1)
      stage.run(for: 0.1)
      stage.container.selectViewController(stage.pages[1], animated: false, completion: nil)
    }
    stage.finish()
    #expect(added == called && added > 5 && added >= delegate.reports.count - 1)
  }

  /// The incoming page's positions, frame by frame, if it is selected again, or the outgoing one, in the report of a frame.
  private func positions(answeredIn frame: Int?, drag: CGFloat?) -> [CGFloat] {
    let (stage, delegate) = stage()
    var shown: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in if stage.container.transition != nil { shown.append(stage.shownX(1)) } }
    delegate.onReport = { [unowned stage, unowned delegate] _ in
      guard delegate.reports.count(where: { $0.isCancelled == (drag != nil) }) == frame else { return }
      stage.container.selectViewController(stage.pages[drag == nil ? 0 : 1], animated: true, completion: nil)
    }
    if let drag { stage.drag(by: drag) } else { stage.tap(tab: 1) }
    stage.finish()
    return shown
  }

  @Test("can be answered with a turn, which begins at the position of its frame", arguments: [nil, -150], 3..<8)
  func turned(_ drag: CGFloat?, _ frame: Int) throws {
    let (plain, turned) = (positions(answeredIn: nil, drag: drag), positions(answeredIn: frame, drag: drag))
    let last = try #require(turned.indices.first { abs(turned[$0] - plain[$0]) > 0.01 }) - 1
    #expect(last >= frame - 1)
    // It turns with a velocity of 0. One step of the settling spring from there is below 3 % of the way.
    #expect(abs(turned[last + 1] - turned[last]) < 0.06 * 406, "\(turned)")
    #expect((turned[last + 1] - turned[last]).sign != (plain[last] - plain[last - 1]).sign)
  }

  enum Change: CaseIterable { case select, selectAtOnce, back, remove, removeAll, leave }

  @Test("can be answered with another selection or other children, in any frame", arguments: Change.allCases, 0..<6)
  func changed(_ change: Change, _ index: Int) {
    let (stage, delegate) = stage()
    var isChanged = false
    delegate.onReport = { [unowned stage, unowned delegate] progress in
      guard delegate.reports.count == index * 3 + 1 else { return }
      delegate.onReport = { _ in }
      isChanged = true
      switch change {
      case .select: stage.container.selectViewController(stage.pages[2], animated: true, completion: nil)
      case .selectAtOnce: stage.container.selectedIndex = 3
      case .back: stage.container.selectViewController(stage.pages[0], animated: true, completion: nil)
      case .remove: stage.container.viewControllers.removeAll { $0 === progress.to }
      case .removeAll: stage.container.viewControllers = []
      case .leave: _ = Misuse.messages { progress.from.removeFromParent() }
      }
    }
    _ = Misuse.messages {
      if index.isMultiple(of: 2) { stage.tap(tab: 1) } else { stage.drag(by: -250) }
      stage.finish()
      stage.container.view.setNeedsLayout()
      stage.run(for: 1)
    }
    #expect(isChanged)
    #expect(change == .removeAll ? stage.container.viewControllers.isEmpty : stage.faults == [])
    #expect(change == .removeAll || stage.container.selectedViewController != nil)
  }
}

@MainActor @Suite("The request for a transition's animator", .serialized) struct TransitionRequestTests {
  @Test("has its source, its direction, and whether a finger drives it, requested in ICViewPager#107")
  func requests() {
    let stage = ContainerStage()
    let delegate = ProgressDelegate()
    stage.container.delegate = delegate
    stage.tap(tab: 3)
    stage.finish()
    stage.send(.controlTab)
    stage.finish()
    stage.drag(by: -300)
    stage.finish()
    stage.container.selectViewController(stage.pages[0], animated: true, completion: nil)
    stage.finish()
    let lines = delegate.requests.map {
      "\($0.from.title ?? "")\($0.to.title ?? "") \($0.source) \($0.step) \($0.isInteractive)"
    }
    #expect(lines == ["AD tab next false", "DA keyboard next false", "AB pan next true", "BA code previous false"])
  }

  @Test("of Control-Tab from the last page to the first one brings that in from the side of the next page")
  func wrapped() {
    let stage = ContainerStage()
    stage.container.selectedIndex = 3
    stage.frame()
    stage.send(.controlTab)
    stage.run(for: 0.05)
    #expect(stage.shownX(0) > 0 && stage.shownX(3) < 0)
    stage.finish()
    stage.send(.controlShiftTab)
    stage.run(for: 0.05)
    #expect(stage.shownX(3) < 0 && stage.shownX(0) > 0)
    stage.finish()
    #expect(stage.container.selectedIndex == 3 && stage.faults == [])
  }
}
