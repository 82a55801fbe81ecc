/// The mode in which reference pictures are compared, from the environment.
enum PictureMode {
  case compare
  /// A difference is a failure even if this machine renders differently.
  case strict
  case record
  /// Recording with `CI` set, which is a mistake because nobody looks at the pictures.
  case recordInCI

  init(_ environment: [String: String]) {
    let isCI = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    switch environment["CONTAINERKIT_PICTURES"] {
    case "record": self = isCI ? .recordInCI : .record
    case "strict": self = .strict
    case nil, "": self = .compare
    case let other?: preconditionFailure("CONTAINERKIT_PICTURES: expected record or strict, not \(other)")
    }
  }
}
