public import Foundation

/// A change in an update: an item, or a section, that is inserted, deleted, reloaded or moved. A layout gets all of
/// them in `prepare(forCollectionViewUpdates:)`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// It is inserted.
    case insert = 0
    /// It is deleted.
    case delete = 1
    /// It gets another view.
    case reload = 2
    /// It moves.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let before, after: IndexPath?
  private let action: Action

  /// Creates a change of nothing.
  public override init() {
    (before, after, action) = (nil, nil, .none)
    super.init()
  }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.before, self.after, self.action) = (before, after, action)
    super.init()
  }

  /// The index path before the update; nil for an insertion. For a section, its item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update; nil for a deletion. For a section, its item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of change.
  open var updateAction: UICollectionViewUpdateItem.Action { action }
}
