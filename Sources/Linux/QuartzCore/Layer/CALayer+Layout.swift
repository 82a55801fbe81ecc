extension CALayer {
  /// The topmost of the layers that wait to be laid out, up from this one without a gap.
  final var topmostWaiting: CALayer {
    var layer = self
    while let parent = layer.parent, parent.marks.contains(.layout) { layer = parent }
    return layer
  }

  /// Marks the layer for layout after a change of its bounds, of its sublayers, or of a sublayer's size or transform. What
  /// changes while it lays out its sublayers is its own doing, and passed over (header).
  final func contentChanged() {
    if !isLayingOut { setNeedsLayout() }
  }

  final func layOutNow() {
    let loop = FrameLoop.main
    loop.layoutDepth += 1
    topmostWaiting.layoutSubtree()
    loop.layoutDepth -= 1
  }

  /// Lays out this layer and those below that wait for it, from above.
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
    guard marks.contains(Marks.layout.below) else { return }
    marks.remove(Marks.layout.below)
    for layer in layersBelow { layer.layoutSubtree() }
  }

  /// Draws the contents of this layer and those below that wait for it.
  final func displaySubtree() {
    displayIfNeeded()
    guard marks.contains(Marks.display.below) else { return }
    marks.remove(Marks.display.below)
    for layer in layersBelow { layer.displaySubtree() }
  }
}
