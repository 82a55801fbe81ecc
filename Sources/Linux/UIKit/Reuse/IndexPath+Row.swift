public import Foundation

/// Rows of tables. An index path of a row has two indexes.
extension IndexPath {
  /// The path of a row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The first index. A path without it stops the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index. A path without it stops the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// Items of collections. An index path of an item has two indexes.
extension IndexPath {
  /// The path of an item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The second index. A path without it stops the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
