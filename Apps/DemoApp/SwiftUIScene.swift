import ContainerKit
import ContainerKitSwiftUI
import ContainerTransitions
import SwiftUI
import UIKit

/// Four pages. One of them counts, and one contains the days of twenty years, built when they are needed. The selection
/// is also set by a button, with animation.
struct SwiftUIScene: View {
  private enum Page: Hashable { case today, counter, days, profile }

  @State private var selection = Page.today
  @State private var count = 0
  @State private var day = 0

  var body: some View {
    ContainerView(selection: $selection) {
      ContainerPage("Today", id: .today, systemImage: "sun.max") {
        Button("Go to the profile") { withAnimation { selection = .profile } }
      }
      ContainerPage("Counter", id: .counter, systemImage: "number") {
        Stepper("\(count)", value: $count).padding()
      }
      .badge(count)
      ContainerPage("Days", id: .days, systemImage: "calendar") {
        ContainerView(selection: $day, data: -3650...3650, id: \.self) { Text("Day \($0)") }
          .pageTitle { "Day \($0)" }
      }
      ContainerPage("Profile", id: .profile, systemImage: "person") {
        Text("Drag back")
      }
    }
    .animator { request in request.to == .profile ? PageTransition.cover().animator(for: .next) : nil }
  }
}
