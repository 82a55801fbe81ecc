import Foundation
import QuartzCore

/// Scrolling to an item.
extension UICollectionView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard has(path) else {
      fatalError(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when there are only "
          + "\(path.count == 2 && counts.indices.contains(path.section) ? counts[path.section] : 0) items in section "
          + "\(path.first ?? 0). Collection view: \(ObjectIdentity.text(of: self)).")
    }
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - room.height - inset.top
    }
    // The left edge of flipped content is where its coordinates are largest (a guess: list-35c).
    let (near, far) = isFlipped ? (ScrollPosition.right, ScrollPosition.left) : (.left, .right)
    if position.contains(near) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else if position.contains(far) {
      offset.x = frame.maxX - room.width - inset.left
    }
    offset = resting(offset)
    if offset != contentOffset { move(to: offset, animated: animated) }
  }
}
