import QuartzCore

extension UIWindow {
  /// How long a window turns or is resized by its host, in seconds (a guess: near what is seen on a phone).
  package static let resizeDuration: TimeInterval = 0.3

  /// For the host: gives the window another frame in the way of a rotation.
  ///
  /// The root controller, if the window is visible, gets `willTransition(to:with:)` where the size classes change, then
  /// `viewWillTransition(to:with:)`; then the frame changes, traits are told, everything is laid out and what was given
  /// to the coordinator runs, all in one animation; at its end come the coordinator's completions. With a duration of
  /// 0, or without an animation around a change of `frame` and `bounds`, all of it happens at once, and the
  /// completions come in the next turn of the main queue.
  /// - rotation: the angle by which the interface turns, in radians.
  /// - change: what else goes with the frame: insets, the orientation.
  package func resize(
    to frame: CGRect, duration: TimeInterval = resizeDuration, rotation: CGFloat = 0, along change: () -> Void = {}
  ) {
    let transform = rotation == 0 ? .identity : CGAffineTransform(rotationAngle: rotation)
    transition(to: frame.size, duration: duration, targetTransform: transform) {
      change()
      self.frame = frame
    }
  }

  /// Makes a change of the window's size.
  func transition(
    to size: CGSize, duration: TimeInterval = 0, targetTransform: CGAffineTransform = .identity, _ change: () -> Void
  ) {
    guard !isResizing else { return change() }
    guard !isHidden, let root, root.isViewLoaded, size != bounds.size else {
      isResizing = true
      change()
      isResizing = false
      if !isHidden { updateTraitsBelow() }
      return
    }
    let transition = SizeTransition(
      root: root, containerView: self, duration: UIView.areAnimationsEnabled ? duration : 0,
      targetTransform: targetTransform)
    root.resizeCoordinator = transition
    let traits = root.traits(within: traits(for: size))
    isResizing = true
    if traits != root.traitCollection { root.willTransition(to: traits, with: transition) }
    root.viewWillTransition(to: size, with: transition)
    isResizing = false
    if transition.isAnimated {
      let timing = AnimationTiming(duration: duration, delay: 0, pace: .curve(.easeInOut), options: [])
      ViewAnimation.run(timing) {
        holdAnimation()
        perform(change, in: transition)
      } completion: { [weak root] _ in
        Self.end(transition, of: root)
      }
    } else {
      UIView.performWithoutAnimation { perform(change, in: transition) }
      FrameLoop.main.enqueueTurn { [weak root] in MainActor.assumeIsolated { Self.end(transition, of: root) } }
    }
  }

  private func perform(_ change: () -> Void, in transition: SizeTransition) {
    isResizing = true
    change()
    isResizing = false
    updateTraitsBelow()
    layoutIfNeeded()
    transition.runAnimations()
    layoutIfNeeded()
    for question in SystemChrome.Question.allCases where question != .orientations { ask(question) }
  }

  /// Something that lasts as long as the animation, also where nothing in the window moves. Meanwhile the window takes
  /// no touches.
  private func holdAnimation() {
    guard let block = ViewAnimation.current else { return }
    let animation = block.timing.animation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.isAdditive) = (Float(0), Float(0), true)
    block.add(animation, to: self)
  }

  private static func end(_ transition: SizeTransition, of root: UIViewController?) {
    if root?.resizeCoordinator === transition { root?.resizeCoordinator = nil }
    transition.runCompletions()
  }
}
