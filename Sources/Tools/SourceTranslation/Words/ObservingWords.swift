/// Translates key-value observing.
///
/// On Apple's systems, every object has `observeValue(forKeyPath:of:change:context:)`. On Linux, responders and layers
/// have it. The override in another class becomes the requirement of a protocol, to which the class conforms. Properties
/// that notify no observers on Linux are reported.
///
/// - `class Watcher: NSObject` with `override func observeValue(forKeyPath …`: `class Watcher: NSObject,
///   KeyPathObserver` without `override`
/// - observing a property that notifies no observers on Linux: listed, and unchanged
struct ObservingWords {
  let source: SourceFile
  let superclasses: Superclasses
  /// The names of the classes in the folder that declare the method.
  let observers: Set<String>

  private static let method = "observeValue(forKeyPath:of:change:context:)"

  /// The properties that notify observers on Linux.
  static let observable: Set = [
    "contentOffset", "contentSize", "contentInset", "frame", "bounds", "center", "transform", "alpha", "isHidden",
    "backgroundColor", "safeAreaInsets", "intrinsicContentSize", "title", "position", "opacity", "delegate", "parent",
    "titleView", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
  ]

  /// Returns the names of the classes that declare the method.
  static func observers(in source: SourceFile) -> [String] {
    TypeDeclaration.all(in: source).filter { type in
      !type.isExtension && type.members.contains { $0.name == Self.method }
    }.map { Superclasses.last(of: $0.name) }
  }

  func change(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() {
      switch (token.kind, token.text) {
      case (.word, "observe") where source.token(index + 1).is("(") && source.token(index + 2).is("\\"):
        report(lastProperty(ofKeyPath: index + 2), at: token, &changes)
      case (.word, "addObserver"):
        if let name = observedName(ofCall: index + 1) { report(name, at: token, &changes) }
      default: break
      }
    }
    for type in TypeDeclaration.all(in: source) where !type.isExtension { conform(type, &changes) }
  }

  private func report(_ property: String, at token: Token, _ changes: inout Changes) {
    guard !Self.observable.contains(property) else { return }
    changes.cannot("\(property) notifies no observers on Linux", at: token, whenChecked: .stays)
  }

  // MARK: Names

  private func lastProperty(ofKeyPath start: Int) -> String {
    var index = start + 1
    var name = ""
    while source.token(index).kind == .word || [".", "!", "?"].contains(where: source.token(index).is) {
      if source.token(index).kind == .word { name = source.token(index).text }
      index += 1
    }
    return name
  }

  /// Returns the observed property if the call has a key path that is written there.
  private func observedName(ofCall open: Int) -> String? {
    guard source.token(open).is("("), let close = source.closing(open),
      let label = (open + 1..<close).first(where: {
        source.token($0).isWord("forKeyPath") && source.token($0 + 1).is(":")
      })
    else { return nil }
    let value = source.token(label + 2)
    if value.kind == .pound, value.text == "#keyPath", let end = source.closing(label + 3) {
      return source.token(end - 1).text
    }
    guard value.kind == .literal, !value.text.contains("\\") else { return nil }
    let name = value.text.filter { $0 != "\"" }.split(separator: ".").last.map(String.init) ?? ""
    return name == "hidden" ? "isHidden" : name
  }

  // MARK: Methods

  /// `true` if a class gets the conformance to the protocol, which is UIKit's.
  var addsConformance: Bool {
    TypeDeclaration.all(in: source).contains { !$0.isExtension && word(ofOverrideIn: $0) != nil }
  }

  /// Returns the index of the word `override` of the method, in a class that is neither a responder nor a layer.
  private func word(ofOverrideIn type: TypeDeclaration) -> Int? {
    guard let method = type.members.first(where: { $0.name == Self.method }),
      let word = (method.start..<method.keyword).first(where: { source.token($0).isWord("override") }),
      isOther(type.name), !inheritsMethod(type.name)
    else { return nil }
    return word
  }

  /// Lets a class conform to the protocol.
  private func conform(_ type: TypeDeclaration, _ changes: inout Changes) {
    guard let word = word(ofOverrideIn: type) else { return }
    let isIsolated = (type.start..<type.keyword).contains { source.token($0).text == "@MainActor" }
    changes.insert(
      isIsolated ? ", @preconcurrency KeyPathObserver" : ", KeyPathObserver",
      at: source.code[(type.condition ?? type.open) - 1].range.upperBound)
    changes.drop(source.token(word).range, in: source)
  }

  private func inheritsMethod(_ name: String) -> Bool {
    var (name, seen) = (Superclasses.last(of: name), Set<String>())
    while let above = superclasses.superclass(of: name), seen.insert(above).inserted {
      if observers.contains(above) { return true }
      name = above
    }
    return false
  }

  private static let others: Set = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewTransitionLayout",
    "UIPresentationController", "UIPercentDrivenInteractiveTransition", "UIViewPropertyAnimator", "UINavigationItem",
    "UIBarButtonItem", "UITabBarItem", "UIDynamicBehavior", "UIDynamicAnimator", "UILayoutGuide", "UIStoryboardSegue",
  ]

  /// Returns true if a class inherits from NSObject, and is known to be neither a responder nor a layer.
  private func isOther(_ name: String) -> Bool {
    guard let outer = superclasses.outer(of: name) else { return false }
    return outer.hasPrefix("NS") || Self.others.contains(outer)
      || ["GestureRecognizer", "Animation"].contains(where: outer.hasSuffix)
  }
}
