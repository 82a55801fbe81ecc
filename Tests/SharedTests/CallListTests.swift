import ContainerKit
import FidelityProbe
import Testing
import UIKit

@MainActor @Suite("The whole list of calls", .serialized, .enabled(if: ProbeDrivers.haveWindow))
struct CallListTests {
  @Test("of an animated transition by code")
  func finished() async throws {
    let rig = try await CallRig()
    await rig.select(1)
    await rig.finish()
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
    let rig = try await CallRig()
    let drive = PercentDrivenInteractiveTransition()
    rig.drive = drive
    await rig.select(1)
    drive.update(0.5)
    await rig.driver.frames(3)
    drive.finish()
    await rig.finish()
    #expect(rig.calls == Contract.drivenToTheEnd)
    #expect(rig.container.selectedIndex == 1)
  }

  @Test("of one that an interaction controller cancels")
  func takenBack() async throws {
    let rig = try await CallRig()
    let drive = PercentDrivenInteractiveTransition()
    rig.drive = drive
    await rig.select(1)
    drive.update(0.5)
    await rig.driver.frames(3)
    drive.cancel()
    await rig.finish()
    #expect(rig.calls == Contract.takenBack)
    #expect(rig.container.selectedIndex == 0)
  }

  @Test("of one whose incoming page is removed")
  func incomingRemoved() async throws {
    let rig = try await CallRig()
    await rig.select(1)
    await rig.driver.frames(5)
    rig.container.viewControllers.remove(at: 1)
    await rig.finish()
    #expect(rig.calls == Contract.incomingRemoved)
  }

  @Test("of one whose outgoing page is removed")
  func outgoingRemoved() async throws {
    let rig = try await CallRig()
    await rig.select(1)
    await rig.driver.frames(5)
    rig.container.viewControllers.remove(at: 0)
    await rig.finish()
    #expect(rig.calls == Contract.outgoingRemoved)
  }

  @Test("of one whose container leaves the screen")
  func leftTheScreen() async throws {
    let rig = try await CallRig()
    await rig.select(1)
    await rig.driver.frames(5)
    rig.driver.window.rootViewController = UIViewController()
    await rig.finish()
    #expect(rig.calls == Contract.leftTheScreen)
  }

  @Test("of three in a row: the first is finished, the second is passed over")
  func succession() async throws {
    let rig = try await CallRig()
    for index in 1...3 { await rig.select(index) }
    await rig.driver.until(10) { rig.calls.last == "completion true" && rig.container.selectedIndex == 3 }
    await rig.finish()
    #expect(rig.calls == Contract.succession)
  }
}
