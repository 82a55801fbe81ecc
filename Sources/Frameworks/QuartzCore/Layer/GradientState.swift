/// The state of a gradient layer.
package struct GradientState {
  package var colors: [CGColor]?
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}

  /// The gradient for the render node. Evenly spaced without locations. Nil without colors.
  var node: RenderNode.Gradient? {
    guard let colors, !colors.isEmpty else { return nil }
    let last = max(1, colors.count - 1)
    let kinds: [CAGradientLayerType: RenderNode.Gradient.Kind] = [.radial: .radial, .conic: .conic]
    return RenderNode.Gradient(
      kind: kinds[type] ?? .axial, colors: colors,
      locations: locations.map { $0.map { CGFloat($0) } } ?? colors.indices.map { CGFloat($0) / CGFloat(last) },
      startPoint: startPoint, endPoint: endPoint)
  }
}

extension LayerState {
  /// The gradient of a gradient layer.
  var plainGradient: GradientState {
    get { gradient ?? GradientState() }
    set { gradient = newValue }
  }
}
