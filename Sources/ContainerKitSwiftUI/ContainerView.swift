import ContainerKit
import SwiftUI
import UIKit

/// A `ContainerViewController` for SwiftUI: pages with a bar of tabs, one of which is selected.
///
/// A tap or a drag starts a transition. The selection is set at the tap or, for a drag, at a release that completes the
/// transition. If the transition is cancelled later, it is set back. Setting the selection starts a transition: animated by the container's animator if the transaction is
/// animated (`withAnimation`), and immediate otherwise. The transaction's animation itself is not used. If a finger
/// cancels a transition that the selection started, the selection is set back.
///
/// A selection that matches no page is set to that of the selected page. (This happens after the update in which it is
/// found, because SwiftUI does not allow changing state during an update.)
///
/// The container fills the available space and ignores the safe area; its bar and pages respect it.
///
/// Apply the container view's own modifiers first: other modifiers return another type.
public struct ContainerView<Selection: Hashable>: View {
  @Binding var selection: Selection
  let pages: [ContainerPage<Selection>]
  var options = ContainerOptions<Selection>()

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - selection: The identity of the selected page.
  ///   - pages: The pages, in the order of the tabs. If two pages have the same identity, a debug build stops, and a
  ///     release build shows only the first.
  public init(
    selection: Binding<Selection>, @ContainerPageBuilder<Selection> pages: () -> [ContainerPage<Selection>]
  ) {
    _selection = selection
    self.pages = pages()
  }

  /// The container.
  public var body: some View {
    ContainerRepresentable(selection: $selection, pages: pages, options: options).ignoresSafeArea()
  }
}
