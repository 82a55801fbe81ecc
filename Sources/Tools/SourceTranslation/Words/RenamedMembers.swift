/// The methods, properties and functions that Swift 4.2 renamed, from the notes of the SDK of iOS 16.5 for Swift 4.
enum RenamedMembers {
  /// A method: its name, and the labels of its parameters.
  struct Method: Equatable {
    let name: String
    let labels: [String]

    /// Parses `willMove(toParent:)`.
    init(_ text: String) {
      let parts = text.split { "():".contains($0) }.map(String.init)
      name = parts[0]
      labels = Array(parts.dropFirst())
    }
  }

  /// Pairs of the old and the new method, by the old name.
  static let methods = Dictionary(
    grouping: pairs(in: methodTable).map { (old: Method($0), new: Method($1)) }, by: \.old.name)
  /// The new names of properties by the old ones.
  static let properties = Dictionary(uniqueKeysWithValues: pairs(in: propertyTable))
  /// The new names of cases by the old ones, which are renamed only after a point.
  static let cases = Dictionary(uniqueKeysWithValues: pairs(in: caseTable))
  /// The replacements of functions: a method of the first argument (`self.pngData()`), another function or an
  /// initializer (`UIOffset(horizontal:vertical:)`), or a property.
  static let functions = Dictionary(uniqueKeysWithValues: pairs(in: functionTable))

  private static func pairs(in table: String) -> [(String, String)] {
    table.split(whereSeparator: \.isNewline).map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], words[1])
    }
  }

  private static let methodTable = """
    UIActivityIndicatorView(activityIndicatorStyle:) UIActivityIndicatorView(style:)
    addChildViewController(_:) addChild(_:)
    allowedChildViewControllersForUnwinding(from:) allowedChildrenForUnwinding(from:)
    bringSubview(toFront:) bringSubviewToFront(_:)
    childViewControllerContaining(_:) childContaining(_:)
    constraintEqualToSystemSpacingAfter(_:multiplier:) constraint(equalToSystemSpacingAfter:multiplier:)
    constraintEqualToSystemSpacingBelow(_:multiplier:) constraint(equalToSystemSpacingBelow:multiplier:)
    constraintGreaterThanOrEqualToSystemSpacingAfter(_:multiplier:) constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
    constraintGreaterThanOrEqualToSystemSpacingBelow(_:multiplier:) constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
    constraintLessThanOrEqualToSystemSpacingAfter(_:multiplier:) constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    constraintLessThanOrEqualToSystemSpacingBelow(_:multiplier:) constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    didMove(toParentViewController:) didMove(toParent:)
    overrideTraitCollection(forChildViewController:) overrideTraitCollection(forChild:)
    removeFromParentViewController() removeFromParent()
    sendSubview(toBack:) sendSubviewToBack(_:)
    setOverrideTraitCollection(_:forChildViewController:) setOverrideTraitCollection(_:forChild:)
    unwind(for:towardsViewController:) unwind(for:towards:)
    willMove(toParentViewController:) willMove(toParent:)
    """

  private static let propertyTable = """
    activityIndicatorViewStyle style
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllers children
    isMovingFromParentViewController isMovingFromParent
    isMovingToParentViewController isMovingToParent
    """

  private static let caseTable = """
    UITrackingRunLoopMode tracking
    commonModes common
    defaultRunLoopMode default
    showingDeleteConfirmationMask showingDeleteConfirmation
    showingEditControlMask showingEditControl
    styleDouble double
    styleSingle single
    styleThick thick
    """

  private static let functionTable = """
    NSDirectionalEdgeInsetsMake NSDirectionalEdgeInsets(top:leading:bottom:trailing:)
    UIAccessibilityConvertFrameToScreenCoordinates UIAccessibility.convertToScreenCoordinates(_:in:)
    UIAccessibilityConvertPathToScreenCoordinates UIAccessibility.convertToScreenCoordinates(_:in:)
    UIAccessibilityDarkerSystemColorsEnabled UIAccessibility.isDarkerSystemColorsEnabled
    UIAccessibilityFocusedElement UIAccessibility.focusedElement(using:)
    UIAccessibilityIsAssistiveTouchRunning UIAccessibility.isAssistiveTouchRunning
    UIAccessibilityIsBoldTextEnabled UIAccessibility.isBoldTextEnabled
    UIAccessibilityIsClosedCaptioningEnabled UIAccessibility.isClosedCaptioningEnabled
    UIAccessibilityIsGrayscaleEnabled UIAccessibility.isGrayscaleEnabled
    UIAccessibilityIsGuidedAccessEnabled UIAccessibility.isGuidedAccessEnabled
    UIAccessibilityIsInvertColorsEnabled UIAccessibility.isInvertColorsEnabled
    UIAccessibilityIsMonoAudioEnabled UIAccessibility.isMonoAudioEnabled
    UIAccessibilityIsReduceMotionEnabled UIAccessibility.isReduceMotionEnabled
    UIAccessibilityIsReduceTransparencyEnabled UIAccessibility.isReduceTransparencyEnabled
    UIAccessibilityIsShakeToUndoEnabled UIAccessibility.isShakeToUndoEnabled
    UIAccessibilityIsSpeakScreenEnabled UIAccessibility.isSpeakScreenEnabled
    UIAccessibilityIsSpeakSelectionEnabled UIAccessibility.isSpeakSelectionEnabled
    UIAccessibilityIsSwitchControlRunning UIAccessibility.isSwitchControlRunning
    UIAccessibilityIsVoiceOverRunning UIAccessibility.isVoiceOverRunning
    UIAccessibilityPostNotification UIAccessibility.post(notification:argument:)
    UIEdgeInsetsInsetRect self.inset(by:)
    UIEdgeInsetsMake UIEdgeInsets(top:left:bottom:right:)
    UIImageJPEGRepresentation self.jpegData(compressionQuality:)
    UIImagePNGRepresentation self.pngData()
    UIOffsetMake UIOffset(horizontal:vertical:)
    """
}
