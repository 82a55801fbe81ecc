import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A page in a transition", .serialized) @MainActor struct SafeAreaTests {
  /// A page with a label at the safe area's corner, and a scroll view.
  private final class ScrollingPage: UIViewController {
    let label = UIView()
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.alwaysBounceVertical = true
      view.addSubview(scrollView)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: safe.topAnchor),
        label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        label.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        label.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
    }

    /// The frame of the label, and the origin of the scroll view's visible rectangle, as they are on screen.
    var content: [CGFloat] {
      let frame = (label.layer.presentation() ?? label.layer).frame
      let origin = (scrollView.layer.presentation() ?? scrollView.layer).bounds.origin
      return [frame.minX, frame.minY, frame.width, frame.height, origin.x, origin.y]
    }
  }

  private nonisolated static let controllers: [Row.Controller] = [.container, .tabs, .push, .full]

  @Test(
    "keeps its safe area and the offsets of its scroll views in each frame, to the end, or back when it is cancelled",
    arguments: TestedTransition.forms.map(\.name), controllers)
  func still(_ name: String, _ controller: Row.Controller) throws {
    let form = try #require(TestedTransition.forms.first { $0.name == name })
    for followsInLayout in [false, true] {
      for step in [ContainerPageStep.next, .previous] {
        var hosted = HostedTransition(isBackwards: step == .previous) {
          [ScrollingPage(), ScrollingPage()]
        } animator: { _, _ in
          form.transition(nil).animator(for: step)
        }
        hosted.size = Strip.size
        hosted.conditions.updatesSafeAreaInLayout = followsInLayout
        let host = controller.host(hosted)
        host.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 30)
        for _ in 0..<2 { host.stage.frame() }
        let pages = [host.from, host.to].compactMap { $0 as? ScrollingPage }
        let rest = pages[0].content
        try #require(rest[1] == 47 && rest[5] == -47)
        var moved: [String] = []
        host.stage.onFrame = { stage in
          for (page, role) in zip(pages, ["outgoing", "incoming"]) where page.viewIfLoaded?.window != nil {
            if page.content != rest { moved.append("\(stage.frameIndex): \(role) \(page.content)") }
          }
        }
        host.hold()
        _ = host.scrub(to: 0.6)
        host.letGo(finishing: step == .next)
        host.runToEnd()
        #expect(moved.prefix(3) == [], "\(step), \(followsInLayout)")
        host.close()
      }
    }
  }
}
