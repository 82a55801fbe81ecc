import SwiftUI
import UIKit

/// The controller of a page.
final class PageHost<ID: Hashable>: UIHostingController<AnyView> {
  let id: ID

  init(id: ID, content: AnyView, environment: EnvironmentValues) {
    self.id = id
    super.init(rootView: Self.root(content, environment))
  }

  @available(*, unavailable) @MainActor required dynamic init?(coder: NSCoder) { nil }

  /// Replaces the content. Views with the same identity in it keep their state.
  func show(_ content: AnyView, environment: EnvironmentValues) { rootView = Self.root(content, environment) }

  private static func root(_ content: AnyView, _ environment: EnvironmentValues) -> AnyView {
    AnyView(content.environment(\.self, environment))
  }
}
