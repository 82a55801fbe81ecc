import Foundation
import UIKit

/// A flow layout that logs the calls of changes. Its header and a decoration view have no class of their own.
@MainActor final class UpdateLayout: UICollectionViewFlowLayout {
  private var lines: [String] = []
  private var isChanging = false
  /// The kind of a decoration view behind the items of each section.
  var decoration: String?
  var initial: (UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? = { $0 }
  var final: (UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? = { $0 }
  var target: (CGPoint) -> CGPoint = { $0 }
  /// The supplementary views that updates delete or insert.
  var replaced: [IndexPath] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func log(_ line: String) { lines.append(line) }

  static func name(_ path: IndexPath?) -> String {
    path.map { "\($0.section)." + ($0.item == NSNotFound ? "all" : "\($0.item)") } ?? "none"
  }

  private func name(_ path: IndexPath) -> String { Self.name(path) }

  private func short(_ kind: String) -> String { kind.hasSuffix("Header") ? "header" : kind }

  // MARK: Layout

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log("invalidate counts \(context.invalidateDataSourceCounts ? 1 : 0)")
    super.invalidateLayout(with: context)
  }
  override func prepare() {
    log("prepare")
    super.prepare()
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    guard let decoration, let collectionView else { return elements }
    return elements
      + (0..<collectionView.numberOfSections).compactMap {
        layoutAttributesForDecorationView(ofKind: decoration, at: IndexPath(item: 0, section: $0))
      }
      .filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.section < collectionView.numberOfSections,
      let first = layoutAttributesForItem(at: indexPath)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: first.frame.minY, width: 300, height: 50)
    attributes.zIndex = -1
    return attributes
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log("target \(Int(proposedContentOffset.y))")
    return target(proposedContentOffset)
  }

  // MARK: Changes

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      log("\(item.updateAction) \(Self.name(item.indexPathBeforeUpdate)) \(Self.name(item.indexPathAfterUpdate))")
    }
  }
  override func finalizeCollectionViewUpdates() {
    log("finalize updates" + (UIView.inheritedAnimationDuration > 0 ? " animated" : ""))
    super.finalizeCollectionViewUpdates()
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log("prepare bounds \(Int(oldBounds.minY)) \(Int(oldBounds.width))")
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func finalizeAnimatedBoundsChange() {
    log("finalize bounds" + (UIView.inheritedAnimationDuration > 0 ? " animated" : ""))
    super.finalizeAnimatedBoundsChange()
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    log("prepare to")
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log("prepare from")
    super.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() {
    log("finalize transition" + (UIView.inheritedAnimationDuration > 0 ? " animated" : ""))
    super.finalizeLayoutTransition()
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("initial \(name(itemIndexPath))")
    return initial(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("final \(name(itemIndexPath))")
    return final(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("initial \(short(elementKind)) \(name(elementIndexPath))")
    return initial(
      super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath))
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("final \(short(elementKind)) \(name(elementIndexPath))")
    return final(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath))
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("initial \(elementKind) \(name(decorationIndexPath))")
    return initial(
      super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath))
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("final \(elementKind) \(name(decorationIndexPath))")
    return final(
      super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath))
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log("delete? \(short(elementKind))")
    return replaced
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log("insert? \(short(elementKind))")
    return replaced
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log("delete? \(elementKind)")
    return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log("insert? \(elementKind)")
    return super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }
}

/// A view's frame and opacity, as shown.
struct Shown: Equatable {
  let frame: CGRect
  let opacity: Float

  init(_ frame: CGRect, _ opacity: Float) { (self.frame, self.opacity) = (frame, opacity) }

  /// Reads what a view in a superview shows; nil for any other view.
  @MainActor init?(_ view: UIView?) {
    guard let view, view.superview != nil else { return nil }
    let layer = view.layer.presentation() ?? view.layer
    (frame, opacity) = (layer.frame, layer.opacity)
  }

  /// Returns true if all values are between those of two others.
  func isBetween(_ a: Shown, _ b: Shown) -> Bool {
    func between(_ value: CGFloat, _ a: CGFloat, _ b: CGFloat) -> Bool {
      value >= min(a, b) - 0.001 && value <= max(a, b) + 0.001
    }
    return between(frame.midX, a.frame.midX, b.frame.midX) && between(frame.midY, a.frame.midY, b.frame.midY)
      && between(frame.width, a.frame.width, b.frame.width) && between(frame.height, a.frame.height, b.frame.height)
      && between(CGFloat(opacity), CGFloat(a.opacity), CGFloat(b.opacity))
  }
}
