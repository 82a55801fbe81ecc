/// The device that the application runs on: a computer with the properties that the host sets.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()

  private override init() { super.init() }

  /// The device.
  open class var current: UIDevice { only }

  /// The kind of device that the interface is for: the screen's trait, which the host sets. A phone by default.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// `iPhone` or `iPad`, depending on the idiom, because code uses it to distinguish them. Otherwise `Linux`.
  open var model: String {
    switch userInterfaceIdiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    default: "Linux"
    }
  }
  /// The same as `model`, because it is not localized.
  open var localizedModel: String { model }
  /// The same as `model`, as on Apple's systems since iOS 16 for an app without access to the user's name for the
  /// device.
  open var name: String { model }
  /// `Linux`.
  open var systemName: String { "Linux" }
  /// `16.5`: the version of iOS whose UIKit this one is compared with, not a version of Linux, because code uses it to
  /// determine what UIKit supports.
  open var systemVersion: String { "16.5" }

  /// The device's orientation: that of the interface in the key window's scene, which rotates with the device if the
  /// controllers allow it. It is never flat, and unknown without a key window. (On Apple's systems, it is also unknown
  /// before orientation notifications have been requested.)
  open var orientation: UIDeviceOrientation {
    UIApplication.shared.keyWindow?.windowScene?.interfaceOrientation.device ?? .unknown
  }

  /// Posted when `orientation` has changed, before the windows rotate, between
  /// `beginGeneratingDeviceOrientationNotifications()` and the end. The object is the device.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// A Boolean value that indicates whether changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }
  private var orientationRequests = 0

  /// Requests notifications about the orientation. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

  /// Ends one request for notifications about the orientation. Without one, does nothing (a guess: app-33).
  open func endGeneratingDeviceOrientationNotifications() { orientationRequests = max(orientationRequests - 1, 0) }

  /// Called when a scene's interface has another orientation.
  func interfaceDidTurn(in scene: UIWindowScene) {
    let isShown = UIApplication.shared.keyWindow?.windowScene === scene
    guard isShown, isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// The orientations of a device. Raw values are those of the header. Left and right are opposite to the home button of
/// an old phone: an interface in `landscapeRight` is on a device in `landscapeLeft`.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the home button on the right.
  case landscapeLeft = 3
  /// On its side, with the home button on the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
  /// The orientation of a device whose interface has this orientation.
  fileprivate var device: UIDeviceOrientation { UIDeviceOrientation(rawValue: rawValue) ?? .unknown }
}

/// Returns the same as `UIDevice.current.userInterfaceIdiom`, from any thread.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UITraitCollection.ofScreen.values.idiom ?? .unspecified
}
