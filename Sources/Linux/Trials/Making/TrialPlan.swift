import Film
import Foundation
import QuartzCore

/// What a trial is: a script, and the frames in which it is played.
package struct TrialPlan: Sendable {
  package var script: Script
  package var pace: Pace
  package var endReports: EndReports
  package static let titles = ["A", "B", "C", "D"]
  package static let size = CGSize(width: 390, height: 844)

  /// When frames come.
  package enum Pace: Equatable, Sendable {
    case even(Double)
    /// About 60 a second, none as long as the other.
    case uneven(seed: UInt64)

    package var framesPerSecond: Double {
      if case .even(let fps) = self { fps } else { 60 }
    }

    /// The time of a frame in seconds; nil where they are even.
    package func time(ofFrame index: Int) -> TimeInterval? {
      guard case .uneven(let seed) = self else { return nil }
      var dice = Dice(seed: seed &+ UInt64(index))
      return (Double(index) + Double.random(in: 0..<0.9, using: &dice)) / 60
    }
  }

  package init(script: Script, pace: Pace, endReports: EndReports) {
    (self.script, self.pace, self.endReports) = (script, pace, endReports)
  }

  /// The trial of a seed: so many events, moves of the finger not counted.
  package init(seed: UInt64, count: Int) {
    var dice = Dice(seed: seed)
    let paces: [Pace] = [.even(60), .uneven(seed: dice.next()), .even(60), .uneven(seed: dice.next()), .even(120)]
    pace = paces[dice.pick(below: paces.count)]
    endReports = dice.chance(50) ? .beforeFrame : .afterFrame
    var maker = ScriptMaker(dice: dice, frame: 1 / pace.framesPerSecond)
    script = maker.make(count: count)
  }
}
