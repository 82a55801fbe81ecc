import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A container's pages with VoiceOver", .serialized) struct SpokenPageTests {
  /// Returns the spoken elements of each frame, without repetitions.
  private func trees(_ spoken: SpokenContainer, during body: () -> Void) -> [[String]] {
    var trees: [[String]] = []
    spoken.stage.onFrame = { _ in
      let tree = spoken.voice.spoken
      if trees.last != tree { trees.append(tree) }
    }
    body()
    spoken.stage.onFrame = nil
    return trees
  }

  private static let (a, b) = (
    SpokenContainer.tree(page: "A", selected: 0), SpokenContainer.tree(page: "B", selected: 1)
  )

  @Test(
    "only one page is accessible in every frame of a transition: the outgoing one until the end, then the incoming one",
    arguments: [false, true], [false, true])
  func animated(_ mirrored: Bool, _ reducedMotion: Bool) {
    let spoken = SpokenContainer(mirrored: mirrored)
    spoken.stage.settings.isReduceMotionEnabled = reducedMotion
    let trees = trees(spoken) {
      spoken.container.selectViewController(spoken.stage.pages[1], animated: true)
      spoken.stage.finish()
      spoken.stage.run(for: 0.2)
    }
    #expect(trees == [Self.a, Self.b])
    #expect(spoken.stage.faults == [])
  }

  @Test(
    "the page that a finger drags in is not accessible before its transition has completed",
    arguments: [false, true], [false, true])
  func dragged(_ commit: Bool, _ reducedMotion: Bool) {
    let spoken = SpokenContainer()
    spoken.stage.settings.isReduceMotionEnabled = reducedMotion
    let trees = trees(spoken) {
      spoken.stage.drag(by: commit ? -300 : -80)
      spoken.stage.finish()
      spoken.stage.run(for: 0.2)
    }
    #expect(trees == (commit ? [Self.a, Self.b] : [Self.a]))
    #expect(spoken.posts == (commit ? ["pageScrolled B, page 2 of 4"] : []))
  }

  @Test("the selected page is accessible inside an animator's wrapper view, and views that the animator adds are not")
  func addedViews() {
    let spoken = SpokenContainer()
    spoken.stage.animator = WrappingAnimator()
    let trees = trees(spoken) {
      spoken.container.selectViewController(spoken.stage.pages[1], animated: true)
      spoken.stage.finish()
      spoken.stage.run(for: 0.2)
    }
    #expect(trees == [Self.a, Self.b])
  }

  @Test("a change of the children leaves no removed page accessible, and without children there is no element")
  func children() {
    let spoken = SpokenContainer()
    spoken.container.viewControllers = [spoken.stage.pages[1], spoken.stage.pages[3]]
    #expect(spoken.voice.spoken == SpokenContainer.tree(page: "B", selected: 0, of: ["B", "D"]))
    spoken.container.viewControllers = []
    #expect(spoken.voice.spoken == [])
    #expect(spoken.posts == ["screenChanged B, page 1 of 2", "screenChanged -"])
  }

  @Test("the selected page of a nested container is accessible, with both bars")
  func nested() {
    let inner = SpokenContainer.inner(selected: 1)
    let spoken = SpokenContainer(["A", "B"], pages: { $0 == "B" ? inner : SpokenPage() })
    spoken.container.selectedIndex = 1
    spoken.stage.frame()
    #expect(
      spoken.voice.spoken == [
        "Y first", "Y second", "X, tab, 1 of 2", "Y, selected, tab, 2 of 2", "A, tab, 1 of 2",
        "B, selected, tab, 2 of 2",
      ])
  }

  @Test("are not accessible while a controller is presented over the container, and no selection is announced")
  func covered() {
    let spoken = SpokenContainer()
    let sheet = SpokenPage().titled("S")
    sheet.modalPresentationStyle = .overFullScreen
    spoken.container.present(sheet, animated: false)
    spoken.stage.settle()
    #expect(spoken.voice.spoken == ["S first", "S second"])
    spoken.container.selectedIndex = 1
    #expect(spoken.voice.spoken == ["S first", "S second"])
    #expect(spoken.posts == [])
    spoken.container.dismiss(animated: false)
    spoken.stage.settle()
    #expect(spoken.voice.spoken == Self.b)
    spoken.container.selectedIndex = 0
    #expect(spoken.posts == ["screenChanged A, page 1 of 4"])
  }
}

/// Puts both pages into a view of its own, above a label.
@MainActor private final class WrappingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let wrapper = UIView(frame: container.bounds)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "On the way"
    container.addSubview(wrapper)
    let (from, to) = (context.view(forKey: .from)!, context.view(forKey: .to)!)
    for view in [label, to, from] { wrapper.addSubview(view) }
    UIView.animate(withDuration: 0.2) {
      from.alpha = 0.2
    } completion: { _ in
      from.alpha = 1
      container.addSubview(to)
      wrapper.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
