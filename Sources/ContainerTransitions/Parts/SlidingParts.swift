import UIKit

/// Slides both pages sideways.
struct Slide: PageTransitionPart {
  let spacing: CGFloat
  /// The distance that the outgoing page moves, as a fraction of that of the incoming one.
  let parallax: CGFloat

  func prepare(_ pages: TransitionPages) {
    let distance = pages.side * (pages.bounds.width + spacing)
    // With a parallax, the later page is above the other one in both directions.
    let (slow, fast) = (distance * parallax, distance)
    pages.bringToFront(pages.later)
    let isLaterIncoming = pages.later === pages.to
    pages.to.transform = CGAffineTransform(translationX: isLaterIncoming ? fast : slow, y: 0)
    pages.animate {
      pages.to.transform = .identity
      pages.from.transform = CGAffineTransform(translationX: isLaterIncoming ? -slow : -fast, y: 0)
    }
  }
}

/// Darkens the earlier page, and gives the later one a shadow, as a page above another one has.
struct Shading: PageTransitionPart {
  let alpha: CGFloat

  func prepare(_ pages: TransitionPages) {
    let isOpening = pages.later === pages.to
    let shade = pages.addShade(over: pages.earlier, alpha: isOpening ? 0 : alpha)
    // At rest no shadow reaches over the page's edge.
    let shadow = pages.addShadow(of: pages.later, radius: 8, opacity: 0.4)
    let (start, end) = (pages.later.transform, pages.side * pages.bounds.width)
    shadow.transform = start
    shadow.alpha = isOpening ? 0 : 1
    pages.animate {
      shade.alpha = isOpening ? alpha : 0
      shadow.alpha = isOpening ? 1 : 0
      shadow.transform = isOpening ? .identity : CGAffineTransform(translationX: -end, y: 0)
    }
  }
}

/// Moves the later page over the other one, which stays, from an edge and back to it.
struct Cover: PageTransitionPart {
  let edge: PageTransition.Edge

  func prepare(_ pages: TransitionPages) {
    pages.bringToFront(pages.later)
    let away = edge.offset(in: pages)
    if pages.step == .next { pages.to.transform = away }
    pages.animate { pages.later.transform = pages.step == .next ? .identity : away }
  }
}

/// Moves the earlier page away to an edge, which uncovers the later one, and back over it.
struct Reveal: PageTransitionPart {
  let edge: PageTransition.Edge

  func prepare(_ pages: TransitionPages) {
    pages.bringToFront(pages.earlier)
    let away = edge.offset(in: pages)
    if pages.step == .previous { pages.to.transform = away }
    pages.animate { pages.earlier.transform = pages.step == .previous ? .identity : away }
  }
}

extension PageTransition.Edge {
  /// The offset of a page that is beyond the edge. Leading and trailing follow the layout direction.
  @MainActor fileprivate func offset(in pages: TransitionPages) -> CGAffineTransform {
    let isLeftToRight = pages.container.effectiveUserInterfaceLayoutDirection == .leftToRight
    let (width, height) = (pages.bounds.width, pages.bounds.height)
    return switch self {
    case .top: CGAffineTransform(translationX: 0, y: -height)
    case .bottom: CGAffineTransform(translationX: 0, y: height)
    case .leading: CGAffineTransform(translationX: isLeftToRight ? -width : width, y: 0)
    case .trailing: CGAffineTransform(translationX: isLeftToRight ? width : -width, y: 0)
    }
  }
}
