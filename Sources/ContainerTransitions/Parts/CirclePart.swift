import UIKit

/// Shows the later page in a circle that grows from a point until it covers everything, and shrinks into it.
struct Circle: PageTransitionPart {
  let origin: Origin

  /// The middle of the circle at its smallest.
  enum Origin: Sendable {
    case center
    /// A point in the container of the pages.
    case point(CGPoint)
    /// The middle of a view that is in the window with the pages.
    case view(WeakView)
  }

  /// A view that is not retained, because a transition outlives it.
  @MainActor final class WeakView: Sendable {
    private(set) weak var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  /// The smallest scale, at which nothing is visible. A transform with a scale of 0 cannot be inverted.
  private static let nothing: CGFloat = 0.0001

  func prepare(_ pages: TransitionPages) {
    let (page, isOpening) = (pages.later, pages.step == .next)
    pages.bringToFront(page)
    let middle = page.convert(center(in: pages), from: pages.container)
    let box = page.bounds
    let reach = hypot(max(middle.x - box.minX, box.maxX - middle.x), max(middle.y - box.minY, box.maxY - middle.y))
    let mask = UIView(frame: CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
    mask.backgroundColor = .black
    mask.layer.cornerRadius = reach
    page.mask = mask
    let small = CGAffineTransform(scaleX: Self.nothing, y: Self.nothing)
    mask.transform = isOpening ? small : .identity
    pages.animate { mask.transform = isOpening ? .identity : small }
  }

  @MainActor private func center(in pages: TransitionPages) -> CGPoint {
    let middle = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
    switch origin {
    case .center: return middle
    case .point(let point): return point
    case .view(let holder):
      guard let view = holder.view else { return middle }
      return pages.container.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    }
  }
}
