import UIKit

/// Lays the later page over the other one from its side, like a card. The earlier page steps back and gets darker, with round
/// corners. The color behind the pages is visible around it, so that the status bar's text stays readable.
struct Card: PageTransitionPart {
  private static let cornerRadius: CGFloat = 24
  let scale: CGFloat

  func prepare(_ pages: TransitionPages) {
    pages.bringToFront(pages.later)
    pages.addDepth(before: pages.backdropColor)
    let (isOpening, side) = (pages.step == .next, pages.side)
    let away = pages.offset(x: (isOpening ? side : -side) * pages.bounds.width, y: 0)
    let back = CGAffineTransform(scaleX: scale, y: scale)
    let shade = pages.addShade(over: pages.earlier, alpha: isOpening ? 0 : 0.45)
    let shadow = pages.addShadow(of: pages.later, radius: 16, opacity: 0.35)
    let radius = pages.earlier.layer.cornerRadius
    pages.earlier.clipsToBounds = true
    func set(isOpen: Bool) {
      for view in [pages.later, shadow] { view.transform = isOpen ? .identity : away }
      shadow.alpha = isOpen ? 1 : 0
      pages.earlier.transform = isOpen ? back : .identity
      pages.earlier.layer.cornerRadius = isOpen ? Self.cornerRadius : radius
      shade.alpha = isOpen ? 0.45 : 0
    }
    set(isOpen: !isOpening)
    pages.animate { set(isOpen: isOpening) }
  }
}

/// Treats the pages as cards of a stack: the later one rises from below, and the other one tilts back.
struct Stack: PageTransitionPart {
  let cornerRadius: CGFloat

  func prepare(_ pages: TransitionPages) {
    pages.bringToFront(pages.later)
    pages.addDepth()
    let (upper, lower, isRising) = (pages.later, pages.earlier, pages.step == .next)
    let shade = pages.addShade(over: lower)
    for page in [upper, lower] { page.clipsToBounds = true }
    let (upperRadius, lowerRadius) = (upper.layer.cornerRadius, lower.layer.cornerRadius)
    pages.animate { progress in
      let height = isRising ? progress : 1 - progress
      upper.transform = pages.offset(x: 0, y: (1 - height) * pages.bounds.height)
      lower.transform3D = tilt(height, pages.bounds)
      shade.alpha = 0.5 * height
      // A page that fills the window has its own corners.
      upper.layer.cornerRadius = upperRadius + (cornerRadius - upperRadius) * min(1, (1 - height) * 4)
      lower.layer.cornerRadius = lowerRadius + (cornerRadius - lowerRadius) * min(1, height * 4)
    }
  }

  /// The transform of the lower page: tilted most in the middle of the transition, and smallest at its end.
  private func tilt(_ height: CGFloat, _ bounds: CGRect) -> CATransform3D {
    guard height > 0 else { return CATransform3DIdentity }
    let turn = CATransform3DMakeRotation(sin(height * .pi) * .pi / 14, 1, 0, 0)
    let scale = CATransform3DMakeScale(1 - 0.14 * height, 1 - 0.14 * height, 1)
    let up = CATransform3DMakeTranslation(0, -0.03 * height * bounds.height, 0)
    return [turn, up].reduce(scale, CATransform3DConcat)
  }
}
