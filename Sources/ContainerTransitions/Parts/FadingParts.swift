import UIKit

/// Cross-fades the pages: a picture of the outgoing page, on the background, fades out above the incoming one. The pages stay
/// opaque, so visual effect views keep their effect, and neither page shines through the other at rest.
struct CrossFade: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    // A picture of the screen would show shared elements a second time.
    if pages.sharesElements { return FadeThrough().prepare(pages) }
    let color = pages.ground
    let ground = UIView(frame: pages.bounds)
    ground.backgroundColor = color
    pages.add(ground, below: pages.to)
    guard let picture = pages.from.snapshotView(afterScreenUpdates: pages.isCovered(pages.from)) else { return }
    let front = UIView(frame: pages.bounds)
    front.backgroundColor = color
    front.isUserInteractionEnabled = false
    picture.frame = front.bounds
    front.addSubview(picture)
    pages.add(front)
    pages.animate { front.alpha = 0 }
  }
}

/// Fades the outgoing page out to its color, which becomes that of the incoming one, and fades that one in. Both stay opaque, and
/// are live.
struct FadeThrough: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    let cover = UIView(frame: pages.bounds)
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (cover.alpha, pages.to.alpha) = (0, 0)
    cover.backgroundColor = pages.color(of: pages.from)
    pages.add(cover)
    pages.animate { cover.backgroundColor = pages.color(of: pages.to) }
    pages.animate(from: 0, to: 0.4) { cover.alpha = 1 }
    // Nobody sees this below the cover.
    pages.animate(from: 0.4, to: 0.6) { (pages.from.alpha, pages.to.alpha) = (0, 1) }
    pages.animate(from: 0.6, to: 1) { cover.alpha = 0 }
  }
}

/// Fades the incoming page in and the outgoing one out, where they are. For pages that move apart.
struct Fading: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    pages.to.alpha = 0
    pages.animate {
      pages.to.alpha = 1
      pages.from.alpha = 0
    }
  }
}

/// Scales the later page up from a scale, and fades it in, above the other one.
struct Zoom: PageTransitionPart {
  let scale: CGFloat

  func prepare(_ pages: TransitionPages) {
    pages.bringToFront(pages.later)
    let (page, isOpening) = (pages.later, pages.step == .next)
    let small = CGAffineTransform(scaleX: scale, y: scale)
    if isOpening { (page.transform, page.alpha) = (small, 0) }
    pages.animate {
      page.transform = isOpening ? .identity : small
      page.alpha = isOpening ? 1 : 0
    }
  }
}
