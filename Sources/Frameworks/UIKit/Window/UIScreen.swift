/// The screen that shows windows. There is only `main`, which a host configures. A screen from `init()` is connected to
/// no display, and has neither a size nor traits. (A guess: draw-28b.)
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let only = UIScreen(ofSize: CGSize(width: 390, height: 844))
  /// `UIScreen.main.scale` for use on other threads, as by image renderers.
  nonisolated(unsafe) package private(set) static var mainScale: CGFloat = 1
  private let isMain: Bool
  private var size: CGRect
  private var framesPerSecond = 60
  private var hostTraits = UITraitCollection()
  private var knownTraits: UITraitCollection? {
    didSet { if let knownTraits { UITraitCollection.ofScreen = knownTraits } }
  }

  /// The only screen.
  open class var main: UIScreen { only }
  /// The screen's bounds, in points.
  open var bounds: CGRect { size }
  /// Pixels per point.
  open var scale: CGFloat { isMain ? Self.mainScale : 1 }
  /// The device's pixels per point. The same as `scale` here.
  open var nativeScale: CGFloat { scale }
  /// The screen's bounds, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: size.minX * scale, y: size.minY * scale, width: size.width * scale, height: size.height * scale)
  }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { framesPerSecond }
  /// The screen's traits. By default: phone, light, the default text size, and the application's layout direction.
  open var traitCollection: UITraitCollection {
    guard isMain else { return UITraitCollection() }
    if let knownTraits { return knownTraits }
    let traits = currentTraits
    knownTraits = traits
    return traits
  }
  /// Called after the host has changed the traits. Does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Makes a screen that is connected to no display. For subclasses.
  public override init() {
    (isMain, size) = (false, .zero)
    super.init()
  }

  private init(ofSize size: CGSize) {
    (isMain, self.size) = (true, CGRect(origin: .zero, size: size))
    super.init()
  }

  /// Configures the screen. Called by the host. Windows keep their frames. Views are notified if their traits change.
  package func configure(bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
    size = bounds
    Self.mainScale = scale
    framesPerSecond = maximumFramesPerSecond
    updateTraits()
  }

  /// Sets the traits of the device and the user's settings. Called by the host. Unspecified traits have their defaults.
  package func configure(traits: UITraitCollection) {
    hostTraits = traits
    updateTraits()
  }
}

extension UIScreen {
  private var currentTraits: UITraitCollection {
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    var values = TraitValues(
      idiom: .phone, style: .light, direction: isMirrored ? .rightToLeft : .leftToRight, scale: scale,
      category: .large, contrast: .normal, level: .base, forceTouch: .unavailable)
    values.merge(hostTraits.values)
    values = SizeClasses(of: size.size, idiom: values.idiom ?? .phone).traits.values.merging(values)
    return UITraitCollection(values)
  }

  /// Notifies the controllers of all windows before the traits change, and the screen and the views afterwards.
  func updateTraits() {
    let (old, new) = (traitCollection, currentTraits)
    guard new != old else { return }
    let windows = UIApplication.shared.windows
    let transitions = windows.compactMap { $0.announceTraits(on: new) }
    knownTraits = new
    traitCollectionDidChange(old)
    for window in windows { window.updateTraitsBelow() }
    for transition in transitions { transition.runWithoutAnimation() }
    guard new.preferredContentSizeCategory != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory.rawValue])
    let sizes = [old, new].map(\.preferredContentSizeCategory.isAccessibilityCategory)
    guard sizes[0] != sizes[1] else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.accessibilityCategoryDidChangeNotification, object: nil)
  }
}
