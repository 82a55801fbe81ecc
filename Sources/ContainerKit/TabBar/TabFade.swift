import UIKit

/// A mask of a bar's tabs that fades them at the ends at which there are more.
@MainActor final class TabFade: UIView {
  /// The width of a fade, in points. An end fades fully when the tabs are scrolled by this distance.
  private static let width: CGFloat = 24

  /// The opacities at the left and the right end, and the width of the mask that were set last.
  private var shown = (left: CGFloat(1), right: CGFloat(1), width: CGFloat(0))

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }

  required init?(coder: NSCoder) { nil }

  /// Places the mask over the visible tabs.
  ///
  /// - Parameters:
  ///   - visible: The bounds of the scroll view.
  ///   - left: The distance by which the tabs are scrolled beyond the left edge, in points.
  ///   - right: The same at the right edge.
  func place(over visible: CGRect, left: CGFloat, right: CGFloat) {
    guard let gradient = layer as? CAGradientLayer, visible.width > 0 else { return }
    if frame != visible { frame = visible }
    func opacity(_ distance: CGFloat) -> CGFloat { 1 - min(max(distance / Self.width, 0), 1) }
    let new = (left: opacity(left), right: opacity(right), width: visible.width)
    guard new != shown else { return }
    shown = new
    gradient.colors = [new.left, 1, 1, new.right].map { UIColor(white: 0, alpha: $0).cgColor }
    let part = min(Double(Self.width / visible.width), 0.5)
    gradient.locations = [0, part, 1 - part, 1].map { NSNumber(value: $0) }
  }
}
