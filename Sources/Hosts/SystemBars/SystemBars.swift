import UIKit

/// The status bar and the home indicator, which iOS draws over an app. They belong to no window of the app: a host adds
/// their node above those of the windows.
@MainActor package final class SystemBars {
  /// The values that the bars depend on.
  private struct Appearance: Equatable {
    var size: CGSize
    var scale: CGFloat
    var insets: UIEdgeInsets
    var isStatusBarHidden: Bool
    var isStatusBarLight: Bool
    var isIndicatorHidden: Bool
    var isDark: Bool
    var isMirrored: Bool
  }

  private var shown: (look: Appearance, node: RenderNode)?

  package init() {}

  /// Returns the bars over a window. The node stays the same object until the bars change.
  package func node(over window: UIWindow, scale: CGFloat) -> RenderNode {
    let look = Self.look(of: window, scale: scale)
    if let shown, shown.look == look { return shown.node }
    let node = Self.draw(look)
    shown = (look, node)
    return node
  }

  /// Returns a picture of a window with the bars over it.
  package func image(over picture: CGImage, of window: UIWindow, scale: CGFloat) -> CGImage {
    let context = CGContext(copying: picture, scale: scale)
    Compositor.draw(node(over: window, scale: scale), into: context)
    return context.makeImage() ?? picture
  }

  private static func look(of window: UIWindow, scale: CGFloat) -> Appearance {
    let traits = window.rootViewController?.traitCollection ?? window.traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    let isLight =
      switch window.chrome.statusBarStyle {
      case .default: isDark
      case .lightContent: true
      case .darkContent: false
      }
    return Appearance(
      size: window.bounds.size, scale: scale, insets: window.screenSafeAreaInsets,
      isStatusBarHidden: window.chrome.isStatusBarHidden || window.screenSafeAreaInsets.top == 0,
      isStatusBarLight: isLight,
      isIndicatorHidden: window.chrome.isHomeIndicatorAutoHidden || window.screenSafeAreaInsets.bottom == 0,
      isDark: isDark, isMirrored: traits.layoutDirection == .rightToLeft)
  }

  /// Draws each bar into an image of its strip.
  private static func draw(_ look: Appearance) -> RenderNode {
    var bars: [RenderNode] = []
    if !look.isStatusBarHidden {
      let strip = CGRect(x: 0, y: 0, width: look.size.width, height: look.insets.top)
      let bar = StatusBar(size: strip.size, color: look.isStatusBarLight ? .white : .black, isMirrored: look.isMirrored)
      bars.append(node(in: strip, look.scale, bar.draw))
    }
    if !look.isIndicatorHidden {
      let height = look.insets.bottom
      let strip = CGRect(x: 0, y: look.size.height - height, width: look.size.width, height: height)
      let width = min(look.size.width * 0.344, 240).rounded()
      bars.append(
        node(in: strip, look.scale) {
          (look.isDark ? UIColor.white : .black).setFill()
          UIBezierPath(
            roundedRect: CGRect(x: (strip.width - width) / 2, y: height - 13, width: width, height: 5),
            cornerRadius: 2.5
          ).fill()
        })
    }
    return RenderNode(
      transform: CATransform3DIdentity, bounds: CGRect(origin: .zero, size: look.size), children: bars)
  }

  private static func node(in strip: CGRect, _ scale: CGFloat, _ draw: @escaping () -> Void) -> RenderNode {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: strip.size, format: format).image { _ in draw() }
    return RenderNode(
      transform: CATransform3DMakeTranslation(strip.minX, strip.minY, 0),
      bounds: CGRect(origin: .zero, size: strip.size),
      contents: image.cgImage.map { RenderNode.Contents(image: $0, scale: scale) })
  }
}
