@_spi(Recording) import ContainerKit
import Film
import Testing
import UIKit

extension ContainerStage {
  /// Expects that no frame of a transition flashes, however it is driven, and that each way leads to the right picture.
  ///
  ///     @Test func flashes() {
  ///       ContainerStage(pages: ["A", "B"], animator: CardAnimator()).expectNoFlash()
  ///     }
  ///
  /// In both orders of completion blocks, it drags to the page at different progress values and cancels, drags and
  /// finishes, selects the page and lets the transition run, grabs a running transition and lets it go back, and reverses
  /// a running transition by another selection. It looks for flashes in each frame (`watchForFlashes(scale:)`). After a
  /// cancel it compares the picture with the one before the transition, and after a completion with the same selection
  /// without animation. While a released transition moves by itself, its progress must not turn. At last it reads
  /// `faults`.
  ///
  /// Call it at rest. It returns to the page that is selected now. A page that moves by itself, other than endlessly,
  /// cannot be compared.
  ///
  /// - Parameters:
  ///   - index: The index of a page next to the selected one; nil for the next page or, from the last one, the previous page.
  ///   - sourceLocation: The caller's location, at which a mistake is recorded.
  public func expectNoFlash(toPageAt index: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let start = container.selectedIndex
    guard hasPage(at: start, sourceLocation) else { return }
    let target = index ?? (start + 1 < container.viewControllers.count ? start + 1 : start - 1)
    guard hasPage(at: target, sourceLocation) else { return }
    let (order, judge) = (completions, flashJudge)
    for completions in CompletionOrder.allCases {
      self.completions = completions
      FlashTrial(self, from: start, to: target, sourceLocation).run()
    }
    (self.completions, flashJudge) = (order, judge)
    for fault in faults { TestIssue.record(fault, sourceLocation) }
  }

  /// The order in which completion blocks run from now on.
  private var completions: CompletionOrder {
    get { FrameLoop.main.endReports == .beforeFrame ? .beforeFrame : .afterFrame }
    set { FrameLoop.main.endReports = newValue.endReports }
  }
}

/// Drives the transition between two pages in every way, in one order of completion blocks.
@MainActor private struct FlashTrial {
  private let stage: ContainerStage
  private let start: Int
  private let target: Int
  private let sourceLocation: SourceLocation
  private let first: JudgedPicture
  private let second: JudgedPicture
  private let comparison: PictureComparison

  init(_ stage: ContainerStage, from start: Int, to target: Int, _ sourceLocation: SourceLocation) {
    (self.stage, self.start, self.target, self.sourceLocation) = (stage, start, target, sourceLocation)
    comparison = PictureComparison(scale: stage.scale)
    // Both pages have been shown before, so that their pictures can be compared.
    second = Self.jump(to: target, on: stage)
    first = Self.jump(to: start, on: stage)
  }

  func run() {
    for progress in [0.05, 0.3, 0.8] as [CGFloat] {
      drive("a drag to \(progress) that is cancelled", isCompleted: false) {
        drag(to: progress)
        stage.cancelDrag()
      }
    }
    drive("a drag that goes back to 0 and is cancelled", isCompleted: false) {
      drag(to: 0.5)
      drag(to: 0)
      stage.cancelDrag()
    }
    drive("a drag that is finished", isCompleted: true) {
      drag(to: 0.6)
      stage.finishDrag()
    }
    drive("a selection", isCompleted: true, isReleased: false) { select(target) }
    drive("a selection that a finger grabs and lets go back", isCompleted: false) {
      select(target)
      stage.run(toProgress: 0.4)
      grab()
      stage.cancelDrag()
    }
    drive("a selection that another one reverses", isCompleted: false) {
      select(target)
      stage.run(toProgress: 0.4)
      select(start)
    }
  }

  /// Performs a transition, runs it to its end, and compares the picture.
  ///
  /// - Parameter isReleased: `true` if the container moves the transition to its end. An animator's own spring may turn.
  private func drive(_ name: String, isCompleted: Bool, isReleased: Bool = true, _ body: () -> Void) {
    stage.watchForFlashes()
    body()
    let frames = stage.runToEnd()
    for _ in 0..<3 { stage.servedFrame() }
    for flash in stage.flashes { record("\(name): \(flash)") }
    if isReleased, frames.turnsBack { record("\(name): the progress goes back and forth after the release") }
    if stage.container.selectedIndex != (isCompleted ? target : start) {
      record("\(name): the page at the index \(stage.container.selectedIndex) is selected")
    } else if let difference = comparison.difference(isCompleted ? second : first, stage.judgedPicture) {
      record("\(name): the picture at the end is not that of the page without a transition: \(difference.dropLast())")
    }
    _ = Self.jump(to: start, on: stage)
  }

  private func drag(to progress: CGFloat) {
    if !stage.drag(toPageAt: target, progress: progress) {
      record("a finger cannot drag to the page at the index \(target), to a progress of \(progress)")
    }
  }

  /// Puts a finger on the running transition. It may end before the finger has moved far enough.
  private func grab() {
    let progress = stage.progress
    _ = stage.drag(toPageAt: target, progress: progress)
  }

  private func select(_ index: Int) {
    stage.schedule { [stage] in
      stage.container.selectViewController(stage.container.viewControllers[index], animated: true)
    }
    stage.servedFrame()
  }

  private func record(_ text: String) { TestIssue.record(text, sourceLocation) }

  private static func jump(to index: Int, on stage: ContainerStage) -> JudgedPicture {
    stage.schedule { [stage] in stage.container.selectedIndex = index }
    for _ in 0..<3 { stage.servedFrame() }
    return stage.judgedPicture
  }
}

extension [ContainerStage.Frame] {
  /// `true` if the progress of a transition that moves by itself changes its direction.
  fileprivate var turnsBack: Bool {
    zip(self, dropFirst()).contains { before, after in
      guard let old = before.transition, let new = after.transition, old.to == new.to, !old.isInteractive,
        !new.isInteractive, old.isCancelled == new.isCancelled
      else { return false }
      return new.isCancelled ? new.progress > old.progress + 1e-9 : new.progress < old.progress - 1e-9
    }
  }
}
