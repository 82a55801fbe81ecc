/// What the environment says about reference pictures.
enum PictureMode {
  case compare
  /// A difference is a failure even where things are drawn otherwise.
  case strict
  case record
  /// A mistake: nobody looks at what is recorded there.
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
