/// The types that Swift 4.2 renamed, from the notes of the SDK of iOS 16.5 for Swift 4: with that version,
/// `UIView.ContentMode` was `UIViewContentMode`.
enum RenamedTypes {
  /// The new names by the old ones.
  static let names: [String: String] = Dictionary(
    uniqueKeysWithValues: table.split(whereSeparator: \.isNewline).flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.dropFirst().map { word in
        let parts = word.split(separator: "=").map(String.init)
        return (parts.count > 1 ? parts[1] : words[0] + word, "\(words[0]).\(parts[0])")
      }
    })

  /// A type and the types in it, each with its old name if that is not both in a row.
  private static let table = """
    NSAttributedString Key
    NSItemProvider PreferredPresentationStyle=UIPreferredPresentationStyle
    NSLayoutConstraint Attribute=NSLayoutAttribute Axis=UILayoutConstraintAxis FormatOptions=NSLayoutFormatOptions
    NSLayoutConstraint Relation=NSLayoutRelation
    NSTextStorage EditActions
    RunLoop Mode
    UIAccessibility GuidedAccessRestrictionState=UIGuidedAccessRestrictionState HearingDeviceEar
    UIAccessibility Notification=UIAccessibilityNotifications ZoomType
    UIAccessibilityCustomRotor Direction Search SystemRotorType=UIAccessibilityCustomSystemRotorType
    UIActivity ActivityType=UIActivityType Category
    UIActivityIndicatorView Style
    UIActivityViewController CompletionHandler CompletionWithItemsHandler
    UIAlertAction Style
    UIAlertController Style
    UIApplication ExtensionPointIdentifier LaunchOptionsKey OpenURLOptionsKey State
    UIApplicationShortcutIcon IconType=UIApplicationShortcutIconType
    UIAttachmentBehavior AttachmentType=UIAttachmentBehaviorType
    UIBarButtonItem Style SystemItem=UIBarButtonSystemItem
    UIBlurEffect Style
    UIButton ButtonType=UIButtonType
    UICloudSharingController PermissionOptions=UICloudSharingPermissionOptions
    UICollectionView ElementCategory=UICollectionElementCategory LayoutInteractiveTransitionCompletion
    UICollectionView ReorderingCadence ScrollDirection ScrollPosition
    UICollectionViewCell DragState
    UICollectionViewDropProposal Intent=UICollectionViewDropIntent
    UICollectionViewFlowLayout SectionInsetReference
    UICollectionViewUpdateItem Action=UICollectionUpdateAction
    UICollisionBehavior Mode
    UIContextualAction Handler
    UIControl ContentHorizontalAlignment ContentVerticalAlignment Event=UIControlEvents State
    UIDatePicker Mode
    UIDevice BatteryState
    UIDocument ChangeKind SaveOperation State
    UIDocumentBrowserViewController Error=UIDocumentBrowserError
    UIEvent EventSubtype=UIEventSubtype EventType=UIEventType
    UIFont TextStyle
    UIFontDescriptor Class SymbolicTraits
    UIGestureRecognizer State
    UIGraphicsImageRenderer DrawingActions=UIGraphicsImageDrawingActions
    UIGraphicsPDFRenderer DrawingActions=UIGraphicsPDFDrawingActions
    UIImage Orientation RenderingMode ResizingMode
    UIImagePickerController CameraCaptureMode CameraDevice CameraFlashMode ImageURLExportPreset QualityType SourceType
    UIImpactFeedbackGenerator FeedbackStyle=UIImpactFeedbackStyle
    UIInputView Style
    UIInterpolatingMotionEffect EffectType=UIInterpolatingMotionEffectType
    UIMenuController ArrowDirection
    UINavigationController Operation
    UINotificationFeedbackGenerator FeedbackType=UINotificationFeedbackType
    UIPageViewController NavigationDirection NavigationOrientation SpineLocation TransitionStyle
    UIPasteboard Name OptionsKey=UIPasteboardOption
    UIPress Phase PressType=UIPressType
    UIPreviewAction Style
    UIPrintInfo Duplex Orientation OutputType
    UIPrintInteractionController CompletionHandler=UIPrintInteractionCompletionHandler
    UIPrinter CutterBehavior JobTypes
    UIPrinterPickerController CompletionHandler=UIPrinterPickerCompletionHandler
    UIProgressView Style
    UIPushBehavior Mode
    UIScreen OverscanCompensation
    UIScrollView ContentInsetAdjustmentBehavior IndexDisplayMode IndicatorStyle KeyboardDismissMode
    UISearchBar Icon Style
    UISegmentedControl Segment
    UISplitViewController DisplayMode PrimaryEdge
    UIStackView Alignment Distribution
    UISwipeGestureRecognizer Direction
    UITabBar ItemPositioning
    UITabBarItem SystemItem=UITabBarSystemItem
    UITableView RowAnimation ScrollPosition SeparatorInsetReference Style
    UITableViewCell AccessoryType CellStyle=UITableViewCellStyle DragState EditingStyle FocusStyle SelectionStyle
    UITableViewCell SeparatorStyle StateMask
    UITableViewDropProposal Intent=UITableViewDropIntent
    UITableViewRowAction Style
    UITextDropProposal Action=UITextDropAction Performer=UITextDropPerformer ProgressMode=UITextDropProgressMode
    UITextField BorderStyle=UITextBorderStyle DidEndEditingReason ViewMode
    UITouch Phase Properties TouchType=UITouchType
    UIView AnimationCurve AnimationOptions AnimationTransition AutoresizingMask=UIViewAutoresizing ContentMode
    UIView KeyframeAnimationOptions SystemAnimation=UISystemAnimation TintAdjustmentMode
    UIWebView NavigationType PaginationBreakingMode=UIWebPaginationBreakingMode PaginationMode=UIWebPaginationMode
    UIWindow Level
    """
}
