import ContainerKit
import SwiftUI
import UIKit

// Guesses: kit-6, kit-7.
// sample: apple; in a file
/// A `ContainerViewController` for SwiftUI: pages, a selection, and a bar with a tab for each page.
///
/// ```swift
/// import ContainerKitSwiftUI
/// import SwiftUI
///
/// struct MainView: View {
///   @State private var page = 0
///
///   var body: some View {
///     ContainerView(selection: $page) {
///       ContainerPage("Today", id: 0, systemImage: "sun.max") { Text("Today") }
///       ContainerPage("Search", id: 1, systemImage: "magnifyingglass") { Text("Search") }
///     }
///     .tabBarPlacement(.top)
///   }
/// }
/// ```
///
/// A tap or a drag starts a transition. The selection is set at the tap or, for a drag, at a release that completes the
/// transition. If the transition is cancelled later, it is set back. Setting the selection starts a transition: animated by the
/// container's animator if the transaction is animated (`withAnimation`), and immediate otherwise. The transaction's animation
/// itself is not used. If a finger cancels a transition that the selection started, the selection is set back.
///
/// A selection that matches no page is set to that of the selected page. (This happens after the update in which it is
/// found, because SwiftUI does not allow changing state during an update.)
///
/// The container fills the available space and ignores the safe area; its bar and pages respect it.
///
/// Apply the container view's own modifiers first: other modifiers return another type.
public struct ContainerView<Selection: Hashable>: View {
  @Binding var selection: Selection
  let contents: PageContents<Selection>
  var options = ContainerOptions<Selection>()

  /// Creates a container with a tab for each page.
  ///
  /// The content of a page is built when the page is first needed: when it is selected, or a finger is about to drag it in. Then
  /// it is kept, with its state, as long as there is a page with its identity.
  ///
  /// - Parameters:
  ///   - selection: The identity of the selected page.
  ///   - pages: The pages, in the order of the tabs. If two pages have the same identity, a debug build stops, and a
  ///     release build shows only the first.
  public init(
    selection: Binding<Selection>, @ContainerPageBuilder<Selection> pages: () -> [ContainerPage<Selection>]
  ) {
    _selection = selection
    contents = .tabs(pages())
  }

  /// Creates a container with a page for each element of a collection. Only the pages near the selected one are built.
  ///
  /// The pages have no tabs, and the container has no bar, because it would need a tab for each element. The collection may be of
  /// any length, such as the range of all days of a century: an element is read when its page is needed.
  ///
  /// A page that is more than `keptNeighbors(_:)` steps away from the selected one is discarded, and its state with it. Keep in
  /// your data what a page must show when it is built again.
  ///
  /// If elements are inserted, removed or moved, a page that exists keeps its state if its element is still there, and is still
  /// within that number of steps. If the selected element is removed, the element that the selection names is selected. If there
  /// is none, the element that is now in its place is selected. Neither is animated.
  ///
  /// - Parameters:
  ///   - selection: The identity of the selected page.
  ///   - data: The elements, in the order of the pages.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - content: The page of an element.
  public init<Data: RandomAccessCollection>(
    selection: Binding<Selection>, data: Data, id: KeyPath<Data.Element, Selection>,
    @ViewBuilder content: @escaping (Data.Element) -> some View
  ) {
    _selection = selection
    contents = .data(PageData(data, id: id, content: content))
  }

  /// Creates a container with a page for each element of a collection, which is identified by its `id`.
  public init<Data: RandomAccessCollection>(
    selection: Binding<Selection>, data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable, Data.Element.ID == Selection {
    self.init(selection: selection, data: data, id: \.id, content: content)
  }

  /// The container.
  public var body: some View {
    ContainerRepresentable(selection: $selection, contents: contents, options: options).ignoresSafeArea()
  }
}
