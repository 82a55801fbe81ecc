import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A page that runs a test's closures in its appearance calls.
final class NotifiedPage: UIViewController {
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onLoad: (() -> Void)?
  override func viewDidLoad() { super.viewDidLoad(); onLoad?() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); onWillAppear?() }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); onDidAppear?() }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); onWillDisappear?() }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); onDidDisappear?() }
}

@MainActor func notified(_ rig: Rig, _ i: Int) -> NotifiedPage { rig.page(i) as! NotifiedPage }

@MainActor func appearance(_ rig: Rig) -> [String] {
  rig.calls.filter { $0.hasPrefix("viewWill") || $0.hasPrefix("viewDid") && !$0.contains("Load") }
}

@MainActor final class RecordingDelegate: ContainerViewControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var controller: (any UIViewControllerInteractiveTransitioning)?
  var onWillSelect: ((UIViewController) -> Void)?
  var onDidSelect: ((UIViewController) -> Void)?
  var onWillTransition: ((UIViewController) -> Void)?
  var onDidCancel: ((UIViewController) -> Void)?
  func containerViewController(_ container: ContainerViewController, willSelect viewController: UIViewController) {
    onWillSelect?(viewController)
  }
  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    onDidSelect?(viewController)
  }
  func containerViewController(
    _ container: ContainerViewController, willTransitionTo viewController: UIViewController
  ) { onWillTransition?(viewController) }
  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController
  ) { onDidCancel?(viewController) }
  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { controller }
}

@MainActor @Suite("Changes in callbacks", .serialized) struct CallbackTrials {
  let cancelled = [
    "viewWillAppear B", "viewWillDisappear A", "viewWillDisappear B", "viewWillAppear A", "viewDidDisappear B",
    "viewDidAppear A",
  ]

