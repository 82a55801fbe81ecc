import SwiftUI

// A `ForEach` is a view, and cannot be a list of pages. These declarations exist for the compiler's message only. Without the
// initializers, the closure of a `ForEach` would have to return views, and the message would be about that.

extension ContainerPageBuilder {
  /// Unavailable: write a `for` loop.
  @available(
    *, unavailable,
    message: "write a 'for' loop with a ContainerPage for each element, or ContainerView(selection:data:id:content:)"
  )
  public static func buildExpression<Data, ElementID, Content>(
    _ pages: ForEach<Data, ElementID, Content>
  ) -> [ContainerPage<ID>] { [] }
}

extension ForEach {
  /// Unavailable: write a `for` loop.
  @available(
    *, unavailable,
    message: "write a 'for' loop with a ContainerPage for each element, or ContainerView(selection:data:id:content:)"
  )
  public init(
    _ data: Data, @ContainerPageBuilder<ID> content: @escaping (Data.Element) -> Content
  ) where Content == [ContainerPage<ID>] { fatalError("unavailable") }

  /// Unavailable: write a `for` loop.
  @available(
    *, unavailable,
    message: "write a 'for' loop with a ContainerPage for each element, or ContainerView(selection:data:id:content:)"
  )
  public init<PageID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ContainerPageBuilder<PageID> content: @escaping (Data.Element) -> Content
  ) where Content == [ContainerPage<PageID>] { fatalError("unavailable") }
}
