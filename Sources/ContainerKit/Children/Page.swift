import UIKit

/// A child of the container, compared by identity.
struct Page: Hashable {
  let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  /// `true` if the user can select the page.
  @MainActor var isEnabled: Bool { controller.containerTabItem.isEnabled }

  static func == (one: Page, other: Page) -> Bool { one.controller === other.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}
