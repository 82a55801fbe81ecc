import UIKit

// The container's settings in Interface Builder's attributes inspector. Code sets `tabBarPlacement` and `interaction`
// instead. `isTabBarHidden` has the same name in both.
extension ContainerViewController {
  /// A Boolean value that places the bar at the top: `tabBarPlacement`. Default: false.
  @IBInspectable public var isTabBarAtTop: Bool {
    get { tabBarPlacement == .top }
    set { tabBarPlacement = newValue ? .top : .bottom }
  }

  /// The `commitThreshold` of `interaction`, from 0 to 1.
  @IBInspectable public var commitThreshold: CGFloat {
    get { interaction.commitThreshold }
    set { interaction.commitThreshold = newValue }
  }

  /// The `flickVelocity` of `interaction`, in points per second.
  @IBInspectable public var flickVelocity: CGFloat {
    get { interaction.flickVelocity }
    set { interaction.flickVelocity = newValue }
  }

  /// The `edgeResistance` of `interaction`, from 0 to 1.
  @IBInspectable public var edgeResistance: CGFloat {
    get { interaction.edgeResistance }
    set { interaction.edgeResistance = newValue }
  }

  /// The `edgesOnly` of `interaction`.
  @IBInspectable public var edgesOnly: Bool {
    get { interaction.edgesOnly }
    set { interaction.edgesOnly = newValue }
  }
}
