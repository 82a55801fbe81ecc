@_spi(Recording) import ContainerKit
import Stage
import UIKit

extension FlashJudge {
  /// Adds what a stage shows in its current frame. Commits between frames are left out.
  ///
  /// - Parameter container: The container that is judged; nil for the one that is on screen.
  package func add(frameOf stage: Stage, container: ContainerViewController? = nil) {
    if case .commit = stage.pictureKind { return }
    let screen = Screen(window: stage.window, filmed: container)
    var phase = screen.phase
    let header = container?.parent as? ContainerHeaderViewController
    let isMoving =
      stage.animations.contains { $0.isMoving && !$0.isEndless } || !stage.fingersDown.isEmpty
      || header?.isHeaderMoving == true
    // While the main thread is busy, animations go on to their end, and what code moves along with them cannot.
    if isMoving || phase == .arrived && stage.pictureKind == .busyFrame { phase = .moving }
    add(stage.judgedPicture, index: stage.frameIndex, time: stage.screenTime, phase: phase, isNew: stage.hasInput)
  }
}

extension Stage {
  /// The picture of the last frame, without the areas that move endlessly.
  package var judgedPicture: JudgedPicture {
    JudgedPicture(
      picture, besides: animations.filter(\.isEndless).map { $0.layer.movingBox(in: window.layer) })
  }

  /// Returns true if there is an animation in the window that is endless, or one that is not, moving or not.
  package func hasAnimations(endless: Bool) -> Bool { animations.contains { $0.isEndless == endless } }

  /// `true` if a scroll view in the window scrolls, with a finger or by itself.
  package var scrolls: Bool { window.containsMovingScrollView }

  /// The running animations of layers in the window.
  fileprivate var animations: [FrameLoop.RunningAnimation] {
    FrameLoop.main.runningAnimations.filter { $0.layer.isBelow(window.layer) }
  }
}

extension CALayer {
  fileprivate func isBelow(_ root: CALayer) -> Bool {
    sequence(first: self) { $0.superlayer }.contains { $0 === root }
  }

  /// The smallest rectangle around the pixels that an animation of the layer covers, and those that it uncovers: at its place
  /// without the animation. It has a pixel of room for antialiasing.
  @MainActor fileprivate func movingBox(in root: CALayer) -> CGRect {
    let still = convert(bounds, to: root)
    return (PresentedBox.of(self, in: root)?.union(still) ?? still).integral.insetBy(dx: -1, dy: -1)
  }
}

extension Screen {
  /// The phase of the current frame: a transition, its end, or rest.
  @MainActor fileprivate var phase: FlashJudge.Phase {
    if window.containsMovingScrollView { return .moving }
    let phases = [container?.ownPhase ?? .resting] + (window.rootViewController?.systemPhases ?? [])
    return phases.contains(.moving) ? .moving : phases.contains(.arrived) ? .arrived : .resting
  }
}

extension ContainerViewController {
  fileprivate var ownPhase: FlashJudge.Phase {
    if overscrollOffset != 0 { return .moving }
    return transitionSnapshot.map { $0.hasArrived ? .arrived : .moving } ?? .resting
  }
}

extension UIViewController {
  /// The phases of UIKit's own transitions of this controller, its children, and those that it presents.
  fileprivate var systemPhases: [FlashJudge.Phase] {
    let own = systemTransition.map { $0.hasArrived ? FlashJudge.Phase.arrived : .moving }
    return [own].compactMap { $0 } + children.flatMap(\.systemPhases)
      + (presentedViewController?.systemPhases ?? [])
  }
}

extension UIView {
  /// `true` if a scroll view in this view scrolls, with a finger or by itself.
  fileprivate var containsMovingScrollView: Bool {
    (self as? UIScrollView)?.isMoving == true || subviews.contains { $0.containsMovingScrollView }
  }
}
