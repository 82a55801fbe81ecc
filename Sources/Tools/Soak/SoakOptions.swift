import Film
import Foundation
import Stage
import RandomTrials

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
  /// The features for all trials. If nil, each seed draws its own, and a script has none.
  var features: TrialFeatures?
  /// `true` if animators break rules and the app changes children without the container.
  var isHostile = false
  var isHelp = false
  /// `true` to continue after a fault, and count the faults.
  var goesOn = false
  var listsCalls = false
  /// `true` to play trials of UIKit's controllers with the lines of ContainerTransitions.
  var playsLines = false

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let usage = """
    usage: Scripts/soak [--seed S] [--count N] [--minutes M] [--stage CONDITIONS] [--features FEATURES] [--hostile]
                        [--go-on]
           Scripts/soak --lines [--seed S] [--count N] [--minutes M] [--go-on]
           Scripts/soak --script FILE [--fps 60|120|uneven:SEED] [--reports before|after] [--stage CONDITIONS]
                        [--features FEATURES]

    Plays randomized trials of the container with the seeds S, S + 1, … up to N events, or for M minutes.
    The first trial with a fault is shortened and printed as a script. The exit status is then 1.

      --seed S      the first seed (default: 1)
      --count N     the number of events, 200 in each trial (default: 1000000); below 200: a single trial
      --minutes M   stops after this number of minutes
      --hostile     with animators that break rules, and an app that changes children without the container
      --go-on       continues after a fault, and reports each
      --lines       plays UIKit's controllers with the lines of ContainerTransitions instead of a container
      --script FILE plays a printed script, and reports its faults
      --fps N       the script's frame rate: 60 or 120 frames a second, or uneven
      --reports X   whether ended animations report before or after the frame
      --calls       prints the calls, too
      --stage X     the conditions of the stage (default: those of each seed; plain for a script):
                    plain, or a list separated by commas:
                      commits      checks the state after each commit as if it were a frame
                      busy=S       the main thread is up to S seconds late
                      uptime=S     the device was started S seconds ago
                      jitter=S     code and display link timestamps are off by up to S seconds
                      rates=T:N/…  N frames a second from T seconds on
                      background   layers lose their animations in the background
                      keyless      animations of UIView.animate have no keys
                      insets       safe area insets change in the next layout
                      seed=N       the seed for the conditions that vary
      --features X  what the app uses (default: those of each seed; none for a script):
                    none, or a list separated by commas:
                      barstyles    styles of the bar
                      disabled     disabled tabs
                      tabs         tabs whose pages are made when they are needed
                      source       a source of pages without ends
                      ring         a source whose last page is followed by the first
                      header       a header that collapses
                      elements     shared elements
                      calls        presentations, sizes and changes in every call
                      acting       tabs that act, only with tabs
                      subclass     a subclass that overrides the container's calls
                      early        selections before the container is on screen
                      drawing      code that draws transitions by their progress
                      scrub        a finger along the tabs turns the pages
                    tabs, source and ring exclude each other, and so do elements and drawing
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
      case "--lines": playsLines = true
      case "--features": features = try value("features such as barstyles,tabs") { TrialFeatures($0) }
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
