// Three loops that SwiftUI's own containers accept. Each must be refused with words about what to write instead.
import ContainerKitSwiftUI
import SwiftUI

struct Item: Identifiable { let id: Int }

@MainActor struct Loops: View {
  @State private var page = 0
  let items: [Item]

  var body: some View {
    ContainerView(selection: $page) {
      ForEach(items) { item in ContainerPage("a", id: item.id) { Text("a") } }
      ForEach(items, id: \.id) { item in ContainerPage("b", id: item.id) { Text("b") }.badge(1) }
      ForEach(0..<8) { number in ContainerPage("c", id: number) { Text("c") } }
    }
  }
}
