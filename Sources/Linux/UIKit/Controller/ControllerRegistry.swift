/// All view controllers there are, none of them retained: a warning of memory reaches also those that are in no tree.
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

  /// In the order of their making.
  static var all: [UIViewController] { references.compactMap(\.controller) }
}
