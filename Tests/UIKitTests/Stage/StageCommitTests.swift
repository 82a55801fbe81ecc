import Stage
import Testing
import UIKit

@Suite("A stage's commits", .serialized) @MainActor
struct StageCommitTests {
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

  /// Runs `body` and frames, and returns the frame, the source and the view's position of each commit.
  private func commits(_ frames: Int = 1, _ body: () -> Void) -> [String] {
    var commits: [String] = []
    var source: CommitSource?
    stage.listeners.add { if case .commit(let new) = $0 { source = new } }
    stage.onCommit = { [stage, view] in
      commits.append("\(stage.frameIndex) \(source.map { "\($0)" } ?? "?") \(stage.presentation(of: view).frame.minX)")
      source = nil
    }
    body()
    for _ in 0..<frames { stage.frame() }
    stage.tearDown()
    return commits
  }

  /// Returns the commits of a frame in which `change` runs.
  private func commitsOfFrame(_ change: @escaping @MainActor () -> Void) -> [String] {
    commits { stage.schedule(change) }
  }

  @Test("happen once at the end of a frame, for all changes by input and display links")
  func frame() {
    let found = commits(2) {
      stage.schedule { view.frame.origin.x = 1 }
      stage.schedule { view.frame.origin.x = 2 }
    }
    #expect(found == ["1 frame 2.0"])
  }

  @Test("happen for an outermost explicit transaction, but not for inner ones")
  func explicit() {
    let found = commitsOfFrame {
      CATransaction.begin()
      view.frame.origin.x = 1
      CATransaction.begin()
      view.frame.origin.x = 2
      CATransaction.commit()
      view.frame.origin.x = 3
      CATransaction.commit()
      view.frame.origin.x = 4
      // Nested in the implicit transaction that the previous line has opened.
      CATransaction.begin()
      view.frame.origin.x = 5
      CATransaction.commit()
    }
    #expect(found == ["1 code 3.0", "1 frame 5.0"])
  }

  @Test("happen for a flush, at once or when the explicit transaction around it is committed")
  func flush() {
    let found = commitsOfFrame {
      view.frame.origin.x = 1
      CATransaction.flush()
      view.frame.origin.x = 2
      CATransaction.begin()
      view.frame.origin.x = 3
      CATransaction.flush()
      view.frame.origin.x = 4
      CATransaction.commit()
      view.frame.origin.x = 5
    }
    #expect(found == ["1 code 1.0", "1 code 4.0", "1 frame 5.0"])
  }

  @Test("happen for each turn of the main queue and for each timer's call")
  func turns() {
    let found = commits(2) {
      for x in 1...2 { DispatchQueue.main.async { MainActor.assumeIsolated { view.frame.origin.x = CGFloat(x) } } }
      DispatchQueue.main.asyncAfter(deadline: SystemClock.deadline(in: 0.01)) {
        MainActor.assumeIsolated { view.frame.origin.x = 3 }
      }
    }
    // Code before a frame leaves its changes to the first commit in it. It runs at the time of that frame's code, so that
    // the timer is due in the frame after it.
    #expect(found == ["1 turn 1.0", "1 turn 2.0", "2 turn 3.0"])
  }

  @Test("happen for the turn in which animations report their end", arguments: EndReports.allCases)
  func reports(order: EndReports) {
    let stage = Stage(endReports: order)
    defer { stage.tearDown() }
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

  @Test("are not counted if they change no layer of a window")
  func nothing() {
    let found = commitsOfFrame {
      let other = CALayer()
      other.opacity = 0.5
      CATransaction.flush()
      CATransaction.begin()
      other.opacity = 0.25
      CATransaction.commit()
    }
    #expect(found == [])
  }
}
