import ContainerKit
import UIKit

/// The properties of a page that parts change, as they were before.
@MainActor struct PageOriginal {
  private let page: UIView
  private let transform: CATransform3D
  private let anchor: CGPoint
  private let alpha: CGFloat
  private let zPosition: CGFloat
  private let isDoubleSided: Bool
  private let cornerRadius: CGFloat
  private let clips: Bool
  private let mask: ViewMask

  init(_ page: UIView) {
    self.page = page
    let layer = page.layer
    (transform, anchor, alpha, zPosition) = (layer.transform, layer.anchorPoint, page.alpha, layer.zPosition)
    (isDoubleSided, cornerRadius, clips) = (layer.isDoubleSided, layer.cornerRadius, page.clipsToBounds)
    mask = ViewMask(of: page)
  }

  /// Restores everything. The page may have been resized meanwhile, so its position is not among it.
  func restore() {
    let layer = page.layer
    layer.transform = transform
    Self.setAnchor(anchor, of: page)
    (page.alpha, layer.zPosition, layer.isDoubleSided) = (alpha, zPosition, isDoubleSided)
    (layer.cornerRadius, page.clipsToBounds) = (cornerRadius, clips)
    mask.restore(to: page)
  }

  static func setAnchor(_ point: CGPoint, of page: UIView) {
    let (layer, old) = (page.layer, page.layer.anchorPoint)
    guard point != old else { return }
    layer.anchorPoint = point
    layer.position.x += (point.x - old.x) * page.bounds.width
    layer.position.y += (point.y - old.y) * page.bounds.height
  }
}
