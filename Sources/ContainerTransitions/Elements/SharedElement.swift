import UIKit

/// A view of a page that can move to its partner on the other page.
@MainActor struct SharedElement {
  let view: UIView
  let id: String
  let geometry: ElementGeometry
}

/// The visible views of a page, back to front.
@MainActor struct PageScan {
  let root: UIView
  private let container: UIView
  private(set) var elements: [SharedElement] = []
  private var seen: [ObjectIdentifier: (order: Int, opacity: CGFloat)] = [:]

  /// - Parameters:
  ///   - root: The page.
  ///   - container: The view in whose coordinates the elements fly.
  init(_ root: UIView, in container: UIView) {
    (self.root, self.container) = (root, container)
    for subview in root.subviews { visit(subview, 1) }
  }

  private mutating func visit(_ view: UIView, _ opacity: CGFloat) {
    guard view !== container, !view.isHidden, view.alpha > 0.01 else { return }
    let opacity = opacity * view.alpha
    seen[ObjectIdentifier(view)] = (seen.count, opacity)
    if let id = view.containerTransitionID, let geometry = geometry(of: view, in: container) {
      elements.append(SharedElement(view: view, id: id, geometry: geometry))
    }
    for subview in view.subviews { visit(subview, opacity) }
  }

  /// Returns the geometry of a view in another one's coordinates; nil if nothing of it is visible.
  func geometry(of view: UIView, in container: UIView) -> ElementGeometry? {
    seen[ObjectIdentifier(view)].flatMap {
      ElementGeometry(of: view, in: root, container, order: $0.order, opacity: $0.opacity)
    }
  }

  /// Returns the views that lie on top of an element and are not elements themselves.
  func viewsAbove(_ element: SharedElement) -> [UIView] {
    let view = element.view
    var found: [UIView] = []
    var child = view
    while child !== root, let parent = child.superview {
      found += parent.subviews.drop { $0 !== child }.dropFirst().filter { other in
        seen[ObjectIdentifier(other)] != nil && other.containerTransitionID == nil
          && other.convert(other.bounds, to: view).intersects(view.bounds)
      }
      child = parent
    }
    return found
  }
}

/// The position and the outer appearance of an element on its page.
@MainActor struct ElementGeometry {
  let size: CGSize
  /// The middle, and the transform without its translation, in the container.
  let center: CGPoint
  let transform: CGAffineTransform
  /// The part of the container in which the element is visible; nil if nothing clips it.
  let clip: CGRect?
  /// The position from back to front on the page.
  let order: CGFloat
  /// The product of the alphas of the element and the views around it.
  let opacity: CGFloat
  let corners: Corners
  let border: (width: CGFloat, color: CGColor?)
  let shadow: Shadow

  struct Corners {
    let radius: CGFloat
    let curve: CALayerCornerCurve
    let masked: CACornerMask
    let clips: Bool
  }

  struct Shadow {
    let color: CGColor?
    let opacity: Float
    let radius: CGFloat
    let offset: CGSize
  }

  /// Returns nil if nothing of the view is visible.
  init?(of view: UIView, in root: UIView, _ container: UIView, order: Int, opacity: CGFloat) {
    let (bounds, layer) = (view.bounds, view.layer)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { container.convert(CGPoint(x: x, y: y), from: view) }
    let (corner, right, down) = (
      point(bounds.minX, bounds.minY), point(bounds.maxX, bounds.minY), point(bounds.minX, bounds.maxY)
    )
    let matrix = CGAffineTransform(
      a: (right.x - corner.x) / bounds.width, b: (right.y - corner.y) / bounds.width,
      c: (down.x - corner.x) / bounds.height, d: (down.y - corner.y) / bounds.height, tx: 0, ty: 0)
    let visible = Self.visibleRect(of: view, in: root, container)
    let frame = container.convert(bounds, from: view)
    // The window does not clip the copy: the container may be on its way back from beyond its end.
    let window = view.window.map { container.convert($0.bounds, from: $0) } ?? .infinite
    guard visible.intersects(frame), window.intersects(frame) else { return nil }
    (size, center) = (bounds.size, point(bounds.midX, bounds.midY))
    transform = Self.isAlmostIdentity(matrix) ? .identity : matrix
    clip = visible.contains(frame) ? nil : visible
    (self.order, self.opacity) = (CGFloat(order), opacity)
    let clips = view.clipsToBounds || layer.cornerRadius > 0
    guard layer.mask == nil else {
      // The mask clips all of them, so they are in the picture of the element.
      corners = Corners(radius: 0, curve: layer.cornerCurve, masked: layer.maskedCorners, clips: view.clipsToBounds)
      border = (0, layer.borderColor)
      shadow = Shadow(color: layer.shadowColor, opacity: 0, radius: layer.shadowRadius, offset: layer.shadowOffset)
      return
    }
    corners = Corners(
      radius: layer.cornerRadius, curve: layer.cornerCurve, masked: layer.maskedCorners, clips: clips)
    border = (layer.borderWidth, layer.borderColor)
    shadow = Shadow(
      color: layer.shadowColor, opacity: layer.shadowOpacity, radius: layer.shadowRadius, offset: layer.shadowOffset)
  }

  private static func isAlmostIdentity(_ matrix: CGAffineTransform) -> Bool {
    max(abs(matrix.a - 1), abs(matrix.b), abs(matrix.c), abs(matrix.d - 1)) < 1e-6
  }

  /// Returns the part of the container that the views around an element show. A rotated view does not count as clipping.
  private static func visibleRect(of view: UIView, in root: UIView, _ container: UIView) -> CGRect {
    var visible = CGRect.infinite
    var next = view.superview
    while let around = next {
      if around.clipsToBounds {
        let edge = container.convert(CGPoint(x: around.bounds.maxX, y: around.bounds.minY), from: around)
        let corner = container.convert(around.bounds.origin, from: around)
        if abs(edge.y - corner.y) < 0.01 {
          visible = visible.intersection(container.convert(around.bounds, from: around))
        }
      }
      if around === root { break }
      next = around.superview
    }
    return visible
  }
}
