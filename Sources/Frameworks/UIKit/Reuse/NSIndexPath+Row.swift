public import Foundation

/// Rows of table views and items of collection views, for code that uses the older class, as in
/// `(path as NSIndexPath).row`.
extension NSIndexPath {
  /// Creates the index path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates the index path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The first index; `NSNotFound` if there is none.
  public var section: Int { index(orMissingAt: 0) }

  /// The second index; `NSNotFound` if there is none.
  public var row: Int { index(orMissingAt: 1) }

  /// The second index; `NSNotFound` if there is none.
  public var item: Int { index(orMissingAt: 1) }

  private func index(orMissingAt position: Int) -> Int { position < length ? index(atPosition: position) : NSNotFound }
}
