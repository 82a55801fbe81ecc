/// Stores the frames of views and guides, as solved.
@MainActor struct LayoutResult {
  let engine: LayoutEngine

  /// Stores the frame of a view or guide. If it has changed, the superview is marked for layout.
  func apply(_ box: LayoutBox) {
    LayoutWork.frames += 1
    let frame = frame(of: box)
    if let view = box.item as? UIView {
      view.layoutState.placed = frame
      if frame != view.untransformedFrame {
        view.superview?.setNeedsLayout()
        engine.noteDisplaced(view)
      }
    } else if let scrollView = (box.item as? UILayoutGuide)?.scrollView(of: .content) {
      scrollView.constrainedSize = ConstrainedSize(frame.size, along: box.contentAxes)
    } else if let guide = box.item as? UILayoutGuide, frame != guide.placed {
      guide.placed = frame
      guide.owningView?.setNeedsLayout()
    }
  }

  private func frame(of box: LayoutBox) -> CGRect {
    let (x, y) = (engine.solver.value(of: box.x), engine.solver.value(of: box.y))
    let (width, height) = (engine.solver.value(of: box.width), engine.solver.value(of: box.height))
    return CGRect(x: pixel(x), y: pixel(y), width: pixel(width), height: pixel(height))
  }

  private func pixel(_ points: Double) -> CGFloat {
    // A value that is half a pixel except for the last bits is rounded up, too.
    (CGFloat(points) * UIScreen.mainScale + 1e-6).rounded() / UIScreen.mainScale
  }
}
