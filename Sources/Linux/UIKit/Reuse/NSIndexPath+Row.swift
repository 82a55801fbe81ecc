public import Foundation

/// Rows of tables and items of collections, for sources that ask the older class, as `(path as NSIndexPath).row`.
extension NSIndexPath {
  /// The path of a row of a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The path of an item of a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The first index; `NSNotFound` where there is none.
  public var section: Int { index(orMissingAt: 0) }

  /// The second index; `NSNotFound` where there is none.
  public var row: Int { index(orMissingAt: 1) }

  /// The second index; `NSNotFound` where there is none.
  public var item: Int { index(orMissingAt: 1) }

  private func index(orMissingAt position: Int) -> Int { position < length ? index(atPosition: position) : NSNotFound }
}
