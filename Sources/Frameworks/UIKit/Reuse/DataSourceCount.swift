/// The numbers that a list's data source returns.
enum DataSourceCount {
  /// Stops the program if a number of sections is negative, as UIKit does (its words are not published).
  static func sections(_ count: Int, of list: ListChanges.List) -> Int {
    guard count >= 0 else { fail("\(count) as the number of sections of a \(list.rawValue) view") }
    return count
  }

  /// Stops the program if a number of rows or items is negative.
  static func rows(_ count: Int, in section: Int, of list: ListChanges.List) -> Int {
    guard count >= 0 else {
      fail("\(count) as the number of \(list.element)s in section \(section) of a \(list.rawValue) view")
    }
    return count
  }

  private static func fail(_ what: String) -> Never {
    fatalError("The data source returned \(what). It must not be negative.")
  }
}
