import UIKit

extension Stage {
  /// A view as a frame shows it, with presentation values if there are any.
  public struct ViewPresentation: Equatable, Sendable {
    /// The bounding box in the window, in points rounded to a millionth, through the transforms of the view and its
    /// superviews. Null if the view is not loaded, or if there is no finite box.
    public var frame: CGRect
    /// The opacity, from 0 to 1, rounded to a millionth: the product of the view's own alpha and those of its
    /// superviews; 0 if one of them is hidden.
    public var alpha: CGFloat
    /// The part of `frame` that is inside the window and inside all superviews that clip; null if there is none. Views
    /// in front, masks and rounded corners are ignored.
    public var visiblePart: CGRect
    /// `true` if the view is in a window.
    public var isInWindow: Bool

    /// `true` if the view is in a window, has a visible part and an alpha above 0. Another view may cover it.
    public var isOnScreen: Bool { isInWindow && alpha > 0 && !visiblePart.isNull }

    /// A view that is not loaded.
    package static let nothing = ViewPresentation(frame: .null, alpha: 0, visiblePart: .null, isInWindow: false)

    package init(frame: CGRect, alpha: CGFloat, visiblePart: CGRect, isInWindow: Bool) {
      (self.frame, self.alpha, self.visiblePart, self.isInWindow) = (frame, alpha, visiblePart, isInWindow)
    }

    /// Creates the presentation of a view in the current frame, or in the last one.
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
        frame: frame, alpha: alpha.roundedToMillionth, visiblePart: isSeen ? visible.rounded : .null,
        isInWindow: view.window != nil)
    }
  }

  /// Returns a view as it is now, at the time at which the last frame is on screen: its position, its opacity, and the
  /// part of it that is in the window. It has what completion blocks have changed since that frame was shown.
  public func presentation(of view: UIView) -> ViewPresentation { ViewPresentation(of: view) }
}

extension CGFloat {
  /// The number rounded so that a test can write it down. Times that are not binary fractions cause differences of
  /// 1e-10 points.
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
