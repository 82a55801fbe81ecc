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
    if parallax != 1 { pages.bringToFront(pages.later) }
    let isLaterIncoming = pages.later === pages.to
    pages.to.transform = pages.offset(x: isLaterIncoming ? fast : slow, y: 0)
    pages.animate {
      pages.to.transform = .identity
      pages.from.transform = pages.offset(x: isLaterIncoming ? -slow : -fast, y: 0)
    }
  }
}

/// Darkens the earlier page, and gives the later one a shadow, like that of a page above another.
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
      shadow.transform = isOpening ? .identity : pages.offset(x: -end, y: 0)
    }
  }
}

/// Moves the later page over the other one, which stays, from an edge and back to it.
struct Cover: PageTransitionPart {
  let edge: PageTransition.Edge

  func prepare(_ pages: TransitionPages) {
    pages.moveOver(pages.later, edge, isAway: pages.step == .next)
  }
}

/// Moves the earlier page away to an edge, which uncovers the later one, and back over it.
struct Reveal: PageTransitionPart {
  let edge: PageTransition.Edge
  let needsBothPages = true

  func prepare(_ pages: TransitionPages) {
    pages.moveOver(pages.earlier, edge, isAway: pages.step == .previous)
  }
}

extension TransitionPages {
  /// Moves a page above the other one from an edge or to it, with a shadow. Beyond its other side, the page continues in its
  /// color, so that a spring that overshoots uncovers nothing.
  ///
  /// - Parameter isAway: `true` if the page is beyond the edge at the start.
  fileprivate func moveOver(_ page: UIView, _ edge: PageTransition.Edge, isAway: Bool) {
    bringToFront(page)
    let away = edge.offset(in: self)
    let shadow = addShadow(of: page, radius: 16, opacity: 0.3)
    let room = UIView(frame: bounds)
    (room.clipsToBounds, room.isUserInteractionEnabled) = (true, false)
    let rest = UIView(frame: room.bounds.offsetBy(dx: away.tx, dy: away.ty))
    rest.backgroundColor = page.backgroundColor
    for view in [room, rest] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    room.addSubview(rest)
    add(room, below: page)
    func set(isAway: Bool) {
      for view in [page, rest, shadow] { view.transform = isAway ? away : .identity }
      shadow.alpha = isAway ? 0 : 1
    }
    if isAway { set(isAway: true) }
    animate { set(isAway: !isAway) }
  }
}

extension PageTransition.Edge {
  /// The offset of a page that is beyond the edge. Leading and trailing follow the layout direction.
  @MainActor fileprivate func offset(in pages: TransitionPages) -> CGAffineTransform {
    let isLeftToRight = pages.container.effectiveUserInterfaceLayoutDirection == .leftToRight
    let (width, height) = (pages.bounds.width, pages.bounds.height)
    return switch self {
    case .top: pages.offset(x: 0, y: -height)
    case .bottom: pages.offset(x: 0, y: height)
    case .leading: pages.offset(x: isLeftToRight ? -width : width, y: 0)
    case .trailing: pages.offset(x: isLeftToRight ? width : -width, y: 0)
    }
  }
}
