import CoreGraphics

/// A view whose text is broken into lines at the view's width.
@MainActor protocol ContentInLines: UIView {
  /// The width from constraints while they compute the view's height; otherwise 0. `intrinsicContentSize` uses it.
  var knownWidth: CGFloat { get set }
}

extension ContentInLines {
  /// Returns the text's natural width, and its height at the width from constraints. Apple's systems compute them in
  /// two passes.
  func sizeInLines(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard breaksContent, let width, width > 0, width < natural.width else { return natural }
    knownWidth = width
    defer { knownWidth = 0 }
    return CGSize(width: natural.width, height: intrinsicContentSize.height)
  }
}
