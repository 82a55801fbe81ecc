import ContainerKitTesting
import ContainerTransitions
import UIKit

/// Keeps the fractions that a transition's code gets, next to what each frame shows of a view that moves linearly in the same
/// transition.
@MainActor final class FractionLog {
  /// A frame of the transition.
  struct Frame: CustomStringConvertible {
    /// The fraction of its way at which the view is shown, and the one of the last call.
    let shown, called: CGFloat
    var description: String { "shows \(shown), was called with \(called)" }
  }

  private(set) var calls: [CGFloat] = []
  private(set) var frames: [Frame] = []
  /// The view that moves by a hundred points.
  private weak var view: UIView?

  /// Watches the frames of a stage.
  func watch(_ stage: Stage) {
    stage.onFrame = { [weak self] stage in
      guard let self, let view, view.window != nil, let called = calls.last else { return }
      frames.append(Frame(shown: stage.presentation(of: view).frame.midX / 100, called: called))
    }
  }

  func call(_ fraction: CGFloat) { calls.append(fraction) }

  /// Returns a new view, which is at its start.
  func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
    self.view = view
    return view
  }

  func removeAll() { (calls, frames) = ([], []) }

  /// The frames that show another fraction than the code was called with.
  ///
  /// - Parameter startsLate: `true` if the animator is started when the display links of its first frame have been called already.
  ///   Nothing knows then when that frame is on screen, and it is drawn at 0.
  func differences(startsLate: Bool = false) -> [String] {
    frames.enumerated().filter { index, frame in
      abs(frame.shown - frame.called) > 2e-4 && !(startsLate && index == 0 && frame.called == 0)
    }.map { "frame \($0): \($1)" }
  }

  /// The calls, in ten-thousandths.
  var parts: [Int] { calls.map(Self.part) }

  static func part(_ fraction: CGFloat) -> Int { Int((fraction * 10_000).rounded()) }

  /// An animator whose closure is called, and which moves the view by a layer animation.
  func animator(duration: TimeInterval) -> ProgressAnimator {
    ProgressAnimator(duration: duration) { [self] context in
      let view = makeView()
      context.containerView.addSubview(view)
      let movement = CABasicAnimation(keyPath: "position.x")
      (movement.fromValue, movement.toValue, movement.duration) = (0, 100, duration)
      view.layer.position.x = 100
      view.layer.add(movement, forKey: "movement")
      return { self.call($0) }
    }
  }
}

/// A part that moves a log's view, and calls the log.
struct LoggedPart: PageTransitionPart {
  let log: FractionLog
  var atEnd: () -> Void = {}

  func prepare(_ pages: TransitionPages) {
    let view = log.makeView()
    pages.add(view)
    pages.animate { view.center.x = 100 }
    pages.onProgress { log.call($0) }
    pages.atEnd(atEnd)
  }
}
