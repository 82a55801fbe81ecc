import ContainerKit
import ContainerKitSwiftUI
import SwiftUI
import UIKit

/// Three pages, one of which counts; the selection is also set by a button, with animation.
struct SwiftUIScene: View {
  private enum Page: Hashable { case today, counter, profile }

  @State private var selection = Page.today
  @State private var count = 0

  var body: some View {
    ContainerView(selection: $selection) {
      ContainerPage("Today", id: .today, systemImage: "sun.max") {
        Button("Go to the profile") { withAnimation { selection = .profile } }
      }
      ContainerPage("Counter", id: .counter, systemImage: "number") {
        Stepper("\(count)", value: $count).padding()
      }
      .badge(count)
      ContainerPage("Profile", id: .profile, systemImage: "person") {
        Text("Drag back")
      }
    }
    .animator { _, to in to == .profile ? BounceAnimator() : nil }
  }
}
