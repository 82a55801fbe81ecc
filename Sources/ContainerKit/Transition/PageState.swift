import UIKit

/// How a page's root view and its layer stood before an animator touched them.
@MainActor struct PageState {
  private let view: UIView
  private let size: CGSize
  private let center: CGPoint
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let mask: CALayer?
  private let anchorPoint: CGPoint
  private let zPosition: CGFloat
  private let translatesMask: Bool
  private let constraints: [NSLayoutConstraint]

  init(of view: UIView) {
    self.view = view
    size = view.bounds.size
    center = view.center
    transform = view.layer.transform
    alpha = view.alpha
    isHidden = view.isHidden
    mask = view.layer.mask
    anchorPoint = view.layer.anchorPoint
    zPosition = view.layer.zPosition
    translatesMask = view.translatesAutoresizingMaskIntoConstraints
    constraints = view.constraints
  }

  /// Put everything back that is no longer as it was. What is, is not written: a view that is shown again is not laid
  /// out for nothing.
  func restore() {
    let layer = view.layer
    for constraint in view.constraints where constraint.isAbout(view) {
      if !constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
    }
    if view.translatesAutoresizingMaskIntoConstraints != translatesMask {
      view.translatesAutoresizingMaskIntoConstraints = translatesMask
    }
    if layer.anchorPoint != anchorPoint { layer.anchorPoint = anchorPoint }
    if !CATransform3DEqualToTransform(layer.transform, transform) { layer.transform = transform }
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if layer.mask !== mask { layer.mask = mask }
    if layer.zPosition != zPosition { layer.zPosition = zPosition }
  }
}
