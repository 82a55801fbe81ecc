import Stage
import Testing
@testable import UIKit

@MainActor @Suite("The large content viewer", .serialized) struct LargeContentTests {
  private final class AnsweringDelegate: NSObject, UILargeContentViewerInteractionDelegate {
    var ends: [String] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ends.append("\(item?.largeContentTitle ?? "nothing") \(Int(point.x))") }
  }

  /// Two buttons of 100 points side by side in a bar at the top.
  @MainActor private struct Bar {
    let stage = Stage(size: CGSize(width: 390, height: 600))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let buttons = ["One", "Two"].map { title in
      let button = UIButton(frame: CGRect(x: title == "One" ? 0 : 100, y: 0, width: 100, height: 50))
      button.setTitle(title, for: .normal)
      button.showsLargeContentViewer = true
      return button
    }
    let log = CallLog()

    init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
      stage.settings.preferredContentSizeCategory = .accessibilityLarge
      for button in buttons {
        button.addAction(UIAction { [log] _ in log.lines.append(button.currentTitle ?? "") }, for: .touchUpInside)
        view.addSubview(button)
      }
      view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
      stage.window.addSubview(view)
      stage.frame()
    }

    var viewer: LargeContentView? { stage.window.subviews.lazy.compactMap { $0 as? LargeContentView }.first }

    var shownTitle: String? { viewer?.subviews.lazy.compactMap { $0 as? UILabel }.first?.text }
  }

  @Test("shows the item under a resting or sliding finger, centered; lifting the finger taps that item")
  func sliding() throws {
    let bar = Bar()
    bar.stage.touch(.began, at: CGPoint(x: 50, y: 25))
    bar.stage.run(for: 0.4)
    #expect(bar.shownTitle == nil)
    bar.stage.run(for: 0.3)
    #expect(bar.shownTitle == "One")
    let frame = try #require(bar.viewer).frame
    #expect(CGPoint(x: frame.midX, y: frame.midY) == CGPoint(x: 195, y: 300))
    bar.stage.touch(.moved, at: CGPoint(x: 150, y: 25))
    bar.stage.frame()
    #expect(bar.shownTitle == "Two" && bar.log.lines == [])
    bar.stage.touch(.moved, at: CGPoint(x: 250, y: 25))
    bar.stage.frame()
    #expect(bar.shownTitle == nil)
    bar.stage.touch(.moved, at: CGPoint(x: 150, y: 25))
    bar.stage.touch(.ended, at: CGPoint(x: 150, y: 25))
    bar.stage.frame()
    #expect(bar.viewer == nil && bar.log.lines == ["Two"])
  }

  @Test("does not appear for standard text sizes, taps, fingers that move at once, or places without an item")
  func absent() {
    let bar = Bar()
    bar.stage.tap(at: CGPoint(x: 50, y: 25))
    bar.stage.frame()
    #expect(bar.log.lines == ["One"])
    bar.stage.drag(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 90, y: 25), duration: 0.1, release: false)
    bar.stage.run(for: 1)
    #expect(bar.viewer == nil)
    bar.stage.touch(.ended, at: CGPoint(x: 90, y: 25))
    bar.stage.frame()
    bar.stage.touch(.began, at: CGPoint(x: 300, y: 25))
    bar.stage.run(for: 1)
    #expect(bar.viewer == nil)
    bar.stage.touch(.ended, at: CGPoint(x: 300, y: 25))
    bar.stage.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    bar.stage.frame()
    bar.stage.touch(.began, at: CGPoint(x: 50, y: 25))
    bar.stage.run(for: 1)
    #expect(bar.viewer == nil)
    bar.stage.touch(.ended, at: CGPoint(x: 50, y: 25))
    bar.stage.frame()
    #expect(bar.log.lines == ["One", "One", "One"])
  }

  @Test("notifies its delegate of the end and its location instead of tapping; a cancelled touch ends nothing")
  func delegate() {
    let deputy = AnsweringDelegate()
    let bar = Bar(delegate: deputy)
    bar.stage.touch(.began, at: CGPoint(x: 50, y: 25))
    bar.stage.run(for: 0.7)
    #expect(bar.shownTitle == "One")
    bar.stage.touch(.cancelled, at: CGPoint(x: 50, y: 25))
    bar.stage.frame()
    #expect(bar.viewer == nil && deputy.ends == [])
    for x: CGFloat in [150, 300] {
      bar.stage.touch(.began, at: CGPoint(x: 50, y: 25))
      bar.stage.run(for: 0.7)
      bar.stage.touch(.moved, at: CGPoint(x: x, y: 25))
      bar.stage.touch(.ended, at: CGPoint(x: x, y: 25))
      bar.stage.frame()
    }
    #expect(deputy.ends == ["Two 150", "nothing 300"] && bar.log.lines == [])
  }

  @Test("uses a button's title and image unless the view sets its own")
  func contents() {
    let button = UIButton(frame: .zero)
    #expect(!button.showsLargeContentViewer && button.largeContentTitle == nil && button.largeContentImage == nil)
    button.setTitle("Plain", for: .normal)
    #expect(button.largeContentTitle == "Plain")
    button.largeContentTitle = "Own"
    #expect(button.largeContentTitle == "Own" && UIView().largeContentTitle == nil)
  }

  @Test("is an interaction, which leaves its previous view when it is added to another")
  func interaction() {
    let (one, other) = (UIView(), UIView())
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    one.addInteraction(interaction)
    #expect(interaction.view === one && one.gestureRecognizers?.count == 1)
    other.addInteraction(interaction)
    #expect(interaction.view === other && one.interactions.isEmpty && one.gestureRecognizers == [])
    #expect(other.gestureRecognizers == [interaction.gestureRecognizerForExclusionRelationship])
    other.interactions = []
    #expect(interaction.view == nil && other.gestureRecognizers == [])
  }
}
