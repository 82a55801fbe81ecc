/// All existing view controllers, not retained. A memory warning also reaches those that are in no hierarchy.
@MainActor enum ControllerRegistry {
  private struct Reference {
    weak var controller: UIViewController?
  }

  private static var references: [Reference] = []
  private static var limit = 64

  static func add(_ controller: UIViewController) {
    if references.count >= limit {
      references.removeAll { $0.controller == nil }
      limit = max(64, references.count * 2)
    }
    references.append(Reference(controller: controller))
  }

  /// The controllers, in the order in which they were created.
  static var all: [UIViewController] { references.compactMap(\.controller) }
}
