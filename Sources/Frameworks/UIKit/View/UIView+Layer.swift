import LayerTime

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      fatalError("\(self).layerClass is not a CALayer: \(layerClass)")
    }
    return Instantiation.make(type)
  }

  func configureLayer() {
    layer.delegate = self
    layer.isOpaque = true
    // A plain view draws nothing. A subclass may draw, which is known after it was asked once.
    if type(of: self) != UIView.self { layer.setNeedsDisplay() }
    if type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
  }

  func showBackground() {
    let shown = ownBackgroundColor.map { $0.isDynamic ? $0.resolvedColor(with: traitCollection) : $0 }
    layer.backgroundColor = shown?.cgColor
  }

  func show(_ mode: ContentMode) {
    layer.contentsGravity = mode.contentsGravity
    // The layer's size may change without the view, by an animation's key path or when a transition goes back.
    layer.needsDisplayOnBoundsChange = mode == .redraw
    if mode == .redraw { setNeedsDisplay() }
  }

  func showContentScale(_ scale: CGFloat) {
    guard scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    if hasDrawnContents { setNeedsDisplay() }
  }

  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    updateSafeAreaForLayout()
    if LayoutPass.isWaiting { LayoutPass.run(in: self) }
    if let viewController, viewController.appearance.awaitsIsAppearing, window != nil {
      viewController.tellIsAppearing()
    }
    withOwnTraits {
      guard let viewController else { return layoutSubviews() }
      viewController.runOwnCode {
        Trace.receive?(.controllerCall("viewWillLayoutSubviews", viewController))
        viewController.viewWillLayoutSubviews()
        layoutSubviews()
        Trace.receive?(.controllerCall("viewDidLayoutSubviews", viewController))
        viewController.viewDidLayoutSubviews()
      }
    }
  }
}
