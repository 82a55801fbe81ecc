import Foundation

/// The mode in which reference pictures are compared, from the environment and from traits.
enum PictureMode: Equatable {
  /// A difference is skipped if this machine renders differently.
  case compare
  /// A difference is a failure even if this machine renders differently.
  case strict
  case record
  /// Recording with `CI` set, which is a mistake because nobody looks at the pictures.
  case recordInCI
  /// A value of `CONTAINERKIT_PICTURES` that means nothing. Each comparison fails.
  case unknown(String)

  /// The mode of the running test.
  static var current: PictureMode {
    let mode = PictureMode(ProcessInfo.processInfo.environment)
    return mode == .compare && StrictPicturesTrait.isActive ? .strict : mode
  }

  init(_ environment: [String: String]) {
    let isCI = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    switch environment["CONTAINERKIT_PICTURES"] {
    case "record": self = isCI ? .recordInCI : .record
    case "strict": self = .strict
    case nil, "": self = .compare
    case let other?: self = .unknown(other)
    }
  }
}
