import CoreGraphics

/// Fills a rectangle of the current context with the fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws only inside of a rectangle of the current context from now on.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
