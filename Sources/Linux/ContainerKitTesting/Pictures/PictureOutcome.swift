/// What a comparison with a `ReferencePicture` found.
public enum PictureOutcome: Equatable, Sendable, CustomStringConvertible {
  /// The pictures are the same, within the tolerance.
  case same
  /// The file was written: the environment asks for it.
  case recorded
  /// The pictures are not the same.
  case different(PictureDifference)
  /// They are not the same, but text or shapes are drawn otherwise here than where the file was made: this proves nothing.
  case drawnOtherwise(PictureDifference, there: PictureOrigin)
  /// There is no file.
  case missing
  /// Recording was asked for where `CI` is set.
  case refused
  /// The file could not be read or written, for this reason.
  case unusable(String)

  /// Whether the expectation holds: the same, recorded, or not comparable here.
  public var passes: Bool {
    switch self {
    case .same, .recorded, .drawnOtherwise: true
    case .different, .missing, .refused, .unusable: false
    }
  }

  /// What was found, and what to do about it.
  public var description: String {
    switch self {
    case .same: "the same picture"
    case .recorded: "recorded"
    case .different(let difference): "\(difference); see …-difference.png and …-actual.png beside it"
    case .drawnOtherwise(let difference, let there):
      "not comparable here, \(PictureOrigin.here.differences(from: there)): \(difference)"
    case .missing:
      "there is no such file; look at …-actual.png beside it, and run with CONTAINERKIT_PICTURES=record to keep it"
    case .refused: "CONTAINERKIT_PICTURES=record where CI is set: pictures are recorded where somebody looks at them"
    case .unusable(let reason): "not usable: \(reason)"
    }
  }
}
