/// The screen that windows are shown on. There is one; a host says how large it is.
@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let only = UIScreen()
  /// `UIScreen.main.scale` for those on other threads: image renderers.
  nonisolated(unsafe) package private(set) static var mainScale: CGFloat = 1
  private var size = CGRect(x: 0, y: 0, width: 390, height: 844)
  private var framesPerSecond = 60

  /// The screen.
  open class var main: UIScreen { only }
  /// Where the screen is, in points.
  open var bounds: CGRect { size }
  /// Pixels a point.
  open var scale: CGFloat { Self.mainScale }
  /// Pixels of the device a point; the same as `scale` here.
  open var nativeScale: CGFloat { Self.mainScale }
  /// Where the screen is, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: size.minX * scale, y: size.minY * scale, width: size.width * scale, height: size.height * scale)
  }
  /// How many frames the screen can show in a second.
  open var maximumFramesPerSecond: Int { framesPerSecond }
  /// The direction of the application, the light appearance, and the scale.
  open var traitCollection: UITraitCollection {
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    return UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: scale),
    ])
  }
  /// Called after the host has changed the traits. Does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private override init() { super.init() }

  /// For the host: what the screen is like from now on. Windows keep their frames; views hear of new traits.
  package func configure(bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
    let old = traitCollection
    size = bounds
    Self.mainScale = scale
    framesPerSecond = maximumFramesPerSecond
    tellTraits(since: old)
  }

  /// Tells the screen and the windows on it of traits that are not `old`.
  func tellTraits(since old: UITraitCollection) {
    guard traitCollection != old else { return }
    traitCollectionDidChange(old)
    for window in UIApplication.shared.windows { window.updateTraitsBelow() }
  }
}
