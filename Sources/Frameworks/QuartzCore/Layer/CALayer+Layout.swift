extension CALayer {
  /// The topmost layer in the unbroken chain of layers that need layout, from this one up.
  final var topmostWaiting: CALayer {
    var layer = self
    while let parent = layer.parent, parent.marks.contains(.layout) { layer = parent }
    return layer
  }

  /// Marks the layer for layout after a change of its bounds, of its sublayers, or of a sublayer's size or transform.
  /// Ignores its own changes while it lays out its sublayers (header).
  final func contentChanged() {
    if !isLayingOut { setNeedsLayout() }
  }

  final func layOutNow() {
    let loop = FrameLoop.main
    loop.layoutDepth += 1
    topmostWaiting.layoutSubtree()
    loop.layoutDepth -= 1
  }

  /// Lays out this layer and its descendants that need it, from the top down.
  final func layoutSubtree() {
    if marks.contains(.layout) {
      marks.remove(.layout)
      let action = requestedAction("onLayout")
      let wasLayingOut = isLayingOut
      isLayingOut = true
      layoutSublayers()
      isLayingOut = wasLayingOut
      action?.run(forKey: "onLayout", object: self, arguments: nil)
    }
    guard marks.contains(PendingUpdates.layout.below) else { return }
    marks.remove(PendingUpdates.layout.below)
    var visit = MarkedVisit(of: self)
    while let layer = visit.next() { layer.layoutSubtree() }
    visit.end()
  }

  /// Draws the contents of this layer and its descendants that need it.
  final func displaySubtree() {
    displayIfNeeded()
    guard marks.contains(PendingUpdates.display.below) else { return }
    marks.remove(PendingUpdates.display.below)
    var visit = MarkedVisit(of: self)
    while let layer = visit.next() { layer.displaySubtree() }
    visit.end()
  }
}
