import QuartzCore

/// The images of a slider's parts, for each state.
struct SliderImages {
  /// The images of one state.
  struct Shown {
    var least: UIImage?
    var most: UIImage?
    var thumb: UIImage?
  }

  var least = StateValues<UIImage>()
  var most = StateValues<UIImage>()
  var thumb = StateValues<UIImage>()
  /// `true` if one has been set. A slider without images does not ask for them.
  private(set) var areSet = false

  mutating func set(
    _ part: WritableKeyPath<SliderImages, StateValues<UIImage>>, _ image: UIImage?, _ state: UIControl.State
  ) {
    self[keyPath: part][state] = image
    areSet = true
  }

  func shown(in state: UIControl.State) -> Shown {
    Shown(least: least[state], most: most[state], thumb: thumb[state])
  }
}

extension UISlider {
  /// Sets the knob's image for exactly this state. A state without an image uses the normal state's.
  public func setThumbImage(_ image: UIImage?, for state: State) { set(\.thumb, image, state) }
  /// Sets the image of the track up to the knob, stretched, for exactly this state. A state without an image uses the
  /// normal state's.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(\.least, image, state) }
  /// Sets the image of the track after the knob, stretched, for exactly this state. A state without an image uses the
  /// normal state's.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(\.most, image, state) }

  /// Returns the knob's image in a state.
  public func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
  /// Returns the image of the track up to the knob in a state.
  public func minimumTrackImage(for state: State) -> UIImage? { images.least[state] }
  /// Returns the image of the track after the knob in a state.
  public func maximumTrackImage(for state: State) -> UIImage? { images.most[state] }

  /// The knob's image in the current state.
  public var currentThumbImage: UIImage? { images.areSet ? images.thumb[state] : nil }
  /// The image of the track up to the knob in the current state.
  public var currentMinimumTrackImage: UIImage? { images.areSet ? images.least[state] : nil }
  /// The image of the track after the knob in the current state.
  public var currentMaximumTrackImage: UIImage? { images.areSet ? images.most[state] : nil }

  private func set(_ part: WritableKeyPath<SliderImages, StateValues<UIImage>>, _ image: UIImage?, _ state: State) {
    images.set(part, image, state)
    setNeedsLayout()
  }

  /// The size of the knob: its image's, if it has one.
  var knobSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: SliderParts.knob, height: SliderParts.knob)
  }
}
