import Foundation

/// An update of a collection view's items: which elements stay, and where the others come from and go to.
/// (A guess: list-30b.)
@MainActor final class CollectionUpdate {
  private let changes: ListChanges
  private let shifts: ListShifts
  /// The attributes before the update, of the elements in and around the visible area.
  private let attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  private let hasItem: (IndexPath) -> Bool
  /// The supplementary and decoration elements that the layout deletes or inserts.
  private var deleted: Set<ElementKey> = []
  private var inserted: Set<ElementKey> = []
  /// The key before the update, by the one after it.
  private lazy var oldKeys: [ElementKey: ElementKey] = {
    var keys: [ElementKey: ElementKey] = [:]
    for old in attributesBefore.keys { if let new = newKey(of: old) { keys[new] = old } }
    return keys
  }()

  init(
    _ changes: ListChanges, _ shifts: ListShifts, before: [ElementKey: UICollectionViewLayoutAttributes],
    hasItem: @escaping (IndexPath) -> Bool
  ) {
    (self.changes, self.shifts, attributesBefore, self.hasItem) = (changes, shifts, before, hasItem)
  }

  // MARK: Changes

  /// The changes for the layout: deletions from the last to the first, then insertions, reloads and moves from the first
  /// to the last (the order is a guess: list-24).
  var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    let deleted = changes.deletedRows + changes.deletedSections.map(section)
    let inserted = changes.insertedRows + changes.insertedSections.map(section)
    let reloaded =
      changes.reloadedRows.map { ($0, shifts.row($0)) }
      + changes.reloadedSections.map { (section($0), shifts.section($0).map(section)) }
    let moved =
      changes.movedRows.map { ($0.key, $0.value) } + changes.movedSections.map { (section($0.key), section($0.value)) }
    return deleted.sorted(by: >).map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.sorted { $0.0 < $1.0 }.map { UICollectionViewUpdateItem(.reload, from: $0.0, to: $0.1) }
      + moved.sorted { $0.0 < $1.0 }.map { UICollectionViewUpdateItem(.move, from: $0.0, to: $0.1) }
  }

  /// Asks a layout which of its supplementary and decoration elements it deletes and inserts.
  func askForElements(_ layout: UICollectionViewLayout, supplementary: Set<String>, decoration: Set<String>) {
    for kind in supplementary.sorted() {
      deleted.formUnion(keys(layout.indexPathsToDeleteForSupplementaryView(ofKind: kind), kind, isDecoration: false))
      inserted.formUnion(keys(layout.indexPathsToInsertForSupplementaryView(ofKind: kind), kind, isDecoration: false))
    }
    for kind in decoration.sorted() {
      deleted.formUnion(keys(layout.indexPathsToDeleteForDecorationView(ofKind: kind), kind, isDecoration: true))
      inserted.formUnion(keys(layout.indexPathsToInsertForDecorationView(ofKind: kind), kind, isDecoration: true))
    }
  }

  private func keys(_ paths: [IndexPath], _ kind: String, isDecoration: Bool) -> [ElementKey] {
    paths.map { ElementKey(kind: kind, path: $0, isDecoration: isDecoration) }
  }

  // MARK: Elements

  /// Returns the key after the update of an element whose view stays; nil if it is deleted or reloaded.
  func keptKey(of old: ElementKey) -> ElementKey? { isReloaded(old) ? nil : newKey(of: old) }

  private func isReloaded(_ old: ElementKey) -> Bool {
    guard old.path.count > 1 else { return false }
    return changes.reloadedSections.contains(old.path.section)
      || old.kind == nil && changes.reloadedRows.contains(old.path)
  }

  /// Returns the key after the update; nil if the element is deleted. Supplementary and decoration elements stay in
  /// their section. Those whose index path has only one index belong to no section (a guess: list-25).
  private func newKey(of old: ElementKey) -> ElementKey? {
    var new = old
    if old.kind == nil {
      guard let path = shifts.row(old.path), hasItem(path) else { return nil }
      new.path = path
      return new
    }
    guard !deleted.contains(old) else { return nil }
    if old.path.count > 1 {
      guard let section = shifts.section(old.path[0]) else { return nil }
      new.path[0] = section
    }
    return inserted.contains(new) ? nil : new
  }

  /// Returns the default initial and final attributes: elements that stay move from their old to their new attributes,
  /// others fade (observed; the documentation says that the default is nil).
  func defaults(_ layout: UICollectionViewLayout) -> DefaultAttributes {
    DefaultAttributes(
      initial: { [unowned layout] key in
        guard let old = self.oldKeys[key] else { return layout.attributes(of: key)?.copy(for: key, isClear: true) }
        return self.attributesBefore[old]?.copy(for: key, isClear: self.isReloaded(old))
      },
      final: { [unowned layout] key in
        guard let new = self.newKey(of: key) else {
          return self.attributesBefore[key]?.copy(for: key, isClear: true)
        }
        return layout.attributes(of: new)?.copy(for: key, isClear: self.isReloaded(key))
      })
  }
}
