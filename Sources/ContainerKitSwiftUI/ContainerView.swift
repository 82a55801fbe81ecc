import ContainerKit
import SwiftUI
import UIKit

/// A `ContainerViewController` in SwiftUI: pages with a bar of tabs, of which one is selected.
///
/// A tap or a drag switches, and sets the selection when the switch has ended: a cancelled one never does. Setting the
/// selection switches: with the container's animator where the transaction is animated (`withAnimation`), at once where it
/// is not. The animation itself is the container's; the transaction only says whether there is one. A switch that
/// the selection asked for and that a finger has cancelled sets the selection back.
///
/// A selection that is no page's is set to that of the page that is selected. (This is done after the update in which it
/// is found, since SwiftUI allows no change of state in it.)
///
/// The container has all of the space, also outside of the safe area; the bar and the pages keep to it themselves.
public struct ContainerView<Selection: Hashable>: View {
  @Binding var selection: Selection
  let pages: [ContainerPage<Selection>]
  var options = ContainerOptions<Selection>()

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - selection: The identity of the selected page.
  ///   - pages: The pages, in the order of the tabs. Of two with the same identity only the first is shown: a mistake, at
  ///     which a debug build stops.
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
