import UIKit

/// The properties of a page's root view and its layer, to restore them. The container restores all that an animator may change,
/// and a page transition what its parts change.
@MainActor package struct PageState {
  private let view: UIView
  private let superview: UIView?
  private let index: Int
  private var size: CGSize
  private var center: CGPoint
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let mask: ViewMask
  private let anchorPoint: CGPoint
  private let zPosition: CGFloat
  private let isDoubleSided: Bool
  private let cornerRadius: CGFloat
  private let clipsToBounds: Bool
  private let timing: (speed: Float, offset: CFTimeInterval, begin: CFTimeInterval)
  private let translatesMask: Bool
  private let constraints: [NSLayoutConstraint]

  package init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    size = view.bounds.size
    center = view.center
    transform = view.layer.transform
    alpha = view.alpha
    isHidden = view.isHidden
    mask = ViewMask(of: view)
    anchorPoint = view.layer.anchorPoint
    zPosition = view.layer.zPosition
    isDoubleSided = view.layer.isDoubleSided
    cornerRadius = view.layer.cornerRadius
    clipsToBounds = view.clipsToBounds
    timing = (view.layer.speed, view.layer.timeOffset, view.layer.beginTime)
    translatesMask = view.translatesAutoresizingMaskIntoConstraints
    constraints = view.constraints
  }

  /// Restores what an animator may change, except the layer's timing and the superview. Writes only what changed, to avoid layout.
  ///
  /// - Parameter area: The area that the view fills, whose size may have changed since; nil for the view's previous size and
  ///   position.
  func restore(filling area: CGRect? = nil) {
    let layer = view.layer
    let size = area?.size ?? size
    let center = area.map { CGPoint(x: $0.midX, y: $0.midY) } ?? center
    for constraint in view.constraints where constraint.isAbout(view) {
      if !constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
    }
    if view.translatesAutoresizingMaskIntoConstraints != translatesMask {
      view.translatesAutoresizingMaskIntoConstraints = translatesMask
    }
    if layer.anchorPoint != anchorPoint { layer.anchorPoint = anchorPoint }
    restoreVisibility()
    place(size, center)
  }

  /// Restores what the parts of a page transition change, in a container and elsewhere. That includes the corners and the sides, which
  /// a container leaves to its animators and pages. The page keeps its position, because it may have been resized since.
  package func restoreInPlace() {
    let layer = view.layer
    restoreVisibility()
    view.moveAnchorPoint(to: anchorPoint)
    (layer.cornerRadius, view.clipsToBounds, layer.isDoubleSided) = (cornerRadius, clipsToBounds, isDoubleSided)
  }

  /// Restores what decides whether the page is visible, but for its frame. It cannot be known whether an animator or the page has
  /// changed it, but a page that stays hidden or moved cannot be used. A background may be the page's own, and stays.
  private func restoreVisibility() {
    let layer = view.layer
    if !CATransform3DEqualToTransform(layer.transform, transform) { layer.transform = transform }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if layer.zPosition != zPosition { layer.zPosition = zPosition }
    mask.restore(to: view)
  }

  /// Gives the view its size and position in one step, if it can: between two steps its safe area would differ, and content that
  /// is inset by it would scroll.
  private func place(_ size: CGSize, _ center: CGPoint) {
    guard view.bounds.size != size || view.center != center else { return }
    guard CATransform3DIsIdentity(view.layer.transform) else {
      view.bounds.size = size
      view.center = center
      return
    }
    let origin = CGPoint(x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y)
    view.frame = CGRect(origin: origin, size: size)
  }

  /// Changes the recorded height, from the same top edge.
  mutating func changeHeight(by difference: CGFloat) {
    size.height += difference
    center.y += difference * anchorPoint.y
  }

  /// Restores the layer's timing. A layer that is left at speed 0 would never animate again.
  func restoreTiming() {
    let layer = view.layer
    guard (layer.speed, layer.timeOffset, layer.beginTime) != timing else { return }
    (layer.speed, layer.timeOffset, layer.beginTime) = timing
  }

  /// Restores the layer's speed and leaves its offset, which may be a driver's.
  func restoreSpeed() {
    if view.layer.speed != timing.speed { view.layer.speed = timing.speed }
  }

  /// Puts the view back into its previous superview if it was removed.
  func restoreSuperview() {
    guard view.superview == nil, let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }

  /// The names of the properties that differ in `other` although an animator is expected to restore them.
  func differences(from other: PageState) -> [String] {
    let same: [(name: String, isSame: Bool)] = [
      ("transform", CATransform3DEqualToTransform(transform, other.transform)), ("alpha", alpha == other.alpha),
      ("isHidden", isHidden == other.isHidden), ("mask", mask.isSame(as: other.mask)),
      ("anchorPoint", anchorPoint == other.anchorPoint), ("zPosition", zPosition == other.zPosition),
      ("speed, timeOffset or beginTime", timing == other.timing),
    ]
    return same.filter { !$0.isSame }.map(\.name)
  }

  func isOf(_ page: UIViewController) -> Bool { page.viewIfLoaded === view }
}

extension UIView {
  /// Moves the point around which this view turns and scales, from (0, 0) to (1, 1), without moving the view.
  package func moveAnchorPoint(to point: CGPoint) {
    let old = layer.anchorPoint
    guard point != old else { return }
    layer.anchorPoint = point
    layer.position.x += (point.x - old.x) * bounds.width
    layer.position.y += (point.y - old.y) * bounds.height
  }

  /// Deactivates constraints that animators have added to this view, the container view. The system's own stay: those for
  /// autoresizing masks are instances of subclasses, and those of its layout guides concern only this view and its guides.
  func removeAnimatorConstraints() {
    for constraint in constraints where type(of: constraint) == NSLayoutConstraint.self {
      if [constraint.firstItem, constraint.secondItem].contains(where: isOther) { constraint.isActive = false }
    }
  }

  /// Returns true for an item that is neither this view nor one of its guides.
  private func isOther(_ item: AnyObject?) -> Bool {
    if let guide = item as? UILayoutGuide { return guide.owningView !== self }
    return item != nil && item !== self
  }
}

extension NSLayoutConstraint {
  /// Returns true if app code made the constraint, and it affects only this view, not its subviews.
  func isAbout(_ view: UIView) -> Bool {
    type(of: self) == NSLayoutConstraint.self && firstItem === view && (secondItem == nil || secondItem === view)
  }
}

/// The mask of a view, which is set on the view or on its layer. Setting one of them replaces the other, so both are restored.
@MainActor package struct ViewMask {
  private let view: UIView?
  private let layer: CALayer?

  package init(of masked: UIView) { (view, layer) = (masked.mask, masked.layer.mask) }

  package func restore(to masked: UIView) {
    if masked.mask !== view { masked.mask = view }
    if masked.layer.mask !== layer { masked.layer.mask = layer }
  }

  /// Returns true if a view has this mask.
  func isSame(as other: ViewMask) -> Bool { view === other.view && layer === other.layer }
}
