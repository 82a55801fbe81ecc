import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A stream of a container's progress", .serialized) struct TransitionProgressUpdatesTests {
  /// Keeps what the delegate gets.
  private final class Reports: ContainerViewControllerDelegate {
    var all: [ContainerTransitionProgress] = []

    func containerViewController(
      _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
    ) { all.append(progress) }
  }

  private func stage() -> (ContainerStage, Reports) {
    let (stage, reports) = (ContainerStage(), Reports())
    stage.container.delegate = reports
    return (stage, reports)
  }

  /// Lets other tasks run until a condition holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  @Test("has what the delegate gets in each frame, by a tap, a finger and a cancel; several at once have the same")
  func each() async {
    let (stage, reports) = stage()
    var first = stage.container.transitionProgressUpdates.makeAsyncIterator()
    var second = stage.container.transitionProgressUpdates.makeAsyncIterator()
    var expected: [ContainerTransitionProgress] = []
    var (found, others): ([ContainerTransitionProgress?], [ContainerTransitionProgress?]) = ([], [])
    let drag: [() -> Void] = stride(from: 300, to: 200, by: -10).map { x in
      { stage.touch(.moved, at: CGPoint(x: x, y: 300)) }
    }
    let rest = Array(repeating: {}, count: 60)
    let down = { stage.touch(.began, at: CGPoint(x: 300, y: 300)) }
    let cancel = { stage.touch(.cancelled, at: CGPoint(x: 210, y: 300)) }
    for action in [{ stage.tap(tab: 1) }] + rest + [down] + drag + [cancel] + rest {
      let count = reports.all.count
      action()
      stage.frame()
      guard reports.all.count > count, let last = reports.all.last else { continue }
      // A frame may report the end, too. The newest progress is kept.
      expected.append(last)
      found.append(await first.next())
      others.append(await second.next())
    }
    let ends = expected.filter { $0.fractionComplete == 0 || $0.fractionComplete == 1 }.map(\.fractionComplete)
    #expect(ends.first == 1 && ends.last == 0)
    #expect(expected.count > 40 && expected.contains(where: \.isInteractive) && expected.contains(where: \.isCancelled))
    #expect(found == expected && others == expected)
    #expect(stage.faults == [])
  }

  @Test("keeps only the newest progress, and starts with that of a running transition")
  func newest() async {
    let (stage, reports) = stage()
    var early = stage.container.transitionProgressUpdates.makeAsyncIterator()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    var late = stage.container.transitionProgressUpdates.makeAsyncIterator()
    let middle = reports.all.last
    #expect(await late.next() == middle)
    #expect(await early.next() == middle)
    stage.finish()
    #expect(reports.all.last?.fractionComplete == 1)
    #expect(await late.next() == reports.all.last)
    #expect(await early.next() == reports.all.last)
  }

  @Test("ends with its task, which leaves nothing behind, and is not there before it is requested")
  func cancelled() async {
    let (stage, _) = stage()
    let container = stage.container
    #expect(container.progressUpdates == nil)
    var ended = 0
    let tasks = (0..<2).map { _ in
      Task {
        for await _ in container.transitionProgressUpdates {}
        ended += 1
      }
    }
    await wait { container.progressUpdates?.count == 2 }
    tasks[0].cancel()
    await wait { container.progressUpdates?.count == 1 && ended == 1 }
    // A stream that nobody reads.
    _ = container.transitionProgressUpdates
    await wait { container.progressUpdates?.count == 1 }
    tasks[1].cancel()
    await wait { container.progressUpdates?.count == 0 && ended == 2 }
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("ends when the container is deallocated, which it does not retain")
  func deallocated() async {
    weak var container: ContainerViewController?
    var hasEnded = false
    let task: Task<Void, Never>
    do {
      let made = ContainerViewController(viewControllers: [UIViewController()])
      container = made
      let stream = made.transitionProgressUpdates
      task = Task {
        for await _ in stream {}
        hasEnded = true
      }
    }
    await wait { hasEnded }
    #expect(container == nil)
    task.cancel()
  }
}
