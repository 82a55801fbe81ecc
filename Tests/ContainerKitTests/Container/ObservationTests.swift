import Foundation
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An observation", .serialized) struct ObservationTests {
  private nonisolated static let name = Notification.Name("ObservationTests")

  @Test("of a notification that is posted off the main thread is made on it, later")
  func offMain() async {
    var seen = 0
    let observation = Observation(Self.name) { _ in
      MainActor.assertIsolated()
      seen += 1
    }
    NotificationCenter.default.post(name: Self.name, object: nil)
    #expect(seen == 1)
    await Task.detached { NotificationCenter.default.post(name: Self.name, object: nil) }.value
    for _ in 0..<1000 where seen < 2 { await Task.yield() }
    withExtendedLifetime(observation) {}
    #expect(seen == 2)
  }
}
