import UIKit

// What is set of a container in Interface Builder's attributes inspector. In code there are `tabBarPlacement` and
// `interaction`. `isTabBarHidden` is there under its own name.
extension ContainerViewController {
  /// Whether the bar is at the top: `tabBarPlacement` as a switch. Default: false.
  @IBInspectable public var isTabBarAtTop: Bool {
    get { tabBarPlacement == .top }
    set { tabBarPlacement = newValue ? .top : .bottom }
  }

  /// That of `interaction`: from 0 to 1.
  @IBInspectable public var commitThreshold: CGFloat {
    get { interaction.commitThreshold }
    set { interaction.commitThreshold = newValue }
  }

  /// That of `interaction`: points a second.
  @IBInspectable public var flickVelocity: CGFloat {
    get { interaction.flickVelocity }
    set { interaction.flickVelocity = newValue }
  }

  /// That of `interaction`: from 0 to 1.
  @IBInspectable public var edgeResistance: CGFloat {
    get { interaction.edgeResistance }
    set { interaction.edgeResistance = newValue }
  }

  /// That of `interaction`.
  @IBInspectable public var edgesOnly: Bool {
    get { interaction.edgesOnly }
    set { interaction.edgesOnly = newValue }
  }
}
