import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Changes in callbacks", .serialized) struct CallbackTests {
  let cancelled = [
    "viewWillAppear B", "viewWillDisappear A", "viewWillDisappear B", "viewWillAppear A", "viewDidDisappear B",
    "viewDidAppear A",
  ]

  @Test("an unanimated selection cancels a drag, and the incoming child gets no viewDidAppear")
  func heldUnanimated() {
    let stage = ContainerStage()
    stage.drag(by: -150, release: false)
    stage.run(for: 0.5)
    stage.container.selectedIndex = 0
    stage.run(for: 0.2)
    #expect(stage.appearanceCalls == cancelled)
    #expect(stage.faults == [])
  }

  @Test("an animator that reports false by itself reverses appearance")
  func reportsFalse() {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator.fade { _ in false }
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.appearanceCalls == cancelled)
  }

  @Test("a controller-driven transition that code cancels reverses appearance")
  func external() {
    let stage = ContainerStage()
    let controller = ScriptedController()
    stage.delegate.interactionController = controller
    stage.tap(tab: 1)
    stage.frame()
    stage.container.selectViewController(stage.pages[0], animated: true)
    stage.run(for: 0.2)
    #expect(stage.appearanceCalls == cancelled)
    #expect(stage.faults == [])
  }

  @Test("handlers of the interaction are called for an interruption, too")
  func handlers() {
    let stage = ContainerStage()
    var received: [Bool] = []
    stage.drag(by: -150, release: false)
    stage.run(for: 0.3)
    stage.pages[0].transitionCoordinator?.notifyWhenInteractionChanges { received.append($0.isCancelled) }
    stage.run(for: 0.2)
    stage.container.selectedIndex = 0
    #expect(received == [true])
  }

  @Test("views and selection agree if children are replaced while another request waits")
  func mutationWithNext() {
    let stage = ContainerStage()
    var answers: [String] = []
    let (a, b, c) = (stage.pages[0], stage.pages[1], stage.pages[2])
    stage.container.selectViewController(b, animated: true) { answers.append("B \($0)") }
    stage.run(for: 0.1)
    stage.container.selectViewController(c, animated: true) { answers.append("C \($0)") }
    stage.run(for: 0.1)
    stage.container.viewControllers = [a, b]
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.faults == [])
    #expect(answers.count == 2)
    #expect(c.viewIfLoaded?.superview == nil)
  }

  @Test("a transition ends if the container leaves the screen while another request waits")
  func leavesWithNext() {
    let stage = ContainerStage()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.1)
    stage.container.selectViewController(stage.pages[2], animated: true)
    stage.run(for: 0.1)
    stage.window.rootViewController = UIViewController()
    #expect(stage.container.transition == nil)
    stage.run(for: 0.2)
    #expect(stage.issues == [])
    #expect(stage.container.transition == nil)
  }

  @Test("the delegate can remove the child in willSelect")
  func removeInWillSelect() {
    let stage = ContainerStage()
    let deputy = stage.delegate
    let b = stage.pages[1]
    deputy.onWillSelect = { [weak c = stage.container] vc in if vc === b { c?.viewControllers.removeAll { $0 === b } } }
    var answer: ContainerSelectionOutcome?
    stage.container.selectViewController(b, animated: true) { answer = $0 }
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.faults == [])
    #expect(answer == .cancelled)
    #expect(b.viewIfLoaded?.superview == nil)
  }

  @Test("a page can change the children in its first layout", arguments: 0..<5, [false, true])
  func changeInLayout(_ change: Int, _ isDragged: Bool) {
    let stage = ContainerStage { _ in ClosurePage() }
    let (a, b, c) = (stage.pages[0], stage.pages[1], stage.pages[2])
    var count = 0
    stage.closurePage(1).onLayout = { [weak k = stage.container] in
      count += 1
      guard count == 1 else { return }
      switch change {
      case 0: k?.viewControllers.removeAll { $0 === b }
      case 1: k?.viewControllers.removeAll { $0 === a }
      case 2: k?.viewControllers = []
      case 3: k?.viewControllers = [c, b, a]
      default: k?.selectedIndex = 0
      }
    }
    if isDragged { stage.drag(by: -300) } else { stage.tap(tab: 1) }
    stage.finish()
    stage.run(for: 1)
    let left = stage.container.viewControllers
    let expected: [[UIViewController?]] = [[a], [b, c], [nil], [b], [a]]
    #expect(expected[change].contains { $0 === stage.container.selectedViewController })
    #expect(left.count == [3, 3, 0, 3, 4][change] && stage.container.transition == nil)
    #expect(stage.faults == (left.isEmpty ? ["nothing is selected"] : []))
  }

  @Test("a page can change the children in viewWillAppear")
  func mutateInWillAppear() {
    let stage = ContainerStage { _ in ClosurePage() }
    let d = stage.pages[3]
    stage.closurePage(1).onWillAppear = { [weak c = stage.container] in c?.viewControllers.removeAll { $0 === d } }
    stage.tap(tab: 1)
    stage.run(for: 2)
    #expect(stage.faults == [])
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("a page can make itself the only child in viewDidAppear")
  func mutateInDidAppear() {
    let stage = ContainerStage { _ in ClosurePage() }
    let b = stage.pages[1]
    stage.closurePage(1).onDidAppear = { [weak c = stage.container] in c?.viewControllers = [b] }
    stage.tap(tab: 1)
    stage.run(for: 2)
    #expect(stage.faults == [])
    #expect(
      stage.appearanceCalls == ["viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B"])
    #expect(stage.callLines.filter { $0 == "didSelect B" }.count == 1)
    #expect(stage.container.selectedViewController === b)
  }

  @Test("the incoming page can be removed in viewDidDisappear of the outgoing one")
  func mutateInDidDisappear() {
    let stage = ContainerStage { _ in ClosurePage() }
    let (a, c) = (stage.pages[0], stage.pages[2])
    stage.closurePage(0).onDidDisappear = { [weak k = stage.container] in k?.viewControllers = [a, c] }
    stage.tap(tab: 1)
    stage.run(for: 2)
    #expect(stage.faults == [])
  }

  @Test("didSelect can remove the child of a waiting request")
  func removeInDidSelect() {
    let stage = ContainerStage()
    let deputy = stage.delegate
    let (b, c) = (stage.pages[1], stage.pages[2])
    deputy.onDidSelect = { [weak k = stage.container] vc in if vc === b { k?.viewControllers.removeAll { $0 === c } } }
    var answers: [String] = []
    stage.container.selectViewController(b, animated: true) { answers.append("B \($0)") }
    stage.run(for: 0.1)
    stage.container.selectViewController(c, animated: true) { answers.append("C \($0)") }
    stage.finish()
    stage.run(for: 2)
    #expect(stage.faults == [])
    #expect(answers == ["B selected", "C cancelled"])
    #expect(c.viewIfLoaded?.superview == nil)
  }

  @Test("a page that is selected while the container disappears appears with it the next time")
  func selectWhileDisappearing() {
    let stage = ContainerStage()
    stage.container.beginAppearanceTransition(false, animated: true)
    stage.container.selectedIndex = 1
    stage.container.endAppearanceTransition()
    #expect(!stage.callLines.contains("viewDidAppear B"))
    stage.removeAllCalls()
    stage.container.beginAppearanceTransition(true, animated: true)
    stage.container.endAppearanceTransition()
    #expect(stage.appearanceCalls.filter { !$0.contains("container") } == ["viewWillAppear B", "viewDidAppear B"])
    #expect(stage.issues == [])
  }

  @Test("an interaction controller can finish or cancel while it is being started", arguments: [true, false])
  func releaseInStart(_ commit: Bool) {
    final class Quick: NSObject, UIViewControllerInteractiveTransitioning {
      let commit: Bool
      var context: (any UIViewControllerContextTransitioning)?
      init(_ commit: Bool) { self.commit = commit }
      func startInteractiveTransition(_ c: any UIViewControllerContextTransitioning) {
        context = c
        c.view(forKey: .to).map(c.containerView.addSubview)
        if commit { c.finishInteractiveTransition() } else { c.cancelInteractiveTransition() }
      }
    }
    let stage = ContainerStage()
    let q = Quick(commit)
    stage.delegate.interactionController = q
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    #expect(q.context?.isInteractive == false)
    #expect(q.context?.transitionWasCancelled == !commit)
    q.context?.completeTransition(!(q.context?.transitionWasCancelled ?? true))
    stage.run(for: 0.1)
    #expect(stage.container.selectedIndex == (commit ? 1 : 0))
    #expect(stage.faults == [])
  }

  @Test("a selection in the last frames of a cancel is not lost", arguments: 0..<8)
  func lateTap(_ delay: Int) {
    let stage = ContainerStage()
    var answers: [ContainerSelectionOutcome] = []
    stage.drag(by: -150)
    stage.run(until: {
      stage.container.transition?.hasArrived == true
    })
    for _ in 0..<delay { stage.frame() }
    stage.container.selectViewController(stage.pages[1], animated: true) { answers.append($0) }
    stage.run(for: 3)
    #expect(answers == [.selected])
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("a resized window cancels a drag", arguments: Contract.orders)
  func resized(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.drag(by: -150, release: false)
    stage.run(for: 0.5)
    stage.schedule { stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390) }
    stage.run(for: 0.3)
    #expect(stage.faults == [])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.appearanceCalls == cancelled)
  }

  @Test("the wait for an animator that never completes ends when the container goes away")
  func goesAway() async {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator { _ in }
    let answer = Task.immediate { await stage.container.selectViewController(stage.pages[1], animated: true) }
    stage.run(for: 0.3)
    stage.window.rootViewController = UIViewController()
    stage.run(for: 0.3)
    #expect(stage.container.transition == nil)
    #expect(await answer.value == .selected)
  }

  @Test("a selection during a drag wins, even if the pan ends afterwards")
  func tapWhileDragging() {
    for index in [0, 1, 2] {
      let stage = ContainerStage()
      stage.drag(by: -150, release: false)
      stage.run(for: 0.5)
      var answers: [ContainerSelectionOutcome] = []
      stage.container.selectViewController(stage.pages[index], animated: true) { answers.append($0) }
      stage.run(for: 0.05)
      stage.touch(.moved, at: CGPoint(x: 300, y: 300))
      stage.frame()
      stage.touch(.ended, at: CGPoint(x: 380, y: 300))
      stage.run(for: 4)
      #expect(answers == [.selected], "\(index)")
      #expect(stage.container.selectedIndex == index)
      #expect(stage.faults == [])
    }
  }
}
