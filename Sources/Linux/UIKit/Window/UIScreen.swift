/// The screen that windows are shown on. There is one, `main`; a host says how large it is. What `init()` makes is
/// connected to no display: it has no size and no traits.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let only = UIScreen(ofSize: CGSize(width: 390, height: 844))
  /// `UIScreen.main.scale` for those on other threads: image renderers.
  nonisolated(unsafe) package private(set) static var mainScale: CGFloat = 1
  private let isMain: Bool
  private var size: CGRect
  private var framesPerSecond = 60
  private var hostTraits = UITraitCollection()
  private var knownTraits: UITraitCollection? {
    didSet { if let knownTraits { UITraitCollection.ofScreen = knownTraits } }
  }

  /// The screen.
  open class var main: UIScreen { only }
  /// Where the screen is, in points.
  open var bounds: CGRect { size }
  /// Pixels a point.
  open var scale: CGFloat { isMain ? Self.mainScale : 1 }
  /// Pixels of the device a point; the same as `scale` here.
  open var nativeScale: CGFloat { scale }
  /// Where the screen is, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: size.minX * scale, y: size.minY * scale, width: size.width * scale, height: size.height * scale)
  }
  /// How many frames the screen can show in a second.
  open var maximumFramesPerSecond: Int { framesPerSecond }
  /// A light phone with text of the usual size, in the direction of the application, but for what the host says.
  open var traitCollection: UITraitCollection {
    guard isMain else { return UITraitCollection() }
    if let knownTraits { return knownTraits }
    let traits = currentTraits
    knownTraits = traits
    return traits
  }
  /// Called after the host has changed the traits. Does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A screen that is connected to no display. For subclasses.
  public override init() {
    (isMain, size) = (false, .zero)
    super.init()
  }

  private init(ofSize size: CGSize) {
    (isMain, self.size) = (true, CGRect(origin: .zero, size: size))
    super.init()
  }

  /// For the host: what the screen is like from now on. Windows keep their frames; views hear of new traits.
  package func configure(bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
    size = bounds
    Self.mainScale = scale
    framesPerSecond = maximumFramesPerSecond
    updateTraits()
  }

  /// For the host: what the user and the device want, in place of the usual traits. Those not specified are the usual.
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
      category: .large, contrast: .normal)
    values.merge(hostTraits.values)
    values = SizeClasses(of: size.size, idiom: values.idiom ?? .phone).traits.values.merging(values)
    return UITraitCollection(values)
  }

  /// Tells the controllers of all windows of new traits before they hold, and the screen and the views afterwards.
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
      name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
  }
}
