import Foundation
import QuartzCore

/// An animated change of a collection view's visible elements: an update, another layout, or other bounds.
///
/// `prepare` puts each view where it starts. `animate` moves it to where it ends. Views that are no longer visible stay
/// until `retire`.
@MainActor final class ElementChange {
  private weak var collection: UICollectionView?
  private var ends: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
  private var leaving: [(key: ElementKey, view: UICollectionReusableView, end: UICollectionViewLayoutAttributes?)] = []

  /// Called once, when the views have arrived.
  var completion: (() -> Void)?

  init(of collection: UICollectionView) { self.collection = collection }

  /// Asks for the final attributes of all visible elements, then for the initial attributes of all elements that will be
  /// visible (header). An element without initial attributes starts where its view is, or has none, where it ends
  /// (documented).
  ///
  /// - Parameters:
  ///   - outgoing: The layout that returns the final attributes.
  ///   - incoming: The layout that returns the initial attributes.
  ///   - wanted: The attributes of the elements that will be visible.
  ///   - kept: Returns the new key of an element that keeps its view.
  func prepare(
    from outgoing: UICollectionViewLayout, to incoming: UICollectionViewLayout,
    wanted: [UICollectionViewLayoutAttributes], kept: (ElementKey) -> ElementKey?
  ) {
    guard let collection else { return }
    let shown = collection.shownElements
    let finals = shown.map { outgoing.finalAttributes(of: $0.key) }
    ends = wanted.map { (ElementKey($0), $0) }
    let starts = ends.map { incoming.initialAttributes(of: $0.key) }
    let keys = Set(ends.map(\.key))
    let newKeys = shown.map { kept($0.key).flatMap { keys.contains($0) ? $0 : nil } }
    collection.forgetViews()
    for (index, element) in shown.enumerated() {
      if let new = newKeys[index] {
        collection.remember(element.view, new)
      } else {
        leaving.append((element.key, element.view, finals[index]))
      }
    }
    // A layout pass of the collection view from here on would move views to where they end.
    collection.isChangingElements = true
    UIView.performWithoutAnimation {
      for (end, start) in zip(ends, starts) { collection.begin(end.key, at: start, to: end.attributes) }
    }
    collection.isChangingElements = false
    collection.departures.append(self)
  }

  /// Moves the views. Called inside an animation block.
  func animate() {
    guard let collection else { return }
    collection.isChangingElements = true
    for end in ends { if let view = collection.view(of: end.key) { collection.move(view, to: end.attributes) } }
    for item in leaving { if let end = item.end { collection.move(item.view, to: end) } }
    collection.isChangingElements = false
    ends = []
  }

  /// Removes the views that are no longer visible.
  func retire() {
    let views = leaving
    leaving = []
    collection?.departures.removeAll { $0 === self }
    for item in views { collection?.retire(item.view, item.key) }
    let completion = completion
    self.completion = nil
    completion?()
  }
}

extension UICollectionView {
  /// The elements with a view: the items in order, then supplementary and decoration elements.
  fileprivate var shownElements: [(key: ElementKey, view: UICollectionReusableView)] {
    let items = cells.map { (ElementKey(kind: nil, path: $0.key), $0.value as UICollectionReusableView) }
    return (items + extras.map { ($0.key, $0.value) }).sorted { $0.0 < $1.0 }
  }

  fileprivate func forgetViews() { (cells, extras) = ([:], [:]) }

  fileprivate func remember(_ view: UICollectionReusableView, _ key: ElementKey) {
    if key.kind == nil { cells[key.path] = view as? UICollectionViewCell } else { extras[key] = view }
  }

  func view(of key: ElementKey) -> UICollectionReusableView? { key.kind == nil ? cells[key.path] : extras[key] }

  fileprivate func begin(
    _ key: ElementKey, at start: UICollectionViewLayoutAttributes?, to end: UICollectionViewLayoutAttributes
  ) {
    if let view = view(of: key) {
      if let start { put(view, start) }
    } else {
      addView(for: key, start ?? end)
      view(of: key)?.layoutIfNeeded()
    }
  }

  /// Sets a view's attributes, and lays out what is in it if its size changes.
  fileprivate func move(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
    let isResized = view.bounds.size != attributes.size
    put(view, attributes)
    if isResized { view.layoutIfNeeded() }
  }
}

extension ElementKey: Comparable {
  /// Items first, then supplementary elements by kind, then decoration elements.
  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.isDecoration != right.isDecoration { return right.isDecoration }
    if left.kind != right.kind { return (left.kind ?? "") < (right.kind ?? "") }
    return left.path < right.path
  }
}
