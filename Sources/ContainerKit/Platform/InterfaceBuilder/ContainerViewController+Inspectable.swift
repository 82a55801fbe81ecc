import UIKit

// The container's settings in Interface Builder's attributes inspector. They are not public: code sets `tabBarPlacement` and
// `panSettings`. `isTabBarHidden`, `pageSpacing`, `playsSelectionHaptics` and `allowsKeyboardSelection` have the same names in both.
extension ContainerViewController {
  /// A Boolean value that places the bar at the top: `tabBarPlacement`. Default: false.
  @IBInspectable var isTabBarAtTop: Bool {
    get { tabBarPlacement == .top }
    set { setPlacement(.top, newValue) }
  }

  /// A Boolean value that leaves the bar to the app, which connects `customTabBarView` to a bar in a view of its own:
  /// `tabBarPlacement`. Default: false.
  @IBInspectable var isTabBarExternal: Bool {
    get { tabBarPlacement == .external }
    set { setPlacement(.external, newValue) }
  }

  /// Interface Builder sets the two attributes in no defined order: one that is off does not change the other.
  private func setPlacement(_ placement: ContainerTabBarPlacement, _ isOn: Bool) {
    if isOn { tabBarPlacement = placement } else if tabBarPlacement == placement { tabBarPlacement = .bottom }
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

  /// The `bounces` of `panSettings`.
  @IBInspectable var panBounces: Bool {
    get { panSettings.bounces }
    set { panSettings.bounces = newValue }
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
