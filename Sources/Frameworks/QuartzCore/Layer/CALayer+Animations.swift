extension CALayer {
  final func attach(_ animation: CAAnimation, key: String?) {
    checkWritable()
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
    copy.freeze()
    let transition = copy as? CATransition
    transition?.reportUnknownType()
    let key = transition == nil ? key : kCATransition
    if transition != nil { attached.first { $0.key == kCATransition }?.isReplaced = true }
    if let key { detach { $0.key == key } }
    let loop = FrameLoop.main
    let record = AttachedAnimation(copy, key: key, layer: self, groups: loop.transactions.groups)
    attached.append(record)
    loop.added.append(record)
    mark(.commit)
  }

  final func detach(where isMeant: (AttachedAnimation) -> Bool) {
    let leaving = attached.filter(isMeant)
    guard !leaving.isEmpty else { return }
    checkWritable()
    attached.removeAll { record in leaving.contains { $0 === record } }
    mark(.commit)
    for record in leaving {
      record.cancel(FrameLoop.main)
      record.leaveLayer()
    }
  }

  /// Removes an animation that is over. It no longer has an effect, so no commit is needed.
  final func drop(_ animation: AttachedAnimation) {
    attached.removeAll { $0 === animation }
    committed?.drop(animation)
  }
}

extension CALayer {
  /// `true` if the layer has animations.
  package final var hasAnimations: Bool { !attached.isEmpty }

  /// The animations on the layer, including those that were added without a key, in the order in which they apply.
  package final var allAnimations: [CAAnimation] { attached.map(\.animation) }

  /// Removes the animations of this layer and its sublayers that are removed on completion. They report that they did
  /// not finish.
  package final func removePassingAnimations() {
    detach { $0.animation.isRemovedOnCompletion }
    for layer in layersBelow { layer.removePassingAnimations() }
  }
}
