import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A simulation", .serialized) struct SimulationTests {
  private static let simulations: [any Simulation] =
    [
      SettlingSpring(from: 0.4, to: 1, velocity: 1, tolerance: 0.001),
      SettlingSpring(from: 0.4, to: 0, velocity: -3, tolerance: 0.001),
      SettlingSpring(from: 0.9, to: 1, velocity: 40, tolerance: 0.001),
      SettlingSpring(from: 0.5, to: 0.5, velocity: 7, tolerance: 0.001),
      SlideAnimator.spring,
    ]
    + [.linear, CompletionCurve(.easeIn), CompletionCurve(.easeOut), .easeInOut].flatMap { curve in
      [(0.3, 1.0), (0.3, 0)].map { TimedCompletion(start: $0.0, target: $0.1, duration: 0.7, curve: curve) }
    }

  @Test("has a velocity that is the derivative of its position", arguments: 0..<13)
  func velocity(_ index: Int) {
    let simulation = Self.simulations[index]
    let step = 1e-6
    // Between the hundredths, so that no end of a motion is between the two positions.
    let wrong = (0..<100).map { Double($0) / 100 + 0.005 }.filter { time in
      let slope = (simulation.position(at: time + step) - simulation.position(at: time - step)) / (2 * step)
      return abs(simulation.velocity(at: time) - slope) > 1e-6
    }
    #expect(wrong == [])
  }

  @Test("settles once, close to its target", arguments: 0..<13)
  func settles(_ index: Int) {
    let simulation = Self.simulations[index]
    #expect(Self.simulations.count == 13)
    let settled = (0...200).map { simulation.isSettled(at: Double($0) / 100) }
    #expect(settled.first == (simulation.position(at: 0) == simulation.position(at: 2)))
    #expect(settled.last == true)
    #expect(settled == settled.filter { !$0 } + settled.filter { $0 })
    guard let first = settled.firstIndex(of: true) else { return }
    #expect(abs(simulation.position(at: Double(first) / 100) - simulation.position(at: 2)) < 0.002)
  }
}
