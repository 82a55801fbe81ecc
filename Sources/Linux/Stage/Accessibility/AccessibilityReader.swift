import UIKit

/// Finds what is to be found in a window, in the order in which VoiceOver goes through it.
///
/// From the header: what is inside an element is not found; `accessibilityElements`, or the methods that vend elements,
/// take the place of the subviews and give their order; `accessibilityElementsHidden` hides what is inside;
/// `shouldGroupAccessibilityChildren` keeps what is inside together. From Apple's documentation: of a modal view the
/// siblings are passed over.
///
/// Assumed: the order of everything else is by place, in rows from top to bottom, each from where reading begins (two
/// elements are in a row where the middle of one is between the top and the bottom of the other). A view with the trait
/// `tabBar`, a container type, explicit elements or a scroll view is a group, too; a group is where its first element is.
/// What is hidden, transparent or of no size is not found. What is outside of the window, or cut off, is: what should not
/// be heard has to be hidden.
@MainActor struct AccessibilityReader {
  /// An element and the object that it was read from.
  struct Found {
    var element: AccessibleElement
    let object: UIResponder
  }

  private enum Item {
    case element(Found)
    case group([Found])

    var found: [Found] {
      switch self {
      case .element(let found): [found]
      case .group(let found): found
      }
    }
  }

  private var seen: Set<ObjectIdentifier> = []

  static func read(_ window: UIWindow) -> [Found] {
    var reader = AccessibilityReader()
    return reader.items(of: window).flatMap(\.found)
  }

  /// The first element in an object, which may be that object.
  static func read(_ object: UIResponder) -> Found? {
    var reader = AccessibilityReader()
    return reader.items(of: object).flatMap(\.found).first
  }

  /// What comes of a view or another object that is in its place: nothing, itself, a group, or what is inside it.
  private mutating func items(of object: UIResponder) -> [Item] {
    // An object that names itself, or one around it, among its elements would never end.
    guard seen.insert(ObjectIdentifier(object)).inserted else { return [] }
    let view = object as? UIView
    if let view, view.isHidden || view.alpha < 0.01 { return [] }
    if object.isAccessibilityElement {
      let element = AccessibleElement(of: object)
      return element.frame.isEmpty ? [] : [.element(Found(element: element, object: object))]
    }
    guard !object.accessibilityElementsHidden else { return [] }
    if let elements = explicit(object) {
      let found = elements.flatMap { element in self.items(of: element) }.flatMap { $0.found }
      return [.group(numbered(found, in: object))]
    }
    guard let view else { return [] }
    var inside = view.subviews
    if let modal = inside.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { inside = [modal] }
    let items = inside.flatMap { self.items(of: $0) }
    guard isGroup(view) || view is UIWindow else { return items }
    return [.group(numbered(sorted(items, in: view), in: view))]
  }

  private func explicit(_ object: UIResponder) -> [UIResponder]? {
    if let elements = object.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = object.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
  }

  private func isGroup(_ view: UIView) -> Bool {
    view.shouldGroupAccessibilityChildren || view.accessibilityTraits.contains(.tabBar)
      || view.accessibilityContainerType != .none || view is UIScrollView
  }

  private func numbered(_ found: [Found], in container: UIResponder) -> [Found] {
    guard container.accessibilityTraits.contains(.tabBar) else { return found }
    var found = found
    for index in found.indices { found[index].element.tab = .init(number: index + 1, count: found.count) }
    return found
  }

  private func sorted(_ items: [Item], in view: UIView) -> [Found] {
    let places: [(item: Item, frame: CGRect)] = items.compactMap { item in
      item.found.first.map { (item, $0.element.frame) }
    }
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Sorting keeps the order of what is equal.
    var rest = places.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
      .map(\.element)
    var result: [Found] = []
    while let first = rest.first {
      let isInRow = { (frame: CGRect) in frame.midY >= first.frame.minY && frame.midY <= first.frame.maxY }
      let row = rest.filter { isInRow($0.frame) }.enumerated().sorted {
        let (one, other) = ($0.element.frame, $1.element.frame)
        return (mirrored ? -one.maxX : one.minX, $0.offset) < (mirrored ? -other.maxX : other.minX, $1.offset)
      }
      result += row.flatMap(\.element.item.found)
      rest.removeAll { isInRow($0.frame) }
    }
    return result
  }
}

extension AccessibleElement {
  @MainActor fileprivate init(of object: UIResponder) {
    self.init(
      label: object.accessibilityLabel, value: object.accessibilityValue, hint: object.accessibilityHint,
      identifier: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier,
      traits: object.accessibilityTraits, frame: object.accessibilityFrame, isSwitch: object is UISwitch)
  }
}
