// The types that a container's properties and delegate use, by short names. They are declared in a folder below this one,
// because the parts of a container use them and do not know its class.
extension ContainerViewController {
  /// The settings of the container's pan.
  public typealias PanSettings = ContainerPanSettings
  /// The order of the container's pan and another gesture recognizer.
  public typealias PanPrecedence = ContainerPanPrecedence
  /// The source of a selection.
  public typealias SelectionSource = ContainerSelectionSource
  /// The result of a request to select a child.
  public typealias SelectionOutcome = ContainerSelectionOutcome
  /// The step to the page beside another one.
  public typealias PageStep = ContainerPageStep
  /// The actions of a tap on the tab that is already selected.
  public typealias ReselectionActions = ContainerReselectionActions
  /// The side on which the bar is.
  public typealias TabBarPlacement = ContainerTabBarPlacement
}
