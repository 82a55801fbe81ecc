import UIKit

extension UIView {
  /// The safe area's insets, and at the sides also the width of what iPadOS 26 shows in the view's corners: the window's
  /// controls, which are not in the safe area, and the rounding.
  ///
  /// An iPhone has no such controls, and there the rounding is beside the status bar.
  var insetsBesideWindowControls: UIEdgeInsets { safeAreaInsets(adaptedTo: .horizontal) }

  /// The safe area's insets, and at the top and the bottom also the height of what iPadOS 26 shows in the view's corners.
  var insetsBelowWindowControls: UIEdgeInsets { safeAreaInsets(adaptedTo: .vertical) }

  /// Returns `edgeInsets(for:)` of `.safeArea(cornerAdaptation:)`, looked up by name because older SDKs do not declare them.
  private func safeAreaInsets(adaptedTo axis: CornerAxis) -> UIEdgeInsets {
    guard traitCollection.userInterfaceIdiom != .phone else { return safeAreaInsets }
    #if canImport(ObjectiveC)
      typealias Region = @convention(c) (AnyClass, Selector, UInt) -> Unmanaged<NSObject>
      typealias Insets = @convention(c) (UIView, Selector, NSObject) -> UIEdgeInsets
      let makeRegion = NSSelectorFromString("safeAreaLayoutRegionWithCornerAdaptation:")
      let readInsets = NSSelectorFromString("edgeInsetsForLayoutRegion:")
      guard let regions = NSClassFromString("UIViewLayoutRegion"), responds(to: readInsets),
        let maker = class_getClassMethod(regions, makeRegion),
        let reader = class_getInstanceMethod(UIView.self, readInsets)
      else { return safeAreaInsets }
      let region = unsafeBitCast(method_getImplementation(maker), to: Region.self)(regions, makeRegion, axis.rawValue)
      return unsafeBitCast(method_getImplementation(reader), to: Insets.self)(
        self, readInsets, region.takeUnretainedValue())
    #else
      guard axis == .vertical else { return cornerAdaptedSafeAreaInsets }
      var insets = safeAreaInsets
      // In the corner, the horizontal insets differ.
      if let window, cornerAdaptedSafeAreaInsets != insets {
        insets.top = max(insets.top, convert(window.controlsFrame, from: window).maxY - bounds.minY)
      }
      return insets
    #endif
  }
}

/// The values of `UIView.LayoutRegion.AdaptivityAxis`.
private enum CornerAxis: UInt {
  case horizontal = 1
  case vertical
}
