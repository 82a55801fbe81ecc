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
///
/// A subclass can add an app's own screen: a container in a navigation controller, with its pages and its delegate.
@preconcurrency @MainActor
open class ContainerStage: Stage {
  /// The container, which is the window's root view controller unless another one was passed.
  public let container: ContainerViewController
  /// The container's delegate, unless the app's container has one. Set its answers:
  ///
  ///     stage.delegate.interactionController = PercentDrivenInteractiveTransition()
  ///     stage.delegate.allowsSelection = false
  public let delegate = StageDelegate()
  /// The animator that `delegate` returns; nil for the container's slide.
  public var animator: (any UIViewControllerAnimatedTransitioning)? {
    get { delegate.animator }
    set { delegate.animator = newValue }
  }
  /// The frames since the container appeared, in order.
  public private(set) var frames: [Frame] = []
  /// A Boolean value that determines whether `frames` is filled. A frame costs less without.
  package var keepsFrames = true

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
      completions: completions, conditions: conditions, fileID: sourceLocation.fileID,
      filePath: sourceLocation.filePath, line: sourceLocation.line, column: sourceLocation.column)
    self.animator = animator
  }

  /// Creates a stage with an app's own container. If the container has no delegate, it gets the stage's.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - rootViewController: The window's root view controller, which shows the container, such as a navigation controller
  ///     or a `ContainerHeaderViewController`; nil for the container itself.
  ///   - size: The window's size, in points.
  ///   - scale: The number of pixels per point in `image()`.
  ///   - fps: The number of frames per second.
  ///   - completions: The time at which completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  ///   - settings: The user's settings when the container is shown.
  ///   - safeAreaInsets: The safe area insets of the window when the container is shown, in points.
  ///   - fileID: The caller's file, at which a mistake is recorded, as with the other three.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  public init(
    container: ContainerViewController, rootViewController: UIViewController? = nil, size: CGSize = Stage.defaultSize,
    scale: CGFloat = 1, fps: Double = 60, completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions(), settings: UserSettings = UserSettings(),
    safeAreaInsets: UIEdgeInsets = .zero, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.container = container
    if container.delegate == nil { container.delegate = delegate }
    super.init(
      size: size, scale: scale, fps: fps, endReports: completions.endReports, conditions: conditions,
      settings: settings,
      caller: StageCaller(fileID: fileID, filePath: filePath, line: line, column: column)
    ) {
      Stage.makeWindow(size: UIScreen.main.bounds.size)
    }
    self.safeAreaInsets = safeAreaInsets
    window.rootViewController = rootViewController ?? container
    servedFrame()
    servedFrame()
    startRecording()
  }

  private func startRecording() {
    removeAllCalls()
    let (recorder, container) = (recorder, container)
    recorder.naming = { [weak container] in $0 === container ? "container" : $0.title ?? "\(type(of: $0))" }
    container.callObserver = { [weak recorder] in recorder?.write($0, $1) }
    listeners.add { [unowned self] in if case .picture = $0, keepsFrames { frames.append(now) } }
  }
}
