/// The device that the application runs on: a computer, seen as what the host says it is.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()

  private override init() { super.init() }

  /// The device.
  open class var current: UIDevice { only }

  /// What kind of device the interface is for, as the host says; a phone at first. The screen's trait.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// `iPhone` or `iPad`, by the idiom, because code asks for it to tell these apart; otherwise `Linux`.
  open var model: String {
    switch userInterfaceIdiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    default: "Linux"
    }
  }
  /// The same as `model`: it is not translated.
  open var localizedModel: String { model }
  /// The same as `model`, as on Apple's systems since iOS 16 for an app that may not know the user's own name for the
  /// device.
  open var name: String { model }
  /// `Linux`.
  open var systemName: String { "Linux" }
  /// `16.5`: not a version of Linux, but the one of iOS whose UIKit this one is compared with, because code asks for it to
  /// know what UIKit does.
  open var systemVersion: String { "16.5" }

  /// How the device is held: as the interface stands in the key window's scene, which follows it wherever the
  /// controllers let it. It is never flat, and not known without a key window. (On Apple's systems it is not known either
  /// before notifications of it were asked for.)
  open var orientation: UIDeviceOrientation {
    UIApplication.shared.keyWindow?.windowScene?.interfaceOrientation.device ?? .unknown
  }
}

/// How a device is held. Raw values are those of the header; left and right are where the home button of an old phone is
/// not: an interface in `landscapeRight` is on a device in `landscapeLeft`.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the button at the right.
  case landscapeLeft = 3
  /// On its side, the button at the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can stand so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
  /// How a device is held whose interface stands so.
  fileprivate var device: UIDeviceOrientation { UIDeviceOrientation(rawValue: rawValue) ?? .unknown }
}

/// The kind of device that the interface is for: the same as `UIDevice.current.userInterfaceIdiom`, from any thread.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UITraitCollection.ofScreen.values.idiom ?? .unspecified
}
