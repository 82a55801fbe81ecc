import Stage
import Testing
import UIKit

@Suite("A stage's commits", .serialized) @MainActor struct StageCommitTests {
  private let stage = Stage()
  private let view: UIView

  init() { view = Self.showView(on: stage) }

  /// Adds a view, and runs the frame that shows it.
  private static func showView(on stage: Stage) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.frame()
    return view
  }

  /// Code that runs in a frame, or before it, and the frame, the source and the view's position of each commit.
  private struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let commits: [String]
    let play: @MainActor @Sendable (StageCommitTests) -> Void

    init(_ description: String, _ commits: [String], play: @escaping @MainActor @Sendable (StageCommitTests) -> Void) {
      (testDescription, self.commits, self.play) = (description, commits, play)
    }

    /// Creates a row whose code runs in a frame.
    init(_ description: String, _ commits: [String], inFrame change: @escaping @MainActor @Sendable (UIView) -> Void) {
      self.init(description, commits) { tests in tests.stage.schedule { [view = tests.view] in change(view) } }
    }
  }

  private nonisolated static let rows = [
    Row("once at the end of a frame, for all changes by input and display links", ["1 frame 2.0"]) { tests in
      tests.stage.schedule { [view = tests.view] in view.frame.origin.x = 1 }
      tests.stage.schedule { [view = tests.view] in view.frame.origin.x = 2 }
    },
    Row(
      "for an outermost explicit transaction, but not for inner ones", ["1 code 3.0", "1 frame 5.0"],
      inFrame: {
        CATransaction.begin()
        $0.frame.origin.x = 1
        CATransaction.begin()
        $0.frame.origin.x = 2
        CATransaction.commit()
        $0.frame.origin.x = 3
        CATransaction.commit()
        $0.frame.origin.x = 4
        // Nested in the implicit transaction that the previous line has opened.
        CATransaction.begin()
        $0.frame.origin.x = 5
        CATransaction.commit()
      }),
    Row(
      "for a flush, at once or when its transaction is committed", ["1 code 1.0", "1 code 4.0", "1 frame 5.0"],
      inFrame: {
        $0.frame.origin.x = 1
        CATransaction.flush()
        $0.frame.origin.x = 2
        CATransaction.begin()
        $0.frame.origin.x = 3
        CATransaction.flush()
        $0.frame.origin.x = 4
        CATransaction.commit()
        $0.frame.origin.x = 5
      }),
    // Code before a frame leaves its changes to the first commit in it. It runs at the time of that frame's code, so that
    // the timer is due in the frame after it.
    Row("for each turn of the main queue and each timer's call", ["1 turn 1.0", "1 turn 2.0", "2 turn 3.0"]) { tests in
      let view = tests.view
      for x in 1...2 { DispatchQueue.main.async { MainActor.assumeIsolated { view.frame.origin.x = CGFloat(x) } } }
      DispatchQueue.main.asyncAfter(deadline: SystemClock.deadline(in: 0.01)) {
        MainActor.assumeIsolated { view.frame.origin.x = 3 }
      }
    },
    Row(
      "not for changes of layers outside windows", [],
      inFrame: { _ in
        let other = CALayer()
        other.opacity = 0.5
        CATransaction.flush()
        CATransaction.begin()
        other.opacity = 0.25
        CATransaction.commit()
      }),
  ]

  @Test("happen in their order", arguments: rows)
  private func commitOrder(_ row: Row) {
    var commits: [String] = []
    var source: CommitSource?
    stage.listeners.add { if case .commit(let new) = $0 { source = new } }
    stage.onCommit = { [unowned stage, view] in
      commits.append("\(stage.frameIndex) \(source.map { "\($0)" } ?? "?") \(stage.presentation(of: view).frame.minX)")
      source = nil
    }
    row.play(self)
    for _ in 0..<2 { stage.frame() }
    #expect(commits == row.commits)
  }

  @Test("happen for the turn in which animations report their end", arguments: EndReports.allCases)
  func reportCommits(order: EndReports) {
    let stage = Stage(endReports: order)
    let view = Self.showView(on: stage)
    var commits: [String] = []
    var hasFrameShown = false
    stage.onFrame = { _ in hasFrameShown = true }
    stage.listeners.add {
      if case .commit(let source) = $0 { commits.append("\(source), presented: \(hasFrameShown)") }
    }
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0.5
    } completion: { _ in
      view.frame.origin.x = 50
    }
    while stage.presentation(of: view).frame.minX == 0, stage.frameIndex < 20 {
      hasFrameShown = false
      stage.frame()
    }
    #expect(commits == ["frame, presented: false", "report, presented: \(order == .afterFrame)"])
  }
}
