import ContainerKit
import FidelityProbe
import Testing
import UIKit

@MainActor @Suite("The whole list of calls", .serialized, .enabled(if: ProbeDrivers.haveWindow)) struct CallListTests {
  /// Selects B, does something during the transition, and returns when everything has ended.
  private func transition(driven: Bool = false, _ interrupt: (CallHarness) -> Void = { _ in }) async throws
    -> CallHarness
  {
    let harness = try await CallHarness()
    if driven { harness.drive = PercentDrivenInteractiveTransition() }
    await harness.select(1)
    harness.drive?.update(0.5)
    await harness.driver.frames(5)
    interrupt(harness)
    await harness.finish()
    return harness
  }

  @Test("of an animated transition by code")
  func finished() async throws {
    let harness = try await transition()
    #expect(harness.calls == Contract.finished)
  }

  @Test("of an unanimated one")
  func unanimated() async throws {
    let harness = try await CallHarness()
    await harness.driver.inFrame { harness.container.selectedIndex = 1 }
    await harness.finish()
    #expect(harness.calls == Contract.unanimated)
  }

  @Test("of one that an interaction controller finishes")
  func drivenToTheEnd() async throws {
    let harness = try await transition(driven: true) { $0.drive?.finish() }
    #expect(harness.calls == Contract.drivenToTheEnd)
    #expect(harness.container.selectedIndex == 1)
  }

  @Test("of one that an interaction controller cancels")
  func takenBack() async throws {
    let harness = try await transition(driven: true) { $0.drive?.cancel() }
    #expect(harness.calls == Contract.takenBack)
    #expect(harness.container.selectedIndex == 0)
  }

  @Test("of one whose incoming page is removed")
  func incomingRemoved() async throws {
    let harness = try await transition { $0.container.viewControllers.remove(at: 1) }
    #expect(harness.calls == Contract.incomingRemoved)
  }

  @Test("of one whose outgoing page is removed")
  func outgoingRemoved() async throws {
    let harness = try await transition { $0.container.viewControllers.remove(at: 0) }
    #expect(harness.calls == Contract.outgoingRemoved)
  }

  @Test("of one whose container leaves the screen")
  func leftTheScreen() async throws {
    let harness = try await transition { $0.driver.window.rootViewController = UIViewController() }
    #expect(harness.calls == Contract.leftTheScreen)
  }

  @Test("of three in a row: the first is completed, and the second is skipped")
  func succession() async throws {
    let harness = try await CallHarness()
    for index in 1...3 { await harness.select(index) }
    await harness.driver.until(10) {
      harness.calls.last == "completion selected" && harness.container.selectedIndex == 3
    }
    await harness.finish()
    #expect(harness.calls == Contract.succession)
  }
}
