import Stage
import Testing
import RandomTrials

/// The seed of a trial, and the command that repeats the trial.
struct Seed: Sendable, CustomTestStringConvertible {
  static let events = 200
  static let all = (1...60).map { Seed(value: UInt64($0)) }
  let value: UInt64
  /// `true` if its pictures are judged, too: one in eight here.
  var isDrawn: Bool { value.isMultiple(of: 8) }

  var testDescription: String {
    "seed \(value), to be played again by Scripts/soak --seed \(value) --count \(Self.events)"
  }
}

@MainActor @Suite("A randomized trial", .serialized) struct RandomTrials {
  @Test("never breaks a rule", arguments: Seed.all)
  func trial(_ seed: Seed) {
    var plan = TrialPlan(seed: seed.value, count: Seed.events, conditions: StageConditions(), features: [])
    plan.judgesPictures = seed.isDrawn
    #expect(Trial.run(plan).faults == [], "\(seed.testDescription) --stage plain --features none")
  }

  @Test("never breaks a rule under the conditions of a device", arguments: Seed.all)
  func hardTrial(_ seed: Seed) {
    var plan = TrialPlan(seed: seed.value, count: Seed.events)
    plan.judgesPictures = seed.isDrawn
    #expect(Trial.run(plan).faults == [], "\(seed.testDescription) \(plan.options)")
  }

  @Test(
    "never breaks a rule with hostile animators and an app that changes things without the container",
    arguments: Seed.all)
  func hostileTrial(_ seed: Seed) {
    var plan = TrialPlan(seed: seed.value, count: Seed.events, isHostile: true)
    plan.judgesPictures = seed.isDrawn
    #expect(Trial.run(plan).faults == [], "\(seed.testDescription) --hostile \(plan.options)")
  }
}

extension RandomTrials {
  @Test(
    "never breaks a rule with a feature",
    arguments: [
      "barstyles", "disabled", "tabs", "tabs,acting", "source", "ring", "header", "elements", "calls", "subclass",
      "early", "drawing", "scrub", "tabs,scrub",
    ],
    (201...208).map { Seed(value: UInt64($0)) })
  func featureTrial(_ feature: String, _ seed: Seed) throws {
    let features = try #require(TrialFeatures(feature))
    var plan = TrialPlan(seed: seed.value, count: Seed.events, features: features)
    plan.judgesPictures = seed.isDrawn
    #expect(Trial.run(plan).faults == [], "\(seed.testDescription) \(plan.options)")
  }
}

extension TrialPlan {
  fileprivate var options: String { "--stage \(conditions.text) --features \(features.text)" }
}
