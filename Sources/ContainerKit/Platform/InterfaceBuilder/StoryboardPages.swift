import UIKit

/// The settings for a container's children in a storyboard.
struct StoryboardPages {
  /// The identifiers, separated by commas.
  var list = ""
  /// The index of the child that is selected first.
  var initialIndex = 0
  /// `true` after the children have been created.
  var areLoaded = false

  /// The identifiers without surrounding white space; nil if one of them is empty. An empty list has none.
  var identifiers: [String]? {
    guard !list.allSatisfy(\.isWhitespace) else { return [] }
    let names = list.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    return names.contains("") ? nil : names
  }
}

extension ContainerViewController {
  /// The settings that a storyboard has made.
  var storyboardPages: StoryboardPages {
    get { objc_getAssociatedObject(self, Self.storyboardPagesKey) as? StoryboardPages ?? StoryboardPages() }
    set { objc_setAssociatedObject(self, Self.storyboardPagesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  private static let storyboardPagesKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Creates the storyboard's children, once, and sets them.
  ///
  /// - Parameter make: Returns a controller for an identifier; nil if there is no storyboard.
  func loadStoryboardPages(_ make: ((String) -> UIViewController)?) {
    guard !storyboardPages.areLoaded else { return }
    guard let names = storyboardPages.identifiers else {
      return assertionFailure(
        "ContainerViewController: pageIdentifiers \"\(storyboardPages.list)\": expected a name between two commas")
    }
    guard !names.isEmpty else { return }
    guard let make else {
      return assertionFailure(
        "ContainerViewController: pageIdentifiers \"\(storyboardPages.list)\": the container is in no storyboard")
    }
    storyboardPages.areLoaded = true
    let children = names.map(make)
    let index = storyboardPages.initialIndex
    let isThere = children.indices.contains(index)
    assert(isThere, "ContainerViewController: initialPageIndex \(index) of \(children.count) children")
    engine.setChildren(children, selected: children[isThere ? index : 0], isSetUp: true)
  }
}
