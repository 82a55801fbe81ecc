import ContainerKit
import SwiftUI
import UIKit

/// The bridge that creates and updates the container for SwiftUI.
struct ContainerRepresentable<ID: Hashable>: UIViewControllerRepresentable {
  @Binding var selection: ID
  let contents: PageContents<ID>
  let options: ContainerOptions<ID>

  func makeCoordinator() -> ContainerCoordinator<ID> { ContainerCoordinator() }

  func makeUIViewController(context: Context) -> ContainerViewController {
    let container = ContainerViewController(viewControllers: [])
    context.coordinator.connect(to: container)
    options.onCreate?(container)
    return container
  }

  // Also called right after `makeUIViewController(context:)`.
  func updateUIViewController(_ container: ContainerViewController, context: Context) {
    context.environment.readForPages()
    context.coordinator.update(
      container, to: self, environment: context.environment, transaction: context.transaction)
  }
}
