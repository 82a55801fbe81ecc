// Names of Swift 4, with which the compiler offers the present ones, as Xcode does: all that linux-sources translates and
// whose present names this module declares. They are in one line each, like a table.
// swift-format-ignore-file
public import Foundation

extension UIView {
  @available(*, unavailable, renamed: "bringSubviewToFront(_:)") public func bringSubview(toFront view: UIView) {}
  @available(*, unavailable, renamed: "sendSubviewToBack(_:)") public func sendSubview(toBack view: UIView) {}
}

extension NSLayoutXAxisAnchor {
  @available(*, unavailable, renamed: "constraint(equalToSystemSpacingAfter:multiplier:)") public func constraintEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(*, unavailable, renamed: "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)") public func constraintGreaterThanOrEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(*, unavailable, renamed: "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)") public func constraintLessThanOrEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}

extension NSLayoutYAxisAnchor {
  @available(*, unavailable, renamed: "constraint(equalToSystemSpacingBelow:multiplier:)") public func constraintEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(*, unavailable, renamed: "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)") public func constraintGreaterThanOrEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(*, unavailable, renamed: "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)") public func constraintLessThanOrEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}

extension UIActivityIndicatorView {
  @available(*, unavailable, renamed: "init(style:)") public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) { fatalError() }
  @available(*, unavailable, renamed: "style") public var activityIndicatorViewStyle: UIActivityIndicatorView.Style { fatalError() }
}

extension RunLoop.Mode {
  @available(*, unavailable, renamed: "common") public static var commonModes: RunLoop.Mode { fatalError() }
  @available(*, unavailable, renamed: "default") public static var defaultRunLoopMode: RunLoop.Mode { fatalError() }
}

extension NSUnderlineStyle {
  @available(*, unavailable, renamed: "single") public static var styleSingle: NSUnderlineStyle { fatalError() }
  @available(*, unavailable, renamed: "thick") public static var styleThick: NSUnderlineStyle { fatalError() }
  @available(*, unavailable, renamed: "double") public static var styleDouble: NSUnderlineStyle { fatalError() }
}

@available(*, unavailable, renamed: "NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)") public func NSDirectionalEdgeInsetsMake(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> NSDirectionalEdgeInsets { fatalError() }
@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)") public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets { fatalError() }
@available(*, unavailable, renamed: "CGRect.inset(self:by:)") public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { fatalError() }
@available(*, unavailable, renamed: "UIOffset.init(horizontal:vertical:)") public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { fatalError() }
@available(*, unavailable, renamed: "UIImage.pngData(self:)") public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { fatalError() }
@available(*, unavailable, renamed: "UIImage.jpegData(self:compressionQuality:)") public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.post(notification:argument:)") public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {}
@available(*, unavailable, renamed: "UIAccessibility.focusedElement(using:)") public func UIAccessibilityFocusedElement(_ assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?) -> Any? { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)") public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)") public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.isBoldTextEnabled") public func UIAccessibilityIsBoldTextEnabled() -> Bool { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.isReduceMotionEnabled") public func UIAccessibilityIsReduceMotionEnabled() -> Bool { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.isReduceTransparencyEnabled") public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.isSpeakScreenEnabled") public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.isSwitchControlRunning") public func UIAccessibilityIsSwitchControlRunning() -> Bool { fatalError() }
@available(*, unavailable, renamed: "UIAccessibility.isVoiceOverRunning") public func UIAccessibilityIsVoiceOverRunning() -> Bool { fatalError() }
