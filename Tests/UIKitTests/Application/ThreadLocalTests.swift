import Foundation
import Testing

@testable import UIKit

@Suite("An object of a thread") struct ThreadLocalTests {
  private final class Counted: Sendable {
    let released: DispatchSemaphore
    init(_ released: DispatchSemaphore) { self.released = released }
    deinit { released.signal() }
  }

  @Test("belongs to one thread only, and is released with it")
  func threads() {
    let local = ThreadLocal<Counted>()
    let (released, own) = (DispatchSemaphore(value: 0), Counted(DispatchSemaphore(value: 0)))
    local.value = own
    let thread = Thread {
      let isEmpty = local.value == nil
      let first = local.value { Counted(released) }
      precondition(isEmpty && first === local.value { Counted(released) })
    }
    thread.start()
    #expect(released.wait(timeout: .now() + 10) == .success)
    #expect(local.value === own)
  }

  @Test("is released when another one takes its place, or none does")
  func replaced() {
    let local = ThreadLocal<Counted>()
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    local.value = Counted(first)
    #expect(first.wait(timeout: .now()) == .timedOut)
    local.value = Counted(second)
    #expect(first.wait(timeout: .now()) == .success)
    #expect(second.wait(timeout: .now()) == .timedOut)
    local.value = nil
    #expect(second.wait(timeout: .now()) == .success)
    #expect(local.value == nil)
  }
}
