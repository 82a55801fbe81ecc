import UIKit

// The container's settings in Interface Builder's attributes inspector. They are not public: code sets `tabBarPlacement` and
// `panSettings`. `isTabBarHidden`, `playsSelectionHaptics` and `allowsKeyboardSelection` have the same names in both.
extension ContainerViewController {
  /// A Boolean value that places the bar at the top: `tabBarPlacement`. Default: false.
  @IBInspectable var isTabBarAtTop: Bool {
    get { tabBarPlacement == .top }
    set { tabBarPlacement = newValue ? .top : .bottom }
  }

  /// The `completionThreshold` of `panSettings`, from 0 to 1.
  @IBInspectable var panCompletionThreshold: CGFloat {
    get { panSettings.completionThreshold }
    set { panSettings.completionThreshold = newValue }
  }

  /// The `flickVelocity` of `panSettings`, in points per second.
  @IBInspectable var panFlickVelocity: CGFloat {
    get { panSettings.flickVelocity }
    set { panSettings.flickVelocity = newValue }
  }

  /// The `overscrollResistance` of `panSettings`, from 0 to 1.
  @IBInspectable var panOverscrollResistance: CGFloat {
    get { panSettings.overscrollResistance }
    set { panSettings.overscrollResistance = newValue }
  }

  /// The `edgeWidth` of `panSettings`, in points. A negative number, the default, stands for nil.
  @IBInspectable var panEdgeWidth: CGFloat {
    get { panSettings.edgeWidth ?? -1 }
    set { panSettings.edgeWidth = newValue < 0 ? nil : newValue }
  }
}
