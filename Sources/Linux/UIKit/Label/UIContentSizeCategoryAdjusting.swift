/// What shows text in a size that the user may want otherwise.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the size of text that the user wants.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
