import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@Suite("A settling spring") struct SettlingSpringTests {
  @Test("starts at the release position and ends at its target")
  func ends() {
    let spring = SettlingSpring(from: 0.4, to: 1, velocity: 1, tolerance: 0)
    #expect(spring.position(at: 0) == 0.4)
    #expect(abs(spring.position(at: 2) - 1) < 1e-12)
  }

  @Test("starts with the finger's velocity", arguments: [0.5, 2, 8])
  func velocity(_ velocity: Double) {
    let spring = SettlingSpring(from: 0.4, to: 1, velocity: velocity, tolerance: 0)
    let step = 1e-6
    #expect(abs((spring.position(at: step) - 0.4) / step - velocity) < 1e-3)
  }

  @Test(
    "never changes direction and never overshoots its target",
    arguments: [(0.4, 0.0, 0.0), (0.4, 0, 3), (0.4, 0, -3), (0.6, 1, 0), (0.9, 1, 40), (0.9, 1, -40), (0.5, 0.5, 7)])
  func monotone(_ start: Double, _ target: Double, _ velocity: Double) {
    let spring = SettlingSpring(from: start, to: target, velocity: velocity, tolerance: 0)
    let positions = (0...2000).map { spring.position(at: Double($0) / 1000) }
    let ahead = zip(positions, positions.dropFirst()).map { $1 - $0 }
    #expect(ahead.allSatisfy { $0 * (target - start) >= 0 })
    #expect(positions.allSatisfy { ($0 - start) * (target - $0) >= 0 })
  }

  @Test("stops at its target after a fast flick, and stays there")
  func flick() {
    let spring = SettlingSpring(from: 0.9, to: 1, velocity: 100, tolerance: 0)
    let positions = (1...100).map { spring.position(at: Double($0) / 100) }
    #expect(positions.allSatisfy { $0 == 1 })
  }
}
