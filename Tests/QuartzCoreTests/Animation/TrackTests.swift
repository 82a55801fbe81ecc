import QuartzCore
import Testing

/// Animations in their short form, compared with the same animations without it.
@Suite("Tracks of animations:") struct TrackTests {
  private typealias Maker = (inout SeededGenerator) -> Any

  private static func number(_ random: inout SeededGenerator) -> Double { Double.random(in: -3...3, using: &random) }

  private static func transform(_ random: inout SeededGenerator) -> CATransform3D {
    var t = CATransform3DMakeRotation(number(&random), 0, 0, 1)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: t = CATransform3DRotate(t, number(&random), number(&random), number(&random), 1)
    case 1: t.m34 = number(&random) / 100
    case 2: t = CATransform3DScale(t, 0, 1, 1)
    default: break
    }
    t = CATransform3DScale(t, number(&random), number(&random), 1)
    return CATransform3DTranslate(t, number(&random), number(&random), 0)
  }

  private static func color(_ random: inout SeededGenerator) -> CGColor {
    func part() -> Double { Double.random(in: 0...1, using: &random) }
    return CGColor(red: part(), green: part(), blue: part(), alpha: part())
  }

  private static func path(_ random: inout SeededGenerator) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: number(&random), y: 0, width: 20, height: 30), cornerWidth: 4, cornerHeight: 4,
      transform: nil)
  }

  private static func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: number(&random), y: number(&random))
  }

  private static func rect(_ random: inout SeededGenerator) -> CGRect {
    CGRect(x: number(&random), y: number(&random), width: abs(number(&random)), height: abs(number(&random)))
  }

  private static func makers() -> [(paths: [String], make: Maker)] {
    let parts =
      ["scale", "scale.x", "scale.y", "scale.z", "rotation", "rotation.x", "rotation.y", "rotation.z", "translation.x"]
      + ["translation.y", "translation.z", "m11", "m34", "m43"]
    return [
      (["position.x", "position.y", "zPosition", "anchorPointZ", "opacity", "cornerRadius", "borderWidth"], number),
      (["bounds.size.width", "bounds.size.height", "bounds.origin.x", "bounds.origin.y", "contentsScale"], number),
      (["shadowOpacity", "shadowRadius"], number),
      (parts.map { "transform.\($0)" } + parts.map { "sublayerTransform.\($0)" }, number),
      (["position", "anchorPoint", "bounds.origin", "transform.translation"], point),
      (["bounds.size", "shadowOffset"], { CGSize(width: number(&$0), height: number(&$0)) }),
      (["bounds", "contentsRect", "contentsCenter"], rect), (["transform", "sublayerTransform"], transform),
      (["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor"], color),
      (["shadowPath", "path"], path),
    ]
  }

  private func state(_ random: inout SeededGenerator) -> LayerState {
    var state = LayerState()
    state.shape = ShapeState()
    (state.transform, state.sublayerTransform) = (Self.transform(&random), Self.transform(&random))
    (state.bounds, state.position) = (Self.rect(&random), Self.point(&random))
    if Bool.random(using: &random) {
      (state.backgroundColor, state.shadowPath) = (Self.color(&random), Self.path(&random))
      state.shape?.strokeColor = Self.color(&random)
      state.shape?.path = Self.path(&random)
    }
    return state
  }

  private func animation(
    _ path: String, _ make: Maker, _ random: inout SeededGenerator
  ) -> CABasicAnimation {
    let animation = Bool.random(using: &random) ? CASpringAnimation(keyPath: path) : CABasicAnimation(keyPath: path)
    if Bool.random(using: &random) { animation.fromValue = make(&random) }
    if Bool.random(using: &random) { animation.toValue = make(&random) }
    if Int.random(in: 0..<5, using: &random) == 0 { animation.byValue = make(&random) }
    animation.isAdditive = Int.random(in: 0..<4, using: &random) == 0
    animation.duration = 1
    animation.repeatCount = Float.random(in: 0...2, using: &random)
    animation.autoreverses = Bool.random(using: &random)
    animation.fillMode = [.removed, .both, .forwards, .backwards].randomElement(using: &random) ?? .removed
    // Otherwise a track has no effect after the end, whatever the mode.
    animation.isRemovedOnCompletion = false
    animation.beginTime = 0.1
    (animation.speed, animation.timeOffset) = (Float.random(in: 0.5...2, using: &random), 0)
    if Bool.random(using: &random) { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    if let spring = animation as? CASpringAnimation {
      spring.damping = CGFloat.random(in: 1...60, using: &random)
      spring.allowsOverdamping = Bool.random(using: &random)
      spring.initialVelocity = CGFloat.random(in: -5...5, using: &random)
    }
    return animation
  }

  /// The values as exact text. Objects are described by what is in them.
  private func text(_ state: LayerState) -> String {
    let colors = [state.backgroundColor, state.borderColor, state.shadowColor, state.shape?.fillColor]
    let paths = [state.shadowPath, state.shape?.path]
    var rest = state
    (rest.backgroundColor, rest.borderColor, rest.shadowColor, rest.shadowPath) = (nil, nil, nil, nil)
    rest.shape = nil
    return "\(rest) \((colors + [state.shape?.strokeColor]).map { $0.map { "\($0.rgba)" } ?? "-" }) "
      + "\(paths.map { $0.map { "\($0.segments)" } ?? "-" })"
  }

  @Test("tracks apply exactly the values of their animations", arguments: [UInt64.random(in: 0...1 << 40)])
  func randomized(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tracked: Set<String> = []
    for (paths, make) in Self.makers() {
      for path in paths {
        var index = 0
        // An animation has a track or none, depending on the values that are drawn for it.
        while index < 15 || index < 200 && !tracked.contains(path) {
          defer { index += 1 }
          let animation = animation(path, make, &random)
          // Some properties have a track only if both ends are given.
          if index == 0 { (animation.fromValue, animation.toValue) = (make(&random), make(&random)) }
          let starts = [state(&random), state(&random)]
          guard let track = Track.of(animation, for: starts[0]) else { continue }
          tracked.insert(path)
          for time in [0, 0.1, Double.random(in: 0...1, using: &random), 1.1, 2.5, 4] {
            for start in starts {
              var (slow, quick) = (start, start)
              animation.apply(to: &slow, at: time, lasting: 0)
              track.apply(to: &quick, at: time)
              #expect(text(slow) == text(quick), "\(path) at \(time)")
            }
          }
        }
      }
    }
    #expect(tracked == Set(Self.makers().flatMap(\.paths)))
  }

  @Test("a track that is removed on completion has no effect after its end, in any fill mode")
  func removedAtEnd() throws {
    for mode in [CAMediaTimingFillMode.removed, .forwards, .backwards, .both] {
      for speed in [Float(1), 2, -1] {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0.25, 0.75)
        (animation.beginTime, animation.duration, animation.repeatCount) = (10, 1, 3)
        (animation.fillMode, animation.speed) = (mode, speed)
        let (track, end) = (try #require(Track.of(animation)), 10 + 3 / Double(abs(speed)))
        for (time, isActive) in [
          (10, true), (10.3, true), (end, true), (end + 1e-10, true), (end + 0.01, false), (end + 1, false),
          (9.9, mode == .backwards || mode == .both),
        ] {
          var state = LayerState()
          #expect(track.apply(to: &state, at: time) == isActive, "\(mode.rawValue) at \(time), speed \(speed)")
          #expect((state.opacity != 1) == isActive)
        }
      }
    }
  }
}
