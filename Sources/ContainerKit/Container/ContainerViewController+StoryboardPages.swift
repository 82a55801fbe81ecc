import UIKit

/// What a storyboard says of a container's children.
struct StoryboardPages {
  /// Identifiers with commas between them.
  var list = ""
  /// The child that is selected first.
  var initialIndex = 0
  var areLoaded = false

  /// The identifiers without the space around them; nil where one of them is empty. An empty list has none.
  var identifiers: [String]? {
    guard !list.allSatisfy(\.isWhitespace) else { return [] }
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return names.contains("") ? nil : names
  }
}

extension ContainerViewController {
  /// Has the storyboard's children made, once, and takes them.
  ///
  /// - Parameter make: A controller for an identifier; nil where there is no storyboard.
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
    replaceChildren(children, heir: children[isThere ? index : 0])
  }
}
