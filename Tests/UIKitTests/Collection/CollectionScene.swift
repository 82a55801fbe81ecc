import Foundation
import Stage
import UIKit

/// A data source and delegate that logs the collection view's calls.
@MainActor final class CollectionLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [Int]
  var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 90, height: 60) }
  var mayHighlight = true
  var target: (CGPoint) -> CGPoint = { $0 }
  var sizesByLayout: ((UICollectionViewLayout) -> CGSize)?
  var between: (UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = {
    UICollectionViewTransitionLayout(currentLayout: $0, nextLayout: $1)
  }
  var fill: (UICollectionViewCell) -> Void = { _ in }
  private(set) var lines: [String] = []

  init(_ sections: [Int]) { self.sections = sections }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    lines.append("cell \(name(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 12, saturation: 1, brightness: 1, alpha: 1)
    fill(cell)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    view.backgroundColor = .gray
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizesByLayout?(collectionViewLayout) ?? sizes(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { between(fromLayout, toLayout) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { lines.append("gone \(name(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { target(proposedContentOffset) }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    lines.append("shouldHighlight \(name(indexPath))")
    return mayHighlight
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    lines.append("didHighlight \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    lines.append("didUnhighlight \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    lines.append("shouldSelect \(name(indexPath))")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("didSelect \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("didDeselect \(name(indexPath))")
  }
}

/// A cell that stores its initial frame and counts its reuses.
final class FramedCell: UICollectionViewCell {
  let first: CGRect
  private(set) var uses = 0

  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// A stage of 320 × 480 points that a collection view fills.
@MainActor final class CollectionScene {
  let stage: Stage
  let view: UICollectionView
  let log: CollectionLog

  init(
    _ sections: [Int] = [100], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    configure: (CollectionLog) -> Void = { _ in }
  ) {
    stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    log = CollectionLog(sections)
    configure(log)
    view.backgroundColor = .white
    view.register(FramedCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    view.dataSource = log
    view.delegate = log
    stage.window.addSubview(view)
    stage.frame()
  }

  isolated deinit { stage.tearDown() }

  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
    }
  }
}
