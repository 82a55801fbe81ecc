/// A view whose text can follow the Dynamic Type size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that determines whether the font follows the Dynamic Type size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
