import UIKit

extension UIView {
  /// The safe area's insets, and at the sides also the width of what iPadOS 26 shows in the view's corners: the window's
  /// controls, which are not in the safe area, and the rounding. These are `edgeInsets(for:)` of
  /// `.safeArea(cornerAdaptation: .horizontal)`, looked up by name because older SDKs do not declare them.
  ///
  /// An iPhone has no such controls, and there the rounding is beside the status bar.
  var insetsBesideWindowControls: UIEdgeInsets {
    guard traitCollection.userInterfaceIdiom != .phone else { return safeAreaInsets }
    #if canImport(ObjectiveC)
      typealias Region = @convention(c) (AnyClass, Selector, UInt) -> Unmanaged<NSObject>
      typealias Insets = @convention(c) (UIView, Selector, NSObject) -> UIEdgeInsets
      let horizontally: UInt = 1
      let makeRegion = NSSelectorFromString("safeAreaLayoutRegionWithCornerAdaptation:")
      let readInsets = NSSelectorFromString("edgeInsetsForLayoutRegion:")
      guard let regions = NSClassFromString("UIViewLayoutRegion"), responds(to: readInsets),
        let maker = class_getClassMethod(regions, makeRegion),
        let reader = class_getInstanceMethod(UIView.self, readInsets)
      else { return safeAreaInsets }
      let region = unsafeBitCast(method_getImplementation(maker), to: Region.self)(regions, makeRegion, horizontally)
      return unsafeBitCast(method_getImplementation(reader), to: Insets.self)(
        self, readInsets, region.takeUnretainedValue())
    #else
      return cornerAdaptedSafeAreaInsets
    #endif
  }
}
