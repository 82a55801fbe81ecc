import ContainerKit
import UIKit

extension Scene {
  /// A curtain that is paused and resumed by a button, in its mask's time, and then follows a finger, in the time of the container.
  static let pause = Scene(
    name: "pause", title: "A pause button",
    summary: "A button stops a layer's time; a finger moves the container's. The panel shows both.",
    sources: ["Controllers/CurtainAnimator.swift", "Scenes/PauseScene.swift", "Bars/LayerTimePanel.swift"],
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.tap(58, 101, at: 1.2))
      \(Finger.tap(58, 101, at: 2.4))
      \(Finger.drag(at: 5.0, from: 340, travel: -250, duration: 0.8, rest: 0.4))
      \(Finger.drag(at: 8.6, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      10.6 end
      """
  ) {
    let control = CurtainControl()
    let container = DemoContainerViewController(pages: Pages.covers()) { _, _ in control.makeAnimator() }
    container.onProgress = { control.update($0) }
    control.panel.translatesAutoresizingMaskIntoConstraints = false
    container.view.addSubview(control.panel)
    NSLayoutConstraint.activate([
      control.panel.centerXAnchor.constraint(equalTo: container.view.centerXAnchor),
      control.panel.topAnchor.constraint(equalTo: container.view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    return container
  }
}

/// Pauses the running curtain, and shows the times of the last curtain's mask and of the container view.
@MainActor private final class CurtainControl {
  let panel = LayerTimePanel(names: ["mask", "container"])
  private var curtain: CurtainAnimator?

  init() {
    panel.onPause = { [unowned self] in
      guard let curtain else { return }
      if curtain.isPaused { curtain.resume() } else { curtain.pause() }
      showMask()
    }
  }

  /// Returns nil if the user prefers reduced motion.
  func makeAnimator() -> CurtainAnimator? {
    curtain = UIAccessibility.isReduceMotionEnabled ? nil : CurtainAnimator(duration: 2)
    return curtain
  }

  func update(_ progress: ContainerTransitionProgress) {
    // A finger moves the container's time. That of the mask has to run.
    if progress.isInteractive { curtain?.resume() }
    showMask()
    // The last frames of a transition look like those after it.
    let isAtEnd = progress.fractionComplete == 0 || progress.fractionComplete == 1
    let isMoving = progress.isInteractive || !isAtEnd
    panel.show(1, isMoving ? curtain?.container?.layer : nil, since: curtain?.startTime ?? 0)
  }

  private func showMask() {
    panel.show(isPaused: curtain?.isPaused == true)
    panel.show(0, curtain?.mask, since: curtain?.startTime ?? 0)
  }
}
