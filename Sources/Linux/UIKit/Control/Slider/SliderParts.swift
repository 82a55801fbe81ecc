import QuartzCore

/// The views of a slider: a track in two colors and a knob. They receive no touches. Measurements are guesses.
@MainActor struct SliderParts {
  static let height: CGFloat = 34
  static let knob: CGFloat = 28
  private let least = UIView()
  private let most = UIView()
  private let thumb = UIView()

  func install(in slider: UIView) {
    for view in [most, least, thumb] {
      view.isUserInteractionEnabled = false
      slider.addSubview(view)
    }
    (least.layer.cornerRadius, most.layer.cornerRadius, thumb.layer.cornerRadius) = (2, 2, Self.knob / 2)
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  /// Returns the frame of the knob at a fraction of its range of motion, which extends to the bounds.
  static func thumbRect(_ bounds: CGRect, track: CGRect, part: CGFloat) -> CGRect {
    let way = max(0, track.width + 4 - knob)
    return CGRect(x: track.minX - 2 + way * part, y: track.midY - knob / 2, width: knob, height: knob)
  }

  func place(track: CGRect, thumb rect: CGRect, isMirrored: Bool) {
    let (left, right) = track.divided(atDistance: rect.midX - track.minX, from: .minXEdge)
    (least.frame, most.frame) = isMirrored ? (right, left) : (left, right)
    thumb.frame = rect
  }

  func color(least first: UIColor?, most second: UIColor?, thumb third: UIColor?, isEnabled: Bool) {
    least.backgroundColor = first
    most.backgroundColor = second ?? .systemFill
    thumb.backgroundColor = third ?? .white
    for view in [least, most] { view.alpha = isEnabled ? 1 : 0.5 }
  }
}
