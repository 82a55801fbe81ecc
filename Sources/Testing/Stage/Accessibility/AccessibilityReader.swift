import UIKit

/// Finds the accessibility elements of a window, in VoiceOver's order.
///
/// From the header: objects inside an element are not found. `accessibilityElements`, or the methods that vend
/// elements, replace the subviews and give their order. `accessibilityElementsHidden` hides everything inside.
/// `shouldGroupAccessibilityChildren` keeps everything inside together. From Apple's documentation: the siblings of a
/// modal view are skipped.
///
/// Assumed: everything else is ordered by position, in rows from top to bottom, each in reading direction. Two elements
/// are in a row if the middle of one is between the top and the bottom of the other. A view with the trait `tabBar`, a
/// container type or explicit elements, and a scroll view, is a group, too, positioned at its first element. Hidden,
/// transparent and empty views are not found. Views outside of the window and clipped ones are found, so an app must
/// hide them.
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

  /// Returns the first element in an object, which may be the object itself.
  static func read(_ object: UIResponder) -> Found? {
    var reader = AccessibilityReader()
    return reader.items(of: object).flatMap(\.found).first
  }

  /// Returns the items of a view or another object: none, the object itself, a group, or the items inside.
  private mutating func items(of object: UIResponder) -> [Item] {
    // An object that lists itself or an ancestor among its elements would cause an endless recursion.
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
    let positions: [(item: Item, frame: CGRect)] = items.compactMap { item in
      item.found.first.map { (item, $0.element.frame) }
    }
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The offsets keep the order of equal positions.
    var rest = positions.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
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
