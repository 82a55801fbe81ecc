public import Foundation

/// Rows of table views. The index path of a row has two indexes.
extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The first index. Stops the program if there is none.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index. Stops the program if there is none.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// Items of collection views. The index path of an item has two indexes.
extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The second index. Stops the program if there is none.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
