import Film
import Foundation
import Stage
import Trials

/// The options of the command line.
struct SoakOptions {
  var seed: UInt64 = 1
  /// The total number of events.
  var count = 1_000_000
  /// The time limit in minutes; nil for none.
  var minutes: Double?
  /// The maximum number of events in a trial.
  static let length = 200
  /// A script to play instead of trials.
  var script: String?
  var pace = TrialPlan.Pace.even(60)
  var reports = "after"
  /// The conditions for all trials. If nil, each seed draws its own, and a script has none.
  var conditions: StageConditions?
  /// `true` if animators break rules and the app changes children without the container.
  var isHostile = false
  var isHelp = false
  /// `true` to continue after a fault, and count the faults.
  var goesOn = false
  var listsCalls = false

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let usage = """
    usage: Scripts/soak [--seed S] [--count N] [--minutes M] [--stage CONDITIONS] [--hostile] [--go-on]
           Scripts/soak --script FILE [--fps 60|120|uneven:SEED] [--reports before|after] [--stage CONDITIONS]

    Plays trials of the container made by chance: of seed S, S + 1, … until there were N events, or for M minutes.
    The first trial with a fault is made shorter, and printed as a script; the exit status is 1 then.

      --seed S      the first seed (default: 1)
      --count N     events in all, 200 in a trial (default: 1000000); below 200: one trial of so many
      --minutes M   ends after so many minutes
      --hostile     with animators that break rules, and an app that changes children without the container
      --go-on       goes on after a fault, and names each
      --script FILE plays a script that was printed, and names its faults
      --fps N       its frames: 60 or 120 a second, or uneven ones
      --reports X   whether ended animations report before or after the frame
      --calls       writes the calls, too
      --stage X     the conditions of the stage; without it those of each seed, and plain ones for a script:
                    plain, or words with commas between them:
                      commits      every state that a commit leaves is looked at like a frame
                      busy=S       the main thread is late by up to S seconds
                      uptime=S     the device started S seconds ago
                      jitter=S     code, and timestamps of display links, are off by up to S seconds
                      rates=T:N/…  from T seconds on N frames a second
                      background   layers lose their animations in the background
                      keyless      animations of UIView.animate have no keys
                      seed=N       what all of these vary with
    """

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      func value<Value>(_ expected: String, _ make: (String) -> Value?) throws(Failure) -> Value {
        guard let word = rest.popFirst(), let value = make(word) else {
          throw Failure(description: "\(option): expected \(expected) after it")
        }
        return value
      }
      switch option {
      case "--help", "-h": isHelp = true
      case "--seed": seed = try value("a whole number") { UInt64($0) }
      case "--count": count = try value("a number of events") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
      case "--minutes": minutes = try value("a number of minutes") { Double($0).flatMap { $0 > 0 ? $0 : nil } }
      case "--script": script = try value("a script file") { $0 }
      case "--fps": pace = try value("60, 120 or uneven:SEED") { TrialPlan.Pace($0) }
      case "--reports": reports = try value("before or after") { ["before", "after"].contains($0) ? $0 : nil }
      case "--hostile": isHostile = true
      case "--go-on": goesOn = true
      case "--calls": listsCalls = true
      case "--stage": conditions = try value("conditions such as commits,busy=0.05") { StageConditions($0) }
      default: throw Failure(description: "\(option): expected an option\n\(Self.usage)")
      }
    }
  }
}

extension TrialPlan.Pace {
  /// Parses a pace of the command line.
  init?(_ text: String) {
    switch text {
    case "60": self = .even(60)
    case "120": self = .even(120)
    default:
      guard text.hasPrefix("uneven:"), let seed = UInt64(text.dropFirst(7)) else { return nil }
      self = .uneven(seed: seed)
    }
  }

  var text: String {
    switch self {
    case .even(let fps): "\(Int(fps))"
    case .uneven(let seed): "uneven:\(seed)"
    }
  }
}
