import Stage
import Testing
import UIKit

@MainActor @Suite("A stage's settings", .serialized) struct StageSettingsTests {
  private final class Ear: UIView {
    var received: [String] = []
    override func traitCollectionDidChange(_ old: UITraitCollection?) {
      guard let old else { return }
      if traitCollection.userInterfaceStyle != old.userInterfaceStyle { received.append("style") }
      if traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory { received.append("size") }
      if traitCollection.layoutDirection != old.layoutDirection { received.append("direction") }
      if traitCollection.accessibilityContrast != old.accessibilityContrast { received.append("contrast") }
    }
  }

  @Test("change traits while the stage runs, and are reset when it is torn down")
  func traits() {
    let stage = Stage()
    let ear = Ear()
    stage.window.addSubview(ear)
    stage.frame()
    stage.settings.userInterfaceStyle = .dark
    stage.settings.preferredContentSizeCategory = .accessibilityLarge
    stage.settings.layoutDirection = .rightToLeft
    stage.settings.accessibilityContrast = .high
    #expect(ear.received == ["style", "size", "direction", "contrast"])
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    stage.tearDown()
    let traits = UIScreen.main.traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.preferredContentSizeCategory == .large)
    #expect(traits.layoutDirection == .leftToRight && traits.accessibilityContrast == .normal)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test("that are not traits post notifications, each only if it has changed")
  func notifications() {
    let stage = Stage()
    nonisolated(unsafe) var received: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIAccessibility.reduceMotionStatusDidChangeNotification, "motion"),
      (UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, "fade"),
      (UILargeContentViewerInteraction.enabledStatusDidChangeNotification, "viewer"),
      (UIAccessibility.switchControlStatusDidChangeNotification, "switch"),
      (UIAccessibility.speakScreenStatusDidChangeNotification, "speak"),
      (UIAccessibility.reduceTransparencyStatusDidChangeNotification, "opaque"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in received.append(word) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    stage.settings.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    stage.settings.prefersCrossFadeTransitions = true
    stage.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(received == ["motion", "fade"] && !UILargeContentViewerInteraction.isEnabled)
    stage.settings.preferredContentSizeCategory = .accessibilityMedium
    #expect(UILargeContentViewerInteraction.isEnabled)
    #expect(!UIAccessibility.isSwitchControlRunning && !UIAccessibility.isSpeakScreenEnabled)
    stage.settings.isSwitchControlRunning = true
    stage.settings.isSpeakScreenEnabled = true
    #expect(UIAccessibility.isSwitchControlRunning && UIAccessibility.isSpeakScreenEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    stage.settings.isReduceTransparencyEnabled = true
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    stage.tearDown()
    let ended = ["viewer", "motion", "fade", "switch", "speak", "opaque"]
    #expect(received == ["motion", "fade", "viewer", "switch", "speak", "opaque"] + ended)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isSwitchControlRunning)
  }

  @Test("end with the stage, also if the next stage is created before it is torn down")
  func replaced() {
    let style = { UIScreen.main.traitCollection.userInterfaceStyle }
    let first = Stage()
    first.settings.userInterfaceStyle = .dark
    let second = Stage()
    #expect(style() == .light && first.window.isHidden && !second.window.isHidden)
    second.settings.userInterfaceStyle = .dark
    first.tearDown()
    #expect(style() == .dark)
    second.tearDown()
    #expect(style() == .light)
  }
}
