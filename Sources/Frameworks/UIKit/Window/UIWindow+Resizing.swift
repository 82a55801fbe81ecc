import QuartzCore

extension UIWindow {
  /// The duration in seconds of a rotation or a resize by the host (a guess: controller-8b; close to what is seen on a
  /// phone).
  package static let resizeDuration: TimeInterval = 0.3

  /// Changes the window's frame as a rotation does. Called by the host.
  ///
  /// If the window is visible, its root controller gets `willTransition(to:with:)` if the size classes change, and then
  /// `viewWillTransition(to:with:)`. Then the frame changes, the traits are updated, everything is laid out and the
  /// coordinator's animations run, all in one animation. At its end, the coordinator's completions run. If the duration
  /// is 0 or animations are disabled, and also if `frame` or `bounds` is set, everything happens immediately, and the
  /// completions run in the next turn of the main queue.
  /// - Parameter rotation: The angle by which the interface rotates, in radians.
  /// - Parameter old: The scene's orientation before a rotation. Its current orientation is the new one.
  /// - Parameter change: Changes to make with the frame, such as insets or the orientation.
  package func resize(
    to frame: CGRect, duration: TimeInterval = resizeDuration, rotation: CGFloat = 0,
    from old: UIInterfaceOrientation? = nil, along change: () -> Void = {}
  ) {
    let transform = rotation == 0 ? .identity : CGAffineTransform(rotationAngle: rotation)
    transition(to: frame.size, duration: duration, targetTransform: transform, from: old) {
      change()
      self.frame = frame
    }
  }

  /// Changes the window's size in `change`.
  func transition(
    to size: CGSize, duration: TimeInterval = 0, targetTransform: CGAffineTransform = .identity,
    from old: UIInterfaceOrientation? = nil, _ change: () -> Void
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
    if let old, let new = windowScene?.interfaceOrientation { transition.rotation = (old, new) }
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
    for question in SystemChrome.Preference.allCases where question != .orientations { ask(question) }
  }

  /// Adds an animation that lasts as long as the resize, even if nothing in the window moves. Until it ends, the window
  /// takes no touches.
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
