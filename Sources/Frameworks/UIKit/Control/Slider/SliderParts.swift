import QuartzCore

/// The views of a slider: a track in two colors and a knob. They receive no touches. Measurements are
/// guesses: touch-10.
@MainActor struct SliderParts {
  static let height: CGFloat = 34
  static let knob: CGFloat = 28
  private let least = UIImageView()
  private let most = UIImageView()
  private let thumb = UIImageView()

  func install(in slider: UIView) {
    for view in [most, least, thumb] {
      view.isUserInteractionEnabled = false
      slider.addSubview(view)
    }
    show(SliderImages.Shown())
    thumb.layer.shadowRadius = 2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  /// Returns the frame of the knob at a fraction of its range of motion, which extends to the bounds.
  static func thumbRect(_ size: CGSize, track: CGRect, part: CGFloat) -> CGRect {
    let travel = max(0, track.width + 4 - size.width)
    return CGRect(
      x: track.minX - 2 + travel * part, y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Shows images instead of the parts' own shapes. Those of the track are stretched.
  func show(_ images: SliderImages.Shown) {
    (least.image, most.image, thumb.image) = (images.least, images.most, images.thumb)
    least.layer.cornerRadius = images.least == nil ? 2 : 0
    most.layer.cornerRadius = images.most == nil ? 2 : 0
    thumb.layer.cornerRadius = images.thumb == nil ? Self.knob / 2 : 0
    thumb.layer.shadowOpacity = images.thumb == nil ? 0.2 : 0
  }

  func place(track: CGRect, thumb rect: CGRect, isMirrored: Bool) {
    let (left, right) = track.divided(atDistance: rect.midX - track.minX, from: .minXEdge)
    (least.frame, most.frame) = isMirrored ? (right, left) : (left, right)
    thumb.frame = rect
  }

  func color(least first: UIColor?, most second: UIColor?, thumb third: UIColor?, isEnabled: Bool) {
    least.backgroundColor = least.image == nil ? first : nil
    most.backgroundColor = most.image == nil ? second ?? .systemFill : nil
    thumb.backgroundColor = thumb.image == nil ? third ?? .white : nil
    for view in [least, most] { view.alpha = isEnabled ? 1 : 0.5 }
  }
}
