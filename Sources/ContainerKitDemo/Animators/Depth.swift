import UIKit

/// Shows a view's subviews in perspective, in front of black, until it is restored.
@MainActor struct Depth {
  private let view: UIView
  private let transform: CATransform3D
  private let color: UIColor?

  init(of view: UIView) {
    self.view = view
    transform = view.layer.sublayerTransform
    color = view.backgroundColor
    view.layer.sublayerTransform.m34 = -1 / (3 * max(view.bounds.width, 1))
    view.backgroundColor = .black
  }

  func giveBack() {
    view.layer.sublayerTransform = transform
    view.backgroundColor = color
  }
}
