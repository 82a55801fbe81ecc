import SwiftUI

/// The pages of a `ContainerView`.
enum PageContents<ID: Hashable> {
  /// Pages with tabs.
  case tabs([ContainerPage<ID>])
  /// Pages without tabs. Only those near the selected one are built.
  case data(PageData<ID>)
}

/// A collection whose elements are pages. An element is read when it is needed.
struct PageData<ID: Hashable> {
  let count: Int
  /// Returns the identity of the element at a position.
  let id: (_ position: Int) -> ID
  /// Returns the page of the element at a position.
  let content: (_ position: Int) -> AnyView

  init<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> some View
  ) {
    func element(at position: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: position)] }
    count = data.count
    self.id = { element(at: $0)[keyPath: id] }
    self.content = { AnyView(content(element(at: $0))) }
  }

  /// Returns the position of an identity; nil if there is none.
  ///
  /// - Parameter hint: The position at which the search begins, in both directions.
  func position(of wanted: ID, near hint: Int) -> Int? {
    let start = min(max(hint, 0), max(count - 1, 0))
    for distance in 0..<max(count - start, start + 1) {
      let (before, after) = (start - distance, start + distance)
      if before >= 0, before < count, id(before) == wanted { return before }
      if after < count, id(after) == wanted { return after }
    }
    return nil
  }
}
