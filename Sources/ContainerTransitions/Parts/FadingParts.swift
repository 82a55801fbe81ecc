import UIKit

/// Cross-fades the pages: a picture of the outgoing page, on the background, fades out above the incoming one. The pages stay
/// opaque, so visual effect views keep their effect, and neither page shines through the other at rest.
struct CrossFade: PageTransitionPart {
  let needsBothPages = true

  func prepare(_ pages: TransitionPages) {
    guard let picture = pages.addPictureOfOutgoing(hidingPage: true) else { return FadeThrough().prepare(pages) }
    pages.animate { picture.alpha = 0 }
  }
}

/// Fades the outgoing page out to its color, which becomes that of the incoming one, and fades that one in. Both stay opaque, and
/// are live.
struct FadeThrough: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    let cover = UIView(frame: pages.bounds)
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let alpha = pages.to.alpha
    (cover.alpha, pages.to.alpha) = (0, 0)
    cover.backgroundColor = pages.color(of: pages.from)
    pages.add(cover)
    pages.animate { cover.backgroundColor = pages.color(of: pages.to) }
    pages.animate(from: 0, to: 0.4) { cover.alpha = 1 }
    // Nobody sees this below the cover.
    pages.animate(from: 0.4, to: 0.6) { (pages.from.alpha, pages.to.alpha) = (0, alpha) }
    pages.animate(from: 0.6, to: 1) { cover.alpha = 0 }
  }
}

/// Fades the incoming page in and the outgoing one out, where they are. For pages that move apart, and for a page that comes or
/// leaves alone.
struct Fading: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    let alpha = pages.to.alpha
    pages.to.alpha = 0
    pages.animate {
      pages.to.alpha = alpha
      pages.from.alpha = 0
    }
  }
}

/// Scales the later page up from a scale, and fades it in, above the other one.
///
/// Neither page is transparent: a picture of the outgoing one fades out above both, which looks the same. It fades while the later
/// page is small, and the two are not confused.
struct Zoom: PageTransitionPart {
  /// The fraction of the time in which the pages fade.
  private static let fading = 0.6
  let scale: CGFloat

  func prepare(_ pages: TransitionPages) {
    pages.bringToFront(pages.later)
    let (page, isOpening) = (pages.later, pages.step == .next)
    let small = CGAffineTransform(scaleX: scale, y: scale)
    if isOpening { page.transform = small }
    pages.animate { page.transform = isOpening ? .identity : small }
    let (start, end) = isOpening ? (0, Self.fading) : (1 - Self.fading, 1)
    if let picture = pages.addPictureOfOutgoing(hidingPage: !isOpening) {
      if !isOpening { pages.animate { picture.transform = small } }
      pages.animate(from: start, to: end) { picture.alpha = 0 }
    } else {
      // The page itself fades: behind it is no page of the transition, or elements fly above it.
      let alpha = page.alpha
      if isOpening { page.alpha = 0 }
      pages.animate(from: start, to: end) { page.alpha = isOpening ? alpha : 0 }
    }
  }
}
