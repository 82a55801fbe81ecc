import UIKit

extension Stage {
  /// The default size of a window, in points: that of a phone.
  public static let defaultSize = CGSize(width: 390, height: 844)

  /// The time at which the completion blocks of ended animations run. On a device they race the next frame, and both
  /// orders occur. Test in both orders that nothing flashes.
  public enum CompletionOrder: Sendable, CaseIterable {
    /// Before the commit of the first frame whose code runs after the animation's end. That frame shows what a completion
    /// changes. The frame before it shows the end.
    case beforeFrame
    /// After that frame was presented. It shows the layers at the animations' end like the frame before it, without the
    /// changes that completions make.
    case afterFrame

    /// The frame loop's name for the order.
    package var endReports: EndReports {
      switch self {
      case .beforeFrame: .beforeFrame
      case .afterFrame: .afterFrame
      }
    }
  }

  /// Creates a stage whose window shows a view controller.
  ///
  /// Runs two frames, after which the view controller has appeared and is laid out. Without a view controller the
  /// window is empty and no frame is run.
  ///
  /// - Parameters:
  ///   - rootViewController: The window's root view controller.
  ///   - size: The size of the window and the screen, in points.
  ///   - scale: The number of pixels per point in `image()`.
  ///   - fps: The number of frames per second.
  ///   - completions: The time at which completion blocks run.
  ///   - conditions: The conditions under which frames and code run, such as a busy main thread.
  ///   - fileID: The caller's file, at which a mistake is recorded, as with the other three.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  public convenience init(
    rootViewController: UIViewController? = nil, size: CGSize = Stage.defaultSize, scale: CGFloat = 1, fps: Double = 60,
    completions: CompletionOrder = .afterFrame, conditions: StageConditions = StageConditions(),
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let caller = StageCaller(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      size: size, scale: scale, fps: fps, endReports: completions.endReports, conditions: conditions, caller: caller
    ) {
      Self.makeWindow(size: UIScreen.main.bounds.size)
    }
    guard let rootViewController else { return }
    window.rootViewController = rootViewController
    servedFrame()
    servedFrame()
  }
}
