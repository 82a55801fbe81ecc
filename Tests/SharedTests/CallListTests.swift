import ContainerKit
import FidelityProbe
import Testing
import UIKit

@MainActor @Suite("The whole list of calls", .serialized, .enabled(if: ProbeDrivers.haveWindow))
struct CallListTests {
  /// Selects B, does something during the transition, and returns when everything has ended.
  private func transition(driven: Bool = false, _ interrupt: (CallRig) -> Void = { _ in }) async throws -> CallRig {
    let rig = try await CallRig()
    if driven { rig.drive = PercentDrivenInteractiveTransition() }
    await rig.select(1)
    rig.drive?.update(0.5)
    await rig.driver.frames(5)
    interrupt(rig)
    await rig.finish()
    return rig
  }

  @Test("of an animated transition by code")
  func finished() async throws {
    let rig = try await transition()
    #expect(rig.calls == Contract.finished)
  }

  @Test("of an unanimated one")
  func unanimated() async throws {
    let rig = try await CallRig()
    await rig.driver.inFrame { rig.container.selectedIndex = 1 }
    await rig.finish()
    #expect(rig.calls == Contract.unanimated)
  }

  @Test("of one that an interaction controller finishes")
  func drivenToTheEnd() async throws {
    let rig = try await transition(driven: true) { $0.drive?.finish() }
    #expect(rig.calls == Contract.drivenToTheEnd)
    #expect(rig.container.selectedIndex == 1)
  }

  @Test("of one that an interaction controller cancels")
  func takenBack() async throws {
    let rig = try await transition(driven: true) { $0.drive?.cancel() }
    #expect(rig.calls == Contract.takenBack)
    #expect(rig.container.selectedIndex == 0)
  }

  @Test("of one whose incoming page is removed")
  func incomingRemoved() async throws {
    let rig = try await transition { $0.container.viewControllers.remove(at: 1) }
    #expect(rig.calls == Contract.incomingRemoved)
  }

  @Test("of one whose outgoing page is removed")
  func outgoingRemoved() async throws {
    let rig = try await transition { $0.container.viewControllers.remove(at: 0) }
    #expect(rig.calls == Contract.outgoingRemoved)
  }

  @Test("of one whose container leaves the screen")
  func leftTheScreen() async throws {
    let rig = try await transition { $0.driver.window.rootViewController = UIViewController() }
    #expect(rig.calls == Contract.leftTheScreen)
  }

  @Test("of three in a row: the first is completed, and the second is skipped")
  func succession() async throws {
    let rig = try await CallRig()
    for index in 1...3 { await rig.select(index) }
    await rig.driver.until(10) { rig.calls.last == "completion selected" && rig.container.selectedIndex == 3 }
    await rig.finish()
    #expect(rig.calls == Contract.succession)
  }
}
