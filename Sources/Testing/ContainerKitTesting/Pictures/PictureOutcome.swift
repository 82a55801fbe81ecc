/// The result of a comparison with a `ReferencePicture`.
public enum PictureOutcome: Equatable, Sendable, CustomStringConvertible {
  /// The pictures are the same, within the tolerance.
  case same
  /// The file was written, because `CONTAINERKIT_PICTURES` is `record`.
  case recorded
  /// The pictures differ.
  case different(PictureDifference)
  /// The pictures differ, but this machine renders text or shapes differently from the one on which the file was
  /// recorded, so that the difference proves nothing. The comparison is skipped.
  case skipped(PictureDifference, origin: PictureOrigin)
  /// The pictures differ, and this machine renders differently, which is a failure in strict mode.
  case renderedDifferently(PictureDifference, origin: PictureOrigin)
  /// There is no file.
  case missing
  /// Recording was requested, but `CI` is set.
  case refused
  /// The file could not be read or written, for a reason.
  case unusable(String)

  /// `true` if the pictures are the same, were recorded, or the comparison was skipped.
  public var passes: Bool {
    switch self {
    case .same, .recorded, .skipped: true
    case .different, .renderedDifferently, .missing, .refused, .unusable: false
    }
  }

  /// A description of the result, and what to do about it.
  public var description: String {
    switch self {
    case .same: "the same picture"
    case .recorded: "recorded"
    case .different(let difference): "\(difference); see …-difference.png and …-actual.png beside it"
    case .skipped(let difference, let origin):
      "skipped, because this machine renders differently: \(PictureOrigin.here.differences(from: origin)); \(difference)"
    case .renderedDifferently(let difference, let origin):
      "not comparable on this machine: \(PictureOrigin.here.differences(from: origin)); \(difference)"
    case .missing:
      "there is no such file; look at …-actual.png beside it, and run with CONTAINERKIT_PICTURES=record to keep it"
    case .refused:
      "CONTAINERKIT_PICTURES=record has no effect if CI is set: record pictures where somebody looks at them"
    case .unusable(let reason): "not usable: \(reason)"
    }
  }
}
