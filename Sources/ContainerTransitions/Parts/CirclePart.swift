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

  func prepare(_ pages: TransitionPages) {
    let (page, isOpening) = (pages.later, pages.step == .next)
    pages.bringToFront(page)
    let box = page.bounds
    let middle = page.convert(center(in: pages), from: pages.container)
    let reach = hypot(max(middle.x - box.minX, box.maxX - middle.x), max(middle.y - box.minY, box.maxY - middle.y))
    let disc = Disc(middle: CGPoint(x: middle.x - box.minX, y: middle.y - box.minY), reach: reach)
    // Below a mask, the effect views of a page would lose their effect, so a picture of the outgoing page is masked instead.
    guard let picture = pages.addPictureOfOutgoing(hidingPage: true) else {
      return mask(page, with: disc, isOpening, pages)
    }
    if isOpening {
      let hole = disc.outside()
      picture.mask = hole
      disc.set(hole, radius: 0)
      pages.animate { disc.set(hole, radius: reach) }
    } else {
      let inside = disc.inside()
      picture.mask = inside
      pages.animate { inside.transform = Self.small }
    }
  }

  /// Masks the page itself. What is behind it is not a page of the transition, or elements fly above it.
  @MainActor private func mask(_ page: UIView, with disc: Disc, _ isOpening: Bool, _ pages: TransitionPages) {
    let inside = disc.inside()
    // A scroll view's bounds start where it is scrolled to.
    let frame = UIView(frame: page.bounds)
    frame.bounds.origin = page.bounds.origin
    frame.addSubview(inside)
    inside.center = CGPoint(x: disc.middle.x + page.bounds.minX, y: disc.middle.y + page.bounds.minY)
    // The page's own mask still cuts the page.
    let own = page.layer.mask
    page.mask = frame
    frame.layer.mask = own
    var discs = [inside]
    if let backing = pages.backing(of: page) {
      let other = disc.inside()
      backing.mask = other
      discs.append(other)
    }
    for disc in discs { disc.transform = isOpening ? Self.small : .identity }
    pages.animate { for disc in discs { disc.transform = isOpening ? .identity : Self.small } }
    pages.atEnd { frame.layer.mask = nil }
  }

  /// The smallest scale, at which nothing is visible. A transform with a scale of 0 cannot be inverted.
  private static let small = CGAffineTransform(scaleX: 0.0001, y: 0.0001)

  /// A disc that covers a page at its largest.
  @MainActor private struct Disc {
    /// The middle, from the page's corner.
    let middle: CGPoint
    /// The radius at its largest.
    let reach: CGFloat

    /// Creates a mask that shows what is inside the disc.
    func inside() -> UIView {
      let view = UIView(frame: CGRect(x: middle.x, y: middle.y, width: 0, height: 0).insetBy(dx: -reach, dy: -reach))
      view.backgroundColor = .black
      view.layer.cornerRadius = reach
      return view
    }

    /// Creates a mask that shows what is outside a disc: a border around it, which reaches over the page.
    func outside() -> UIView {
      let view = UIView()
      view.center = middle
      (view.layer.borderWidth, view.layer.borderColor) = (reach + 1, UIColor.black.cgColor)
      return view
    }

    /// Sets the radius of the disc in a mask that shows what is outside.
    func set(_ outside: UIView, radius: CGFloat) {
      let outer = radius + outside.layer.borderWidth
      outside.bounds.size = CGSize(width: 2 * outer, height: 2 * outer)
      outside.layer.cornerRadius = outer
    }
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
