import ContainerKit
import UIKit

extension Scene {
  /// Five tabs whose icons follow the finger, with an animator of the app's: a drag, a cancelled drag, a tap that passes over a tab, and
  /// a thumb along the tabs.
  static let animated = Scene(
    name: "animated", title: "Animated icons",
    summary: "Icons in the tabs fill and move with the finger, and pages turn on a wheel.",
    sources: ["Bars/AnimatedIcon.swift", "Controllers/WheelAnimator.swift", "Scenes/AnimatedScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 340, travel: -130, duration: 0.4, rest: 0.2))
      \(Finger.tapTab(3, of: 5, at: 4.4))
      \(Finger.slide(at: 6.0, from: 273, travels: [-210], duration: 1.0, rest: 0.3))
      8.4 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.withAnimatedIcons()) { _, _ in
      UIAccessibility.isReduceMotionEnabled ? nil : WheelAnimator()
    }
    container.tabBar.allowsScrubbing = true
    return container
  }
}
