import UIKit

/// A picture with the areas in which it may change by itself.
@MainActor package final class JudgedPicture {
  let picture: StagePicture
  /// The areas to leave out, in points of the window.
  let besides: [CGRect]

  package init(_ picture: StagePicture, besides: [CGRect]) { (self.picture, self.besides) = (picture, besides) }
}

/// Compares pictures: first the trees from which they are drawn and, only if those differ, the pixels.
@MainActor package final class PictureComparison {
  /// The difference of a channel, from 0 to 255, that nobody can see: an animation is shown a hundred-thousandth of a
  /// second before its end.
  private static let tolerance = 4

  private let scale: CGFloat
  private(set) var comparisons = 0
  /// The picture that was drawn last. One end is compared with several frames.
  private var drawn: (of: JudgedPicture, besides: [CGRect], image: CGImage)?

  package init(scale: CGFloat) { self.scale = scale }

  /// Returns a description of the difference of two pictures; nil if they look the same.
  package func difference(_ first: JudgedPicture, _ second: JudgedPicture) -> String? {
    guard first !== second, first.picture.mayDiffer(from: second.picture) else { return nil }
    comparisons += 1
    let besides = first.besides + second.besides
    guard let found = image(first, besides).differences(from: image(second, besides), above: Self.tolerance) else {
      return nil
    }
    let box = found.bounds.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let position = "x \(Int(box.minX)) to \(Int(box.maxX)) and y \(Int(box.minY)) to \(Int(box.maxY))"
    return "\(found.count) pixels differ by up to \(found.largest) of 255, at \(position),"
  }

  private func image(_ judged: JudgedPicture, _ besides: [CGRect]) -> CGImage {
    if let drawn, drawn.of === judged, drawn.besides == besides { return drawn.image }
    let image = judged.picture.image(scale: scale, besides: besides)
    drawn = (judged, besides, image)
    return image
  }
}
