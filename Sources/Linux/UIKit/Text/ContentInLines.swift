import CoreGraphics

/// A view whose text is broken into lines at the width that it has got.
@MainActor protocol ContentInLines: UIView {
  /// The width that constraints gave the view, while they ask for its height; otherwise 0. `intrinsicContentSize` goes by
  /// it.
  var knownWidth: CGFloat { get set }
}

extension ContentInLines {
  /// As wide as the text is by itself, and as high as it is at the width that it has got: what Apple's systems find in two
  /// passes.
  func sizeInLines(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard breaksContent, let width, width > 0, width < natural.width else { return natural }
    knownWidth = width
    defer { knownWidth = 0 }
    return CGSize(width: natural.width, height: intrinsicContentSize.height)
  }
}
