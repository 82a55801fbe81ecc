import UIKit

/// Cross-fades the pages: a picture of the outgoing page, on the background, fades out above the incoming one. The pages stay
/// opaque, so visual effect views keep their effect, and neither page shines through the other at rest.
struct CrossFade: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    let color = Self.background(behind: pages.container)
    let ground = UIView(frame: pages.bounds)
    ground.backgroundColor = color
    pages.add(ground, below: pages.to)
    guard let picture = pages.from.snapshotView(afterScreenUpdates: false) else { return }
    let front = UIView(frame: pages.bounds)
    front.backgroundColor = color
    front.isUserInteractionEnabled = false
    picture.frame = front.bounds
    front.addSubview(picture)
    pages.add(front)
    pages.animate { front.alpha = 0 }
  }

  /// The first opaque background color among the views around the pages.
  private static func background(behind container: UIView) -> UIColor {
    for view in sequence(first: container, next: \.superview) {
      if let color = view.backgroundColor, color.resolvedColor(with: view.traitCollection).cgColor.alpha == 1 {
        return color
      }
    }
    return .systemBackground
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
