import RandomTrials
import Testing

@MainActor @Suite("A randomized trial of UIKit's controllers with the lines of ContainerTransitions", .serialized)
struct LineTrialTests {
  @Test("never breaks a rule", arguments: 1...20)
  func trial(_ seed: Int) {
    #expect(LineTrial.run(seed: UInt64(seed), events: 200) == [], "Scripts/soak --lines --seed \(seed) --count 200")
  }
}
