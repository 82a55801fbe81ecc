import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitDemo

@Suite("The library's transitions under a finger", .serialized) @MainActor struct ConditionTests {
  struct Condition: Sendable, CustomTestStringConvertible {
    var name: String
    var size = CGSize(width: 390, height: 844)
    /// The number of pixels per point. A row of pictures is about as wide in every condition.
    var scale: CGFloat = 0.25
    var category = UIContentSizeCategory.large
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var style = UIUserInterfaceStyle.light
    var testDescription: String { name }

    static let all = [
      Condition(name: "320", size: CGSize(width: 320, height: 568), scale: 0.3), Condition(name: "390"),
      Condition(name: "768", size: CGSize(width: 768, height: 1024), scale: 0.15),
      Condition(name: "1366", size: CGSize(width: 1366, height: 1024), scale: 0.125),
      Condition(name: "rtl", direction: .rightToLeft), Condition(name: "dark", style: .dark),
      Condition(name: "ax3", category: .accessibilityExtraLarge),
    ]
  }

  private func stage(_ condition: Condition) -> ContainerStage {
    let container = ContainerViewController(viewControllers: [TodayPage(title: "Today"), SettingsPage(.english)])
    let stage = ContainerStage(container: container, size: condition.size, scale: condition.scale)
    stage.keepsFrames = false
    stage.settings.preferredContentSizeCategory = condition.category
    stage.settings.layoutDirection = condition.direction
    stage.settings.userInterfaceStyle = condition.style
    stage.frame()
    // The pages measure their contents in a layout, and need another one where lines of text are then broken differently.
    for page in container.viewControllers { page.viewIfLoaded?.setNeedsLayout() }
    for _ in 0..<2 { stage.frame() }
    return stage
  }

  /// Returns the picture of a transition that is dragged to two fifths, at which a flipped page is not seen from its edge. Cancels
  /// it.
  private func picture(_ stage: ContainerStage, _ transition: PageTransition) -> CGImage {
    stage.container.pageTransition = transition
    stage.drag(toPageAt: 1, progress: 0.4)
    stage.frame()
    let picture = stage.image()
    stage.cancelDrag()
    stage.runToEnd()
    #expect(stage.faults == [])
    return picture
  }

  @Test("match their reference pictures in other sizes and settings", arguments: Condition.all)
  func instants(_ condition: Condition) {
    let stage = stage(condition)
    let before = stage.image()
    let pictures = TestedTransition.forms.map { picture(stage, $0.transition(nil)) }
    expectRecorded(Strip.sheet(pictures, columns: 7), "underway-\(condition.name)")
    #expect(PictureDifference(before, stage.image()) == nil)
  }

  @Test("flash in no frame on pages without a background", arguments: TestedTransition.forms.map(\.name))
  func clear(_ name: String) throws {
    let form = try #require(TestedTransition.forms.first { $0.name == name })
    let host = ElementStage(form.transition(nil)) {
      $0.backgroundColor = nil
      $0.addText(nil, "First", CGRect(x: 12, y: 20, width: 100, height: 20), size: 15)
      $0.addPhoto(nil, CGRect(x: 20, y: 80, width: 60, height: 60), 2)
    } _: {
      $0.backgroundColor = .clear
      $0.addText(nil, "Second", CGRect(x: 12, y: 160, width: 100, height: 20), size: 15)
      $0.addPhoto(nil, CGRect(x: 60, y: 60, width: 90, height: 60), 5)
    }
    let first = host.stage.image()
    host.stage.drag(toPageAt: 1, progress: 0)
    host.stage.frame()
    #expect(PictureDifference(first, host.stage.image()) == nil)
    host.stage.drag(toPageAt: 1, progress: 0.6)
    host.stage.cancelDrag()
    host.stage.runToEnd()
    for page in [1, 0] {
      host.select(page)
      host.stage.runToEnd()
    }
    #expect(host.faults == [])
    #expect(PictureDifference(first, host.stage.image()) == nil)
  }

  @Test("are a fade with Reduce Motion")
  func reducedMotion() {
    let stage = stage(Condition(name: "reduced motion"))
    let fade = picture(stage, .fade)
    stage.settings.isReduceMotionEnabled = true
    for (name, transition) in TestedTransition.forms {
      #expect(PictureDifference(fade, picture(stage, transition(nil))) == nil, "\(name)")
    }
  }
}