  @Test("an unanimated selection cancels a drag, and the incoming child gets no viewDidAppear")
  func heldUnanimated() {
    let rig = Rig()
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.5)
    rig.container.selectedIndex = 0
    rig.stage.run(for: 0.2)
    #expect(appearance(rig) == cancelled)
    #expect(rig.faults == [])
  }

  @Test("an animator that reports false by itself reverses appearance")
  func reportsFalse() {
    let rig = Rig()
    rig.delegate.animator = ScriptedAnimator.fade { _ in false }
    rig.tapTab(1)
    rig.finish()
    #expect(appearance(rig) == cancelled)
  }

  @Test("a controller-driven transition that code cancels reverses appearance")
  func external() {
    let rig = Rig()
    let controller = ScriptedController()
    rig.delegate.controller = controller
    rig.tapTab(1)
    rig.stage.frame()
    rig.container.selectViewController(rig.page(0), animated: true)
    rig.stage.run(for: 0.2)
    #expect(appearance(rig) == cancelled)
    #expect(rig.faults == [])
  }

  @Test("handlers of the interaction are called for an interruption, too")
  func handlers() {
    let rig = Rig()
    var received: [Bool] = []
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.3)
    rig.page(0).transitionCoordinator?.notifyWhenInteractionChanges { received.append($0.isCancelled) }
    rig.stage.run(for: 0.2)
    rig.container.selectedIndex = 0
    #expect(received == [true])
  }

  @Test("views and selection agree if children are replaced while another request waits")
  func mutationWithNext() {
    let rig = Rig()
    var answers: [String] = []
    let (a, b, c) = (rig.page(0), rig.page(1), rig.page(2))
    rig.container.selectViewController(b, animated: true) { answers.append("B \($0)") }
    rig.stage.run(for: 0.1)
    rig.container.selectViewController(c, animated: true) { answers.append("C \($0)") }
    rig.stage.run(for: 0.1)
    rig.container.viewControllers = [a, b]
    rig.finish()
    rig.stage.run(for: 0.2)
    #expect(rig.faults == [])
    #expect(answers.count == 2)
    #expect(c.viewIfLoaded?.superview == nil)
  }

  @Test("a transition ends if the container leaves the screen while another request waits")
  func leavesWithNext() {
    let rig = Rig()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.1)
    rig.container.selectViewController(rig.page(2), animated: true)
    rig.stage.run(for: 0.1)
    rig.stage.window.rootViewController = UIViewController()
    #expect(rig.container.transition == nil)
    rig.stage.run(for: 0.2)
    #expect(rig.stage.issues == [])
    #expect(rig.container.transition == nil)
  }

  @Test("the delegate can remove the child in willSelect")
  func removeInWillSelect() {
    let rig = Rig()
    let deputy = RecordingDelegate()
    rig.container.delegate = deputy
    let b = rig.page(1)
    deputy.onWillSelect = { [weak c = rig.container] vc in if vc === b { c?.viewControllers.removeAll { $0 === b } } }
    var answer: ContainerSelectionOutcome?
    rig.container.selectViewController(b, animated: true) { answer = $0 }
    rig.finish()
    rig.stage.run(for: 0.2)
    #expect(rig.faults == [])
    #expect(answer == .cancelled)
    #expect(b.viewIfLoaded?.superview == nil)
  }

  @Test("the delegate can change the children in willTransitionTo", arguments: 0..<5, [false, true])
  func changeInWillTransition(_ change: Int, _ isDragged: Bool) {
    let rig = Rig()
    let deputy = RecordingDelegate()
    rig.container.delegate = deputy
    let (a, b, c) = (rig.page(0), rig.page(1), rig.page(2))
    var count = 0
    deputy.onWillTransition = { [weak k = rig.container] _ in
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
    if isDragged { rig.drag(by: -300) } else { rig.tapTab(1) }
    rig.finish()
    rig.stage.run(for: 1)
    let left = rig.container.viewControllers
    let expected: [[UIViewController?]] = [[a], [b, c], [nil], [b], [a]]
    #expect(expected[change].contains { $0 === rig.container.selectedViewController })
    #expect(left.count == [3, 3, 0, 3, 4][change] && rig.container.transition == nil)
    #expect(rig.faults == (left.isEmpty ? ["nothing is selected"] : []))
  }

  @Test("a page can change the children in viewWillAppear")
  func mutateInWillAppear() {
    let rig = Rig { _ in NotifiedPage() }
    let d = rig.page(3)
    notified(rig, 1).onWillAppear = { [weak c = rig.container] in c?.viewControllers.removeAll { $0 === d } }
    rig.tapTab(1)
    rig.stage.run(for: 2)
    #expect(rig.faults == [])
    #expect(rig.container.selectedIndex == 1)
  }

  @Test("a page can make itself the only child in viewDidAppear")
  func mutateInDidAppear() {
    let rig = Rig { _ in NotifiedPage() }
    let b = rig.page(1)
    notified(rig, 1).onDidAppear = { [weak c = rig.container] in c?.viewControllers = [b] }
    rig.tapTab(1)
    rig.stage.run(for: 2)
    #expect(rig.faults == [])
    #expect(appearance(rig) == ["viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B"])
    #expect(rig.calls.filter { $0 == "didSelect B" }.count == 1)
    #expect(rig.container.selectedViewController === b)
  }

  @Test("the incoming page can be removed in viewDidDisappear of the outgoing one")
  func mutateInDidDisappear() {
    let rig = Rig { _ in NotifiedPage() }
    let (a, c) = (rig.page(0), rig.page(2))
    notified(rig, 0).onDidDisappear = { [weak k = rig.container] in k?.viewControllers = [a, c] }
    rig.tapTab(1)
    rig.stage.run(for: 2)
    #expect(rig.faults == [])
  }

  @Test("didSelect can remove the child of a waiting request")
  func removeInDidSelect() {
    let rig = Rig()
    let deputy = RecordingDelegate()
    rig.container.delegate = deputy
    let (b, c) = (rig.page(1), rig.page(2))
    deputy.onDidSelect = { [weak k = rig.container] vc in if vc === b { k?.viewControllers.removeAll { $0 === c } } }
    var answers: [String] = []
    rig.container.selectViewController(b, animated: true) { answers.append("B \($0)") }
    rig.stage.run(for: 0.1)
    rig.container.selectViewController(c, animated: true) { answers.append("C \($0)") }
    rig.finish()
    rig.stage.run(for: 2)
    #expect(rig.faults == [])
    #expect(answers == ["B selected", "C cancelled"])
    #expect(c.viewIfLoaded?.superview == nil)
  }

  @Test("a page that is selected while the container disappears appears with it the next time")
  func selectWhileDisappearing() {
    let rig = Rig()
    rig.container.beginAppearanceTransition(false, animated: true)
    rig.container.selectedIndex = 1
    rig.container.endAppearanceTransition()
    #expect(!rig.calls.contains("viewDidAppear B"))
    rig.calls = []
    rig.container.beginAppearanceTransition(true, animated: true)
    rig.container.endAppearanceTransition()
    #expect(appearance(rig).filter { !$0.contains("container") } == ["viewWillAppear B", "viewDidAppear B"])
    #expect(rig.stage.issues == [])
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
    let rig = Rig()
    let q = Quick(commit)
    rig.delegate.controller = q
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    #expect(q.context?.isInteractive == false)
    #expect(q.context?.transitionWasCancelled == !commit)
    q.context?.completeTransition(!(q.context?.transitionWasCancelled ?? true))
    rig.stage.run(for: 0.1)
    #expect(rig.container.selectedIndex == (commit ? 1 : 0))
    #expect(rig.faults == [])
  }

  @Test("a selection in the last frames of a cancel is not lost", arguments: 0..<8)
  func lateTap(_ delay: Int) {
    let rig = Rig()
    var answers: [ContainerSelectionOutcome] = []
    rig.drag(by: -150)
    rig.stage.run(until: {
      rig.container.transition?.hasArrived == true
    })
    for _ in 0..<delay { rig.stage.frame() }
    rig.container.selectViewController(rig.page(1), animated: true) { answers.append($0) }
    rig.stage.run(for: 3)
    #expect(answers == [.selected])
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("a resized window cancels a drag", arguments: Contract.orders)
  func resized(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.5)
    rig.stage.schedule { rig.stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390) }
    rig.stage.run(for: 0.3)
    #expect(rig.faults == [])
    #expect(rig.container.selectedIndex == 0)
    #expect(appearance(rig) == cancelled)
  }

  @Test("the wait for an animator that never completes ends when the container goes away")
  func goesAway() async {
    let rig = Rig()
    rig.delegate.animator = ScriptedAnimator { _ in }
    let answer = Task.immediate { await rig.container.selectViewController(rig.page(1), animated: true) }
    rig.stage.run(for: 0.3)
    rig.stage.window.rootViewController = UIViewController()
    rig.stage.run(for: 0.3)
    #expect(rig.container.transition == nil)
    #expect(await answer.value == .selected)
  }

  @Test("a selection during a drag wins, even if the pan ends afterwards")
  func tapWhileDragging() {
    for index in [0, 1, 2] {
      let rig = Rig()
      rig.drag(by: -150, release: false)
      rig.stage.run(for: 0.5)
      var answers: [ContainerSelectionOutcome] = []
      rig.container.selectViewController(rig.page(index), animated: true) { answers.append($0) }
      rig.stage.run(for: 0.05)
      rig.stage.touch(.moved, at: CGPoint(x: 300, y: 300))
      rig.stage.frame()
      rig.stage.touch(.ended, at: CGPoint(x: 380, y: 300))
      rig.stage.run(for: 4)
      #expect(answers == [.selected], "\(index)")
      #expect(rig.container.selectedIndex == index)
      #expect(rig.faults == [])
    }
  }
}
