import Stage
import Testing
import UIKit

@Suite("Presentation contexts and coordinators:", .serialized) @MainActor struct PresentationContextTests {
  /// The context's values for the two controllers.
  struct Row: Equatable {
    var fromView: UIView?
    var toView: UIView?
    var initial: [CGRect]
    var final: [CGRect]
    var style: UIModalPresentationStyle
    var inContainer: [Bool]
  }

  private func row(_ context: any UIViewControllerContextTransitioning) -> Row {
    let controllers = [UITransitionContextViewControllerKey.from, .to].compactMap { context.viewController(forKey: $0) }
    return Row(
      fromView: context.view(forKey: .from), toView: context.view(forKey: .to),
      initial: controllers.map { context.initialFrame(for: $0) },
      final: controllers.map { context.finalFrame(for: $0) }, style: context.presentationStyle,
      inContainer: controllers.map { $0.view.isDescendant(of: context.containerView) })
  }

  @Test("in the context, views to leave alone are nil, and frames of views outside the window are zero (header)")
  func context() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let scene = ModalScene(style: style)
      let covers = style == .fullScreen
      let (a, b, bounds): (UIView, UIView, CGRect) = (scene.a.view, scene.b.view, scene.stage.window.bounds)
      scene.useRecordingDelegate()
      var rows: [Row] = []
      scene.deputy.onAnimate = { rows.append(row($0)) }
      scene.present(animated: true)
      scene.stage.settle()
      scene.dismiss(animated: true)
      scene.stage.settle()
      #expect(
        rows == [
          Row(
            fromView: covers ? a : nil, toView: b, initial: [bounds, .zero], final: [covers ? .zero : bounds, bounds],
            style: style, inContainer: [covers, false]),
          Row(
            fromView: b, toView: covers ? a : nil, initial: [bounds, covers ? .zero : bounds],
            final: [.zero, bounds], style: style, inContainer: [true, false]),
        ])
    }
  }

  @Test("a custom presentation's dismissal ends, for the context, at the frame at which the view is") func custom() {
    let scene = ModalScene(style: .custom)
    scene.useRecordingDelegate()
    scene.deputy.makesManager = true
    let frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    (scene.b.presentationController as? LoggedManager)?.frame = frame
    var rows: [Row] = []
    scene.deputy.onAnimate = { rows.append(row($0)) }
    scene.present(animated: true)
    scene.stage.settle()
    scene.dismiss(animated: true)
    scene.stage.settle()
    let bounds = scene.stage.window.bounds
    #expect(rows.map(\.initial) == [[bounds, .zero], [frame, bounds]])
    #expect(rows.map(\.final) == [[bounds, frame], [frame, bounds]])
  }

  @Test("alongside animations run with the animator's own timing, and their completions after its end")
  func alongside() {
    let scene = ModalScene()
    scene.useRecordingDelegate()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.b.view.addSubview(badge)
    scene.deputy.onAnimate = { [log = scene.log] context in
      let coordinator = scene.b.transitionCoordinator
      #expect(coordinator?.containerView === context.containerView && coordinator?.transitionDuration == 0.5)
      coordinator?.animate(
        alongsideTransition: { _ in
          log.lines.append("alongside")
          badge.center.x = 105
        }, completion: { log.lines.append("alongside completion \($0.isCancelled)") })
    }
    scene.present(animated: true)
    scene.stage.run(for: 0.1)
    // Linear: a fifth of the distance after a fifth of the time.
    #expect(abs((badge.layer.presentation()?.position.x ?? 0) - 25) < 0.01)
    _ = scene.log.take()
    let coordinator = scene.a.transitionCoordinator
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "b.didAppear animated", "a.didDisappear animated", "ended true", "alongside completion false", "completion",
      ])
    #expect(scene.a.transitionCoordinator == nil && scene.b.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: { _ in }) == false)
  }

  @Test("animateAlongsideTransition(in:) drives a view outside the container, which comes back on a cancel")
  func alongsideElsewhere() {
    let scene = ModalScene(style: .overFullScreen)
    scene.useRecordingDelegate()
    let percent = UIPercentDrivenInteractiveTransition()
    scene.deputy.interaction = percent
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.a.view.addSubview(badge)
    scene.stage.frame()
    final class Manager: UIPresentationController {
      var badge: UIView?
      override func presentationTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.animateAlongsideTransition(
          in: presentingViewController.view, animation: { _ in self.badge?.center.x = 105 })
      }
    }
    scene.b.modalPresentationStyle = .custom
    let manager = Manager(presentedViewController: scene.b, presenting: nil)
    manager.badge = badge
    scene.deputy.manager = manager
    scene.present(animated: true)
    CATransaction.flush()
    percent.update(0.25)
    scene.stage.run(for: 0.1)
    #expect(abs((badge.layer.presentation()?.position.x ?? 0) - 30) < 0.01)
    percent.cancel()
    scene.stage.run(for: 0.4)
    #expect(badge.center.x == 5 && scene.a.view.layer.speed == 1 && scene.a.view.layer.timeOffset == 0)
    #expect(scene.b.view.window == nil)
  }

  @Test("the presentation controller that is requested before the presentation manages it")
  func manager() {
    let scene = ModalScene(style: .custom)
    scene.useRecordingDelegate()
    scene.deputy.makesManager = true
    let manager = scene.b.presentationController as? LoggedManager
    #expect(manager != nil && scene.b.presentationController === manager)
    #expect(scene.b.activePresentationController == nil && manager?.containerView == nil)
    manager?.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    scene.present(animated: true)
    scene.stage.settle()
    #expect(scene.b.activePresentationController === manager && manager?.presentingViewController === scene.a)
    #expect(scene.b.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
    #expect(manager?.containerView === scene.b.view.superview && manager?.presentationStyle == .custom)
    scene.dismiss()
    scene.stage.frame()
    #expect(manager?.containerView?.window == nil && scene.b.activePresentationController == nil)
  }

  @Test("the container view's layout calls the presentation controller; a new window size reaches the presented one")
  func sizes() {
    final class Manager: UIPresentationController {
      var lines: [String] = []
      override func containerViewWillLayoutSubviews() { lines.append("will") }
      override func containerViewDidLayoutSubviews() { lines.append("did") }
    }
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let scene = ModalScene()
    let sized = Sized()
    sized.modalPresentationStyle = .custom
    let manager = Manager(presentedViewController: sized, presenting: nil)
    scene.deputy.manager = manager
    sized.transitioningDelegate = scene.deputy
    scene.present(sized)
    scene.stage.frame()
    #expect(manager.lines == ["will", "did"])
    scene.stage.window.frame.size = CGSize(width: 844, height: 390)
    scene.stage.frame()
    #expect(sized.sizes == [CGSize(width: 844, height: 390)] && manager.lines == ["will", "did", "will", "did"])
    #expect(sized.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}
