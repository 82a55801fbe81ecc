/// The state of a transition at one instant.
struct TransitionFrame {
  let transition: CATransition
  let progress: CGFloat
  /// The old appearance, in the superlayer's space. Nil if the layer was not there.
  let source: RenderNode?

  /// Returns the node of a layer between the old appearance and `new`, both without `outer`, the superlayer's transform
  /// of its sublayers.
  func node(to new: RenderNode, outer: CATransform3D?) -> RenderNode {
    if let look = transition.look {
      let node = look(source, new, progress)
      return outer.map { node.with(transform: CATransform3DConcat(node.transform, $0)) } ?? node
    }
    let arriving = (new.bounds, 1 - progress)
    let leaving = (new.bounds, -progress)
    let direction = (transition.subtype ?? .fromLeft).direction
    func placed(_ node: RenderNode, _ shift: (bounds: CGRect, fraction: CGFloat)? = nil) -> RenderNode {
      var t = node.transform
      if let shift {
        let (dx, dy) = (direction.dx * shift.bounds.width, direction.dy * shift.bounds.height)
        t = CATransform3DTranslate(t, dx * shift.fraction, dy * shift.fraction, 0)
      }
      return node.with(transform: outer.map { CATransform3DConcat(t, $0) } ?? t)
    }
    func pair(_ below: RenderNode?, _ above: RenderNode?) -> RenderNode {
      RenderNode(transform: CATransform3DIdentity, bounds: .zero, children: [below, above].compactMap { $0 })
    }
    switch transition.type {
    case .moveIn: return pair(source.map { placed($0) }, placed(new, arriving))
    case .push: return pair(source.map { placed($0, leaving) }, placed(new, arriving))
    case .reveal: return pair(placed(new), source.map { placed($0, leaving) })
    default:
      return RenderNode(
        transform: CATransform3DIdentity, bounds: .zero,
        children: [source.map { placed($0).faded(1 - progress) }, placed(new).faded(progress)].compactMap { $0 },
        isCrossfade: true)
    }
  }
}

extension CommittedLayer {
  /// Returns the current transition at a local time.
  func transitionFrame(at localTime: CFTimeInterval) -> TransitionFrame? {
    guard animations.hasTransition else { return nil }
    for animation in animations.list.reversed() {
      guard let (transition, progress) = animation.transition(at: localTime) else { continue }
      return TransitionFrame(transition: transition, progress: progress, source: animation.source)
    }
    return nil
  }
}
