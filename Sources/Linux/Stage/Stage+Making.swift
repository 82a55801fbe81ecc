import UIKit

extension Stage {
  /// Points of a window where nothing else is said: those of a phone.
  public static let usualSize = CGSize(width: 390, height: 844)

  /// When ended animations report, that is when completion blocks run. On a device the turn of the main queue in which
  /// they do races the next frame, and both orders are seen; what must not flash is tested in both.
  public enum CompletionOrder: Sendable, CaseIterable {
    /// Before the frame is committed that no longer has the animation: what a completion changes is seen in that frame.
    case beforeFrame
    /// After that frame was presented: it shows the layers without their animations, and without what completions
    /// change.
    case afterFrame

    /// What the frame loop calls it.
    package var endReports: EndReports {
      switch self {
      case .beforeFrame: .beforeFrame
      case .afterFrame: .afterFrame
      }
    }
  }

  /// A stage whose window shows a view controller.
  ///
  /// With one, two frames are run: it has appeared and is laid out. Without one the window is empty and no frame is run.
  ///
  /// - Parameters:
  ///   - rootViewController: The window's root.
  ///   - size: The window's, and the screen's, in points.
  ///   - scale: Pixels per point of `image()`.
  ///   - fps: Frames a second.
  ///   - completions: When completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  public convenience init(
    rootViewController: UIViewController? = nil, size: CGSize = Stage.usualSize, scale: CGFloat = 1, fps: Double = 60,
    completions: CompletionOrder = .afterFrame, conditions: StageConditions = StageConditions()
  ) {
    self.init(size: size, scale: scale, fps: fps, endReports: completions.endReports, conditions: conditions) {
      Self.makeWindow(size: size)
    }
    guard let rootViewController else { return }
    window.rootViewController = rootViewController
    servedFrame()
    servedFrame()
  }
}
