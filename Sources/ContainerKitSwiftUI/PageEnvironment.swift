import SwiftUI

extension EnvironmentValues {
  /// Reads the values that texts, images and controls of a page depend on without declaring an `@Environment` property.
  ///
  /// SwiftUI updates a representable for a change of the environment only if the last update has read the value. The pages are in
  /// trees of their own, so what they read does not count.
  @MainActor func readForPages() {
    for value in Self.valuesOfPages { _ = self[keyPath: value] }
  }

  // Values of colors, texts, layout, controls, and of the accessibility settings.
  @MainActor private static let valuesOfPages: [PartialKeyPath<EnvironmentValues>] = [
    \.colorScheme, \.colorSchemeContrast, \.displayScale, \.pixelLength, \.scenePhase, \.redactionReasons,
    \.dynamicTypeSize, \.legibilityWeight, \.locale, \.calendar, \.timeZone, \.font, \.lineLimit, \.lineSpacing,
    \.multilineTextAlignment, \.minimumScaleFactor, \.allowsTightening, \.truncationMode, \.textCase,
    \.layoutDirection, \.horizontalSizeClass, \.verticalSizeClass, \.defaultMinListRowHeight,
    \.defaultMinListHeaderHeight,
    \.isEnabled, \.controlSize, \.imageScale, \.symbolRenderingMode, \.symbolVariants, \.editMode, \.openURL,
    \.accessibilityReduceMotion, \.accessibilityReduceTransparency, \.accessibilityDifferentiateWithoutColor,
    \.accessibilityInvertColors, \.accessibilityShowButtonShapes, \.accessibilityEnabled,
  ]
}
