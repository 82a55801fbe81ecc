import ContainerKit
import LayerTime
import UIKit

/// An invisible view in a transition's container view whose alpha is animated linearly from 0 to 1, and closures that are called
/// with what it shows.
///
/// Whatever drives the transition drives the time of its layers. So the view follows a finger, a completion and a cancel in every
/// controller, and nothing has to be known of what drives it.
///
/// A display link asks for a layout of the view in each frame. The closures are called in that layout, when every display link has
/// moved what it moves, in whichever order the links are called.
@MainActor final class ProgressFollower: UIView {
  /// The fraction of the duration up to which the start and the end count as shown. A finger at the end is shown just before it.
  private static let margin: CGFloat = 1e-4
  /// UIKit's key of the animation of an alpha.
  private static let key = "opacity"

  private var closures: [(CGFloat) -> Void] = []
  private var link: FrameLink?
  /// The time at which the current frame is on screen, in seconds of media time; nil before the first one.
  private var screenTime: CFTimeInterval?
  /// `true` if the animation is on the layer under its key. iOS does not document that, and without it costs a presentation layer
  /// in each frame.
  private var isListed = false
  /// The fraction of the last call.
  private var fraction: CGFloat = 0

  init() {
    super.init(frame: .zero)
    alpha = 0
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a closure, and calls it with 0.
  func add(_ closure: @escaping (CGFloat) -> Void) {
    closures.append(closure)
    CATransaction.withoutActions { closure(0) }
  }

  /// Starts to follow the time of the view's layer.
  ///
  /// - Parameters:
  ///   - duration: The transition's duration, in seconds.
  ///   - completion: Called when the view's animation has ended.
  func start(duration: TimeInterval, completion: @escaping @MainActor @Sendable () -> Void) {
    link = FrameLink { [weak self] time in
      self?.screenTime = time
      self?.setNeedsLayout()
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveLinear, .overrideInheritedTiming],
      animations: { self.alpha = 1 }
    ) { _ in completion() }
    isListed = layer.animation(forKey: Self.key) != nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let screenTime { call(with: fraction(at: screenTime)) }
  }

  /// Makes the last call, and releases the closures.
  func end(at fraction: CGFloat) {
    link?.invalidate()
    (link, screenTime) = (nil, nil)
    call(with: fraction)
    closures = []
  }

  private func call(with fraction: CGFloat) {
    guard fraction != self.fraction else { return }
    self.fraction = fraction
    CATransaction.withoutActions {
      // A closure may end the transition, which calls the others with the last fraction.
      for closure in closures where self.fraction == fraction { closure(fraction) }
    }
  }

  /// Returns the fraction that the view shows in a frame that is on screen at `time`, from 0 to 1.
  private func fraction(at time: CFTimeInterval) -> CGFloat {
    guard isListed else { return CGFloat((layer.presentation() ?? layer).opacity) }
    // What removes the animation sets the model to what is shown then.
    guard let animation = layer.animation(forKey: Self.key) else { return CGFloat(layer.opacity) }
    // The commit of this frame dates an animation that has no begin time yet.
    let begin = animation.beginTime == 0 ? layer.convertTime(CACurrentMediaTime(), from: nil) : animation.beginTime
    let fraction = CGFloat((layer.convertTime(time, from: nil) - begin) / animation.duration)
    return fraction < Self.margin ? 0 : fraction > 1 - Self.margin ? 1 : fraction
  }
}
