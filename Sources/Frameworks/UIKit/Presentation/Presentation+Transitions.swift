extension Presentation {
  /// Starts the presentation. `source` is the controller on which `present` was called.
  func present(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    install()
    prepareView()
    let delegate = presented.transitioningDelegate
    let vended =
      animated || style == .custom
      ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source) : nil
    let controller =
      animated ? vended.flatMap { delegate?.interactionControllerForPresentation(using: $0) } : nil
    let frame = presenterFrame
    var scene = TransitionScene(
      containerView: container, from: presenter, to: presented,
      fromView: removesPresenter ? presenter.view : nil, toView: manager.presentedView)
    scene.initialFrames = (frame, .zero)
    scene.finalFrames = (removesPresenter ? .zero : frame, manager.frameOfPresentedViewInContainerView)
    presented.modal.isBeingPresented = true
    make(scene, animated: animated, vended: vended, controller: controller, completion)
    announceStyle()
    manager.presentationTransitionWillBegin()
    coverResponder()
    if removesPresenter {
      begin(presenter, appearing: false, animated: animated)
      // A callback may have ended the presentation.
      guard run != nil else { return }
      take(presenter.view, to: 0)
    }
    begin(presented, appearing: true, animated: animated)
    if run != nil { putInFront(true) }
    run?.startLater()
  }

  /// Dismisses this presentation and all above it. The topmost one is animated, down to this one's presenting
  /// controller. Those in between disappear without animation (documentation).
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let above = presented.presentationsAbove
    guard let top = above.last else { return dismissAsTop(animated: animated, [], completion: completion) }
    guard above.allSatisfy(\.canBeDismissed) else {
      return RuntimeIssues.handler(
        "Attempt to dismiss from view controller \(ObjectIdentity.text(of: presenter)) while a presentation or dismiss "
          + "is in progress!")
    }
    top.dismissAsTop(animated: animated, [self] + above.dropLast(), completion: completion)
  }

  private func dismissAsTop(animated: Bool, _ lower: [Presentation], completion: (() -> Void)?) {
    below = lower
    for presentation in lower + [self] {
      presentation.phase = .dismissing
      presentation.presented.modal.isBeingDismissed = true
    }
    let delegate = presented.transitioningDelegate
    let vended = animated || style == .custom ? delegate?.animationController(forDismissed: presented) : nil
    let controller = animated ? vended.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil
    let target = base.presenter
    let brings = base.removesPresenter
    let frame = base.position?.frame(in: container) ?? .zero
    var scene = TransitionScene(
      containerView: container, from: presented, to: target, fromView: manager.presentedView,
      toView: brings ? target.view : nil)
    let presentedFrame = manager.presentedView?.frame ?? .zero
    scene.initialFrames = (presentedFrame, brings ? .zero : frame)
    // The header says that a view that leaves the window has no final frame. Published animators of custom presentations
    // animate a dismissal from that frame, so it is not zero there; that it is the present one is a guess: present-50.
    scene.finalFrames = (style == .custom ? presentedFrame : .zero, frame)
    make(scene, animated: animated, vended: vended, controller: controller, completion)
    for presentation in [self] + lower.reversed() { presentation.manager.dismissalTransitionWillBegin() }
    begin(presented, appearing: false, animated: animated)
    // A callback may have ended the dismissal.
    guard run != nil else { return }
    for presentation in lower.reversed() {
      begin(presentation.presented, appearing: false, animated: false)
      presentation.container.isHidden = true
    }
    guard run != nil else { return }
    if brings {
      begin(target, appearing: true, animated: animated)
      guard run != nil else { return }
      if !target.view.hasTransform, frame != .zero { target.view.frame = frame }
      if target.view.window != nil { target.view.layoutIfNeeded() }
    }
    putInFront(false)
    run?.startLater()
  }

  /// The presentation whose presenting controller is shown again by the dismissal.
  var base: Presentation { below.first ?? self }

  /// The frame of the presenting controller's view, in the container view's coordinates.
  private var presenterFrame: CGRect { position?.frame(in: container) ?? .zero }

  private func take(_ view: UIView, to index: Int) {
    let frame = position?.frame(in: container) ?? view.frame
    container.insertSubview(view, at: index)
    if !view.hasTransform { view.frame = frame }
  }

  /// Creates the transition. For the style `.custom`, the app's animator positions the views even if nothing is
  /// animated (header).
  private func make(
    _ scene: TransitionScene, animated: Bool, vended: (any UIViewControllerAnimatedTransitioning)?,
    controller: (any UIViewControllerInteractiveTransitioning)?, _ completion: (() -> Void)?
  ) {
    var scene = scene
    scene.style = style
    scene.isAnimated = animated
    let isPresenting = scene.to === presented
    let own = ModalAnimator(style: presented.modalTransitionStyle, isPresenting: isPresenting)
    let run = TransitionRun(scene, animator: vended ?? own, controller: controller, owner: self)
    run.completion = completion
    self.run = run
    for participant in [scene.from, scene.to] + below.map(\.presented) { participant.modal.run = run }
  }
}
