// Names of Swift 4, with which the compiler offers the present ones, as Xcode does: all that linux-sources translates and
// whose present names this module declares. They are in one line each, like a table.
// swift-format-ignore-file
public import Foundation

extension NSNotification.Name {
  @available(*, unavailable, renamed: "UIAccessibility.boldTextStatusDidChangeNotification") public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIAccessibility.elementFocusedNotification") public static var UIAccessibilityElementFocused: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification") public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification") public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIAccessibility.speakScreenStatusDidChangeNotification") public static var UIAccessibilitySpeakScreenStatusDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIAccessibility.switchControlStatusDidChangeNotification") public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification") public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.didBecomeActiveNotification") public static var UIApplicationDidBecomeActive: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.didChangeStatusBarFrameNotification") public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.didEnterBackgroundNotification") public static var UIApplicationDidEnterBackground: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.didFinishLaunchingNotification") public static var UIApplicationDidFinishLaunching: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.didReceiveMemoryWarningNotification") public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.willEnterForegroundNotification") public static var UIApplicationWillEnterForeground: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.willResignActiveNotification") public static var UIApplicationWillResignActive: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIApplication.willTerminateNotification") public static var UIApplicationWillTerminate: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification") public static var UIContentSizeCategoryDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIDevice.orientationDidChangeNotification") public static var UIDeviceOrientationDidChange: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIResponder.keyboardDidChangeFrameNotification") public static var UIKeyboardDidChangeFrame: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIResponder.keyboardDidHideNotification") public static var UIKeyboardDidHide: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIResponder.keyboardDidShowNotification") public static var UIKeyboardDidShow: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIResponder.keyboardWillChangeFrameNotification") public static var UIKeyboardWillChangeFrame: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIResponder.keyboardWillHideNotification") public static var UIKeyboardWillHide: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIResponder.keyboardWillShowNotification") public static var UIKeyboardWillShow: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIWindow.didBecomeHiddenNotification") public static var UIWindowDidBecomeHidden: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIWindow.didBecomeKeyNotification") public static var UIWindowDidBecomeKey: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIWindow.didBecomeVisibleNotification") public static var UIWindowDidBecomeVisible: NSNotification.Name { fatalError() }
  @available(*, unavailable, renamed: "UIWindow.didResignKeyNotification") public static var UIWindowDidResignKey: NSNotification.Name { fatalError() }
}
