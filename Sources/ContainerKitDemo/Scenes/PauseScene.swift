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
    container.onProgress = { [unowned container] in
      control.update(isInteractive: container.transitionProgress?.isInteractive == true)
    }
    control.panel.translatesAutoresizingMaskIntoConstraints = false
    container.view.addSubview(control.panel)
    NSLayoutConstraint.activate([
      control.panel.centerXAnchor.constraint(equalTo: container.view.centerXAnchor),
      control.panel.topAnchor.constraint(equalTo: container.view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    return container
  }
}

/// Pauses the running curtain, and shows the times of its mask and of the container view.
@MainActor private final class CurtainControl {
  let panel = LayerTimePanel(names: ["mask", "container"])
  private var curtain: CurtainAnimator?

  init() {
    show()
    panel.onPause = { [unowned self] in
      guard let curtain else { return }
      if curtain.isPaused { curtain.resume() } else { curtain.pause() }
      show()
    }
  }

  /// Returns nil if the user prefers reduced motion.
  func makeAnimator() -> CurtainAnimator? {
    guard !UIAccessibility.isReduceMotionEnabled else { return nil }
    let curtain = CurtainAnimator(duration: 2)
    curtain.onEnd = { [unowned self] in
      self.curtain = nil
      show()
    }
    self.curtain = curtain
    return curtain
  }

  /// - Parameter isInteractive: `true` if a finger moves the container's time. Then the mask's has to run.
  func update(isInteractive: Bool) {
    if isInteractive { curtain?.resume() }
    show()
  }

  private func show() {
    panel.show(isPaused: curtain?.mask == nil ? nil : curtain?.isPaused)
    let start = curtain?.startTime ?? 0
    panel.show(0, curtain?.mask, since: start)
    panel.show(1, curtain?.container?.layer, since: start)
  }
}
