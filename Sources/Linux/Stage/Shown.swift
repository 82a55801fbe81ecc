import UIKit

/// How a view is shown in a frame: presentation values where there are any.
public struct Shown: Equatable, Sendable {
  /// The bounding box in the window, in points rounded to a millionth, through the transforms of the view and of all above
  /// it. Null while the view is not loaded, or where there is no finite one.
  public var frame: CGRect
  /// From 0 to 1, rounded to a millionth: the view's own alpha multiplied with those of all above it; 0 where one of them
  /// is hidden.
  public var alpha: CGFloat
  /// The part of `frame` that is inside the window and inside all views above that clip; null where there is none. What
  /// lies over it, and the shape of masks and rounded corners, is not looked at.
  public var visiblePart: CGRect
  /// Whether the view is in a window.
  public var isInWindow: Bool

  /// Whether some of it can be seen: it is in a window, has a visible part and an alpha above 0. Another view may cover
  /// it.
  public var isOnScreen: Bool { isInWindow && alpha > 0 && !visiblePart.isNull }

  /// A view that was not loaded.
  package static let nothing = Shown(frame: .null, alpha: 0, visiblePart: .null, isInWindow: false)

  package init(frame: CGRect, alpha: CGFloat, visiblePart: CGRect, isInWindow: Bool) {
    (self.frame, self.alpha, self.visiblePart, self.isInWindow) = (frame, alpha, visiblePart, isInWindow)
  }

  /// What the frame shown last, or the one under way, shows of a view.
  @MainActor package init(of view: UIView) {
    let frame = PresentedBox.of(view).map(\.rounded) ?? .null
    var (alpha, visible): (CGFloat, CGRect) = (1, frame)
    var above: UIView? = view
    while let level = above {
      let layer = level.layer.presentation() ?? level.layer
      alpha *= layer.isHidden ? 0 : CGFloat(layer.opacity)
      if level !== view, level is UIWindow || layer.masksToBounds {
        visible = PresentedBox.of(level).map { visible.intersection($0.rounded) } ?? .null
      }
      above = level.superview
    }
    let isSeen = view.window != nil && visible.width > 0 && visible.height > 0
    self.init(
      frame: frame, alpha: alpha.roundedToMillionth, visiblePart: isSeen ? visible : .null,
      isInWindow: view.window != nil)
  }
}

extension Stage {
  /// How the frame shown last shows a view: where it is, how transparent, and how much of it is in the window.
  public func shown(_ view: UIView) -> Shown { Shown(of: view) }
}

extension CGFloat {
  /// A number that a test can write down: 1e-10 of a point comes of times that are no round binary numbers.
  fileprivate var roundedToMillionth: CGFloat {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    CGRect(
      x: minX.roundedToMillionth, y: minY.roundedToMillionth, width: width.roundedToMillionth,
      height: height.roundedToMillionth)
  }
}
