import UIKit

extension Scene {
  /// Three pairs of pages, each with an animator of its own that is written for UIKit alone: a drag through each pair, a drag back that
  /// is cancelled, and a tap that a finger catches.
  static let plugged = Scene(
    name: "plugged", title: "Animators from elsewhere",
    summary: "Three animators that know UIKit only, under a finger: a view's, a property's, keyframes.",
    sources: ["Controllers/PluggedAnimators.swift", "Scenes/PluggedScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 4.6, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 7.0, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.tapTab(2, at: 9.0))
      \(Finger.drag(at: 9.3, from: 300, travel: -120, duration: 0.3))
      11.2 end
      """
  ) {
    let pages = Pages.plugged()
    let animators: [() -> any UIViewControllerAnimatedTransitioning] = [
      { DropAnimator() }, { LiftAnimator() }, { StepsAnimator() },
    ]
    return DemoContainerViewController(pages: pages) { from, to in
      guard !UIAccessibility.isReduceMotionEnabled else { return nil }
      let pair = pages.firstIndex { $0 === from || $0 === to } ?? 0
      return animators[min(pair, animators.count - 1)]()
    }
  }
}
