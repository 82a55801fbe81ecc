import Film
import Foundation
import QuartzCore
import Stage

/// A script, the frames in which it is played, and the conditions of its stage.
package struct TrialPlan: Sendable {
  package var script: Script
  package var pace: Pace
  package var endReports: EndReports
  package var conditions: StageConditions
  package var features: TrialFeatures
  /// `true` if the pictures of its frames are judged, which takes several times as long in a debug build.
  package var judgesPictures = true
  package static let titles = ["A", "B", "C", "D"]
  package static let size = CGSize(width: 390, height: 844)

  /// The times of frames.
  package enum Pace: Equatable, Sendable {
    case even(Double)
    /// About 60 frames per second, each with a different duration.
    case uneven(seed: UInt64)

    package var framesPerSecond: Double {
      if case .even(let fps) = self { fps } else { 60 }
    }

    /// Returns the time of a frame in seconds; nil if frames are even.
    package func time(ofFrame index: Int) -> TimeInterval? {
      guard case .uneven(let seed) = self else { return nil }
      var dice = Dice(seed: seed &+ UInt64(index))
      return (Double(index) + Double.random(in: 0..<0.9, using: &dice)) / 60
    }
  }

  package init(
    script: Script, pace: Pace, endReports: EndReports, conditions: StageConditions = StageConditions(),
    features: TrialFeatures = []
  ) {
    (self.script, self.pace, self.endReports) = (script, pace, endReports)
    (self.conditions, self.features) = (conditions, features)
  }

  /// Plans the trial of a seed with a number of events, not counting moves of the finger. If `conditions` or `features` is nil,
  /// the seed draws them. The script is the same for all conditions.
  ///
  /// - Parameter isHostile: `true` if animators break rules and the app changes children without the container.
  package init(
    seed: UInt64, count: Int, conditions: StageConditions? = nil, features: TrialFeatures? = nil,
    isHostile: Bool = false
  ) {
    var dice = Dice(seed: seed)
    let paces: [Pace] = [.even(60), .uneven(seed: dice.next()), .even(60), .uneven(seed: dice.next()), .even(120)]
    pace = paces[dice.pick(below: paces.count)]
    endReports = dice.chance(50) ? .beforeFrame : .afterFrame
    var hardships = Dice(seed: ~seed)
    var drawn = Dice(seed: seed &* 3)
    self.features = features ?? TrialFeatures(dice: &drawn)
    var maker = ScriptMaker(
      dice: dice, frame: 1 / pace.framesPerSecond, isHostile: isHostile, features: self.features)
    script = maker.make(count: count)
    self.conditions = conditions ?? StageConditions(dice: &hardships, length: script.end)
    // Uneven frames already vary their times.
    if case .uneven = pace { self.conditions.frameRates = [:] }
  }
}
