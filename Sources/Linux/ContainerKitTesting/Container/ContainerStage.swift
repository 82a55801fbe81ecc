@_spi(Recording) import ContainerKit
import UIKit

/// A container in a window on a clock that the test advances: tap its tabs, drag from page to page, and read what is
/// shown and called.
///
///     let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator())
///     stage.drag(to: "B", progress: 0.5)
///     #expect(stage.page("B").frame == CGRect(x: 0, y: -422, width: 390, height: 844))
///     #expect(stage.image() == ReferencePicture("drop-50"))
///     stage.cancelDrag()
///     stage.runToEnd()
///     #expect(stage.calls.last == "didCancelTransitionTo B")
///     #expect(stage.faults == [])
///
/// `calls` and `log` have, besides what a `Stage` writes down, the calls of the container to its delegate, to animators,
/// contexts and coordinators; they begin when the container is on the screen. The container itself is `container` in them.
@preconcurrency @MainActor
public final class ContainerStage: Stage {
  /// The container, the window's root view controller.
  public let container: ContainerViewController
  /// What the delegate that the stage brings answers when it is asked for an animator; nil is the container's own slide.
  /// Only a stage made with pages or view controllers brings a delegate.
  public var animator: (any UIViewControllerAnimatedTransitioning)? {
    get { deputy.animator }
    set { deputy.animator = newValue }
  }
  /// What every frame since the container was on the screen has shown, in order.
  public private(set) var instants: [Instant] = []
  /// Whether frames are read. Without it a frame costs less.
  package var keepsInstants = true

  private let deputy = StageDelegate()
  /// Where the finger that drags is.
  var finger: StageFinger?

  /// A container with plain pages of these titles, each of another colour.
  ///
  /// - Parameters:
  ///   - pages: Titles, each once.
  ///   - animator: For every animated switch; nil is the container's own slide.
  ///   - size: The window's, in points.
  ///   - scale: Pixels per point of `image()`.
  ///   - fps: Frames a second.
  ///   - completions: When completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  public convenience init(
    pages: [String], animator: (any UIViewControllerAnimatedTransitioning)? = nil, size: CGSize = Stage.usualSize,
    scale: CGFloat = 1, fps: Double = 60, completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions()
  ) {
    self.init(
      viewControllers: pages.enumerated().map { PlainPage(title: $0.element, number: $0.offset) }, animator: animator,
      size: size, scale: scale, fps: fps, completions: completions, conditions: conditions)
  }

  /// A container with an app's own pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages. Give each a title: calls and instants name pages by it.
  ///   - animator: For every animated switch; nil is the container's own slide.
  ///   - size: The window's, in points.
  ///   - scale: Pixels per point of `image()`.
  ///   - fps: Frames a second.
  ///   - completions: When completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  public convenience init(
    viewControllers: [UIViewController], animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    size: CGSize = Stage.usualSize, scale: CGFloat = 1, fps: Double = 60, completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions()
  ) {
    self.init(
      container: ContainerViewController(viewControllers: viewControllers), size: size, scale: scale, fps: fps,
      completions: completions, conditions: conditions)
    deputy.animator = animator
    container.delegate = deputy
  }

  /// An app's own container, which keeps the delegate that it has.
  ///
  /// - Parameters:
  ///   - container: Put into the window as its root.
  ///   - size: The window's, in points.
  ///   - scale: Pixels per point of `image()`.
  ///   - fps: Frames a second.
  ///   - completions: When completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  public init(
    container: ContainerViewController, size: CGSize = Stage.usualSize, scale: CGFloat = 1, fps: Double = 60,
    completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions()
  ) {
    self.container = container
    super.init(size: size, scale: scale, fps: fps, endReports: completions.endReports, conditions: conditions) {
      Stage.makeWindow(size: size)
    }
    window.rootViewController = container
    servedFrame()
    servedFrame()
    listen()
  }

  private func listen() {
    forgetCalls()
    let (recorder, container) = (recorder, container)
    recorder.naming = { [weak container] in $0 === container ? "container" : $0.title ?? "\(type(of: $0))" }
    container.callObserver = { [weak recorder] in recorder?.write($0, $1) }
    watcher = { stage in
      guard let stage = stage as? ContainerStage, stage.keepsInstants else { return }
      stage.instants.append(stage.now)
    }
  }
}
