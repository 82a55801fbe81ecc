/// The frames of a hierarchy's views and guides, as solved.
@MainActor struct LayoutResult {
  let content: LayoutContent
  let engine: LayoutEngine

  func box(of view: UIView) -> LayoutBox? { content.places(view) ? engine.box(of: view) : nil }

  /// Stores the frames. If one has changed, the superview is marked for layout.
  func apply() {
    for view in content.views {
      let frame = frame(of: view)
      view.layoutState.placed = frame
      if frame != view.untransformedFrame { view.superview?.setNeedsLayout() }
    }
    for guide in content.guides {
      let frame = frame(of: guide)
      guard frame != guide.placed else { continue }
      guide.placed = frame
      guide.owningView?.setNeedsLayout()
    }
  }

  private func frame(of item: any LayoutItem) -> CGRect {
    let box = engine.box(of: item)
    let (x, y) = (engine.solver.value(of: box.x), engine.solver.value(of: box.y))
    let (width, height) = (engine.solver.value(of: box.width), engine.solver.value(of: box.height))
    return CGRect(x: pixel(x), y: pixel(y), width: pixel(width), height: pixel(height))
  }

  private func pixel(_ points: Double) -> CGFloat {
    // A value that is half a pixel except for the last bits is rounded up, too.
    (CGFloat(points) * UIScreen.mainScale + 1e-6).rounded() / UIScreen.mainScale
  }
}
