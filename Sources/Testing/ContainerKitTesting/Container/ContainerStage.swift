@_spi(Recording) import ContainerKit
import Stage
import Testing
import UIKit

/// A container in a window, on a clock that the test advances. Tap its tabs, drag its pages, and read the frames and
/// the calls.
///
///     let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator())
///     stage.drag(toPageTitled: "B", progress: 0.5)
///     #expect(stage.page(titled: "B").frame == CGRect(x: 0, y: -422, width: 390, height: 844))
///     #expect(stage.image() == ReferencePicture("drop-50"))
///     stage.cancelDrag()
///     stage.runToEnd()
///     #expect(stage.callDescriptions.last == "didCancelTransitionTo B")
///     #expect(stage.faults == [])
///
/// In addition to a `Stage`'s calls, `calls` has the container's calls to its delegate, to animators, contexts and
/// coordinators. They start when the container is on screen. The container itself is `container` in them.
@preconcurrency @MainActor
public final class ContainerStage: Stage {
  /// The container, which is the window's root view controller.
  public let container: ContainerViewController
  /// The animator that the stage's own delegate returns; nil for the container's slide. A stage has a delegate of its
  /// own only if it was created with pages or view controllers.
  public var animator: (any UIViewControllerAnimatedTransitioning)? {
    get { deputy.animator }
    set { deputy.animator = newValue }
  }
  /// The frames since the container appeared, in order.
  public private(set) var frames: [Frame] = []
  /// A Boolean value that determines whether `frames` is filled. A frame costs less without.
  package var keepsFrames = true

  private let deputy = StageDelegate()
  /// The finger that is dragging.
  var finger: StageFinger?

  /// Creates a container with plain pages in different colors.
  ///
  /// - Parameters:
  ///   - pages: The titles, each once.
  ///   - animator: The animator of all animated transitions; nil for the container's own slide.
  ///   - size: The window's size, in points.
  ///   - scale: The number of pixels per point in `image()`.
  ///   - fps: The number of frames per second.
  ///   - completions: The time at which completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  ///   - sourceLocation: The caller's location, at which a mistake is recorded.
  public convenience init(
    pages: [String], animator: (any UIViewControllerAnimatedTransitioning)? = nil, size: CGSize = Stage.defaultSize,
    scale: CGFloat = 1, fps: Double = 60, completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions(), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      viewControllers: pages.enumerated().map { PlainPage(title: $0.element, number: $0.offset) }, animator: animator,
      size: size, scale: scale, fps: fps, completions: completions, conditions: conditions,
      sourceLocation: sourceLocation)
  }

  /// Creates a container with an app's own pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages. Give each a title, which names it in calls and frames.
  ///   - animator: The animator of all animated transitions; nil for the container's own slide.
  ///   - size: The window's size, in points.
  ///   - scale: The number of pixels per point in `image()`.
  ///   - fps: The number of frames per second.
  ///   - completions: The time at which completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  ///   - sourceLocation: The caller's location, at which a mistake is recorded.
  public convenience init(
    viewControllers: [UIViewController], animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    size: CGSize = Stage.defaultSize, scale: CGFloat = 1, fps: Double = 60, completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions(), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      container: ContainerViewController(viewControllers: viewControllers), size: size, scale: scale, fps: fps,
      completions: completions, conditions: conditions, sourceLocation: sourceLocation)
    deputy.animator = animator
    container.delegate = deputy
  }

  /// Creates a stage with an app's own container, which keeps its delegate.
  ///
  /// - Parameters:
  ///   - container: The container, which becomes the window's root view controller.
  ///   - size: The window's size, in points.
  ///   - scale: The number of pixels per point in `image()`.
  ///   - fps: The number of frames per second.
  ///   - completions: The time at which completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  ///   - sourceLocation: The caller's location, at which a mistake is recorded.
  public init(
    container: ContainerViewController, size: CGSize = Stage.defaultSize, scale: CGFloat = 1, fps: Double = 60,
    completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions(), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.container = container
    super.init(
      size: size, scale: scale, fps: fps, endReports: completions.endReports, conditions: conditions,
      caller: StageCaller(sourceLocation)
    ) {
      Stage.makeWindow(size: UIScreen.main.bounds.size)
    }
    window.rootViewController = container
    servedFrame()
    servedFrame()
    startRecording()
  }

  private func startRecording() {
    removeAllCalls()
    let (recorder, container) = (recorder, container)
    recorder.naming = { [weak container] in $0 === container ? "container" : $0.title ?? "\(type(of: $0))" }
    container.callObserver = { [weak recorder] in recorder?.write($0, $1) }
    watcher = { stage in
      guard let stage = stage as? ContainerStage, stage.keepsFrames else { return }
      stage.frames.append(stage.now)
    }
  }
}
