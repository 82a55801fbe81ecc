/// Replaces the names that UIKit, QuartzCore and Foundation have in Swift 4 with the present ones. Xcode offers the same
/// as a fix for sources in a later language mode.
///
/// Names that the folder declares are its own, unless the declaration overrides. So are members of that name.
///
/// - `UIGestureRecognizerState`, `kCALineCapSquare`, `.UIKeyboardWillShow`: `UIGestureRecognizer.State`,
///   `CAShapeLayerLineCap.square`, `UIResponder.keyboardWillShowNotification`
/// - `addChildViewController(page)`, `UIEdgeInsetsInsetRect(frame, insets)`: `addChild(page)`, `frame.inset(by:
///   insets)`
struct RenamedWords {
  let source: SourceFile
  /// The old names among the folder's own declarations: of types, constants, functions and properties, and of methods
  /// with their labels.
  let own: Set<String>

  func change(_ changes: inout Changes) {
    let hidden = Self.localNames(in: source)
    for (index, token) in source.code.enumerated() where token.kind == .word && Self.oldNames.contains(token.text) {
      if renameMethod(index, &changes) || own.contains(token.text) { continue }
      let isMember = source.token(index - 1).is(".") && !source.token(index - 2).isWord("UIKit")
      let isLabel = source.token(index + 1).is(":") && !source.token(index - 1).isWord("var")
      if isMember {
        renameNotification(index, &changes)
        if let new = RenamedMembers.cases[token.text], !isOfCoreFoundation(index) {
          changes.replace(token.range, with: new)
        }
      } else if let new = RenamedTypes.names[token.text] ?? RenamedConstants.names[token.text] {
        changes.replace(token.range, with: new)
      } else if let new = RenamedMembers.functions[token.text] {
        replaceFunction(index, with: new, &changes)
      }
      if let new = RenamedMembers.properties[token.text], isMember || !hidden.contains(token.text) && !isLabel {
        changes.replace(token.range, with: new)
      }
    }
  }

  /// Returns true for `CFRunLoopMode.commonModes`, and for `.commonModes` as an argument of a function of that type. Core
  /// Foundation's names have not changed.
  private func isOfCoreFoundation(_ index: Int) -> Bool {
    if source.token(index - 2).isWord("CFRunLoopMode") { return true }
    var open = index - 1
    while open > 0, !source.token(open).is("("), !source.token(open).is("{") {
      open = (source.opening(open) ?? open) - 1
    }
    return source.token(open).is("(") && source.token(open - 1).text.hasPrefix("CFRunLoop")
  }

  /// Replaces `.UIKeyboardWillShow`, and the name of its type if that precedes it. The new one is a member of UIKit's.
  private func renameNotification(_ index: Int, _ changes: inout Changes) {
    guard let new = RenamedConstants.notifications[source.token(index).text] else { return }
    var start = index - 1
    if source.token(start - 1).isWord("Name"), source.token(start - 2).is("."),
      ["NSNotification", "Notification"].contains(source.token(start - 3).text)
    {
      start -= 3
    } else if source.token(start - 1).range.upperBound == source.token(start).range.lowerBound,
      !["(", "[", ":", ",", "{"].contains(where: source.token(start - 1).is)
    {
      return
    }
    changes.replace(source.token(start).range.lowerBound..<source.token(index).range.upperBound, with: new)
  }

  // MARK: Methods

  /// Renames a method in a call, a reference or an override. Returns false if nothing is renamed.
  private func renameMethod(_ index: Int, _ changes: inout Changes) -> Bool {
    let name = source.token(index), open = index + 1
    guard let pairs = RenamedMembers.methods[name.text], source.token(open).is("("), source.closing(open) != nil
    else { return false }
    let isDeclared = source.token(index - 1).isWord("func")
    let compound = source.compoundLabels(at: open)
    let starts = compound ?? source.arguments(at: open).map(\.lowerBound)
    let labels = starts.map { start in
      let isLabel = compound != nil || isDeclared || source.token(start + 1).is(":")
      return isLabel && source.token(start).kind == .word ? source.token(start).text : "_"
    }
    guard let (old, new) = pairs.first(where: { $0.old.labels == labels }),
      !own.contains("\(old.name)(\(labels.map { $0 + ":" }.joined()))")
    else { return false }
    changes.replace(name.range, with: new.name)
    for (start, (before, after)) in zip(starts, zip(old.labels, new.labels)) where before != after {
      let label = source.token(start)
      if isDeclared, source.token(start + 1).is(":") {
        changes.insert("\(after) ", at: label.range.lowerBound)
      } else if compound != nil || isDeclared {
        changes.replace(label.range, with: after)
      } else if before == "_" {
        changes.insert("\(after): ", at: label.range.lowerBound)
      } else {
        let end = after == "_" ? source.token(start + 2).range.lowerBound : label.range.upperBound
        changes.replace(label.range.lowerBound..<end, with: after == "_" ? "" : after)
      }
    }
    return true
  }

  // MARK: Functions

  private func replaceFunction(_ index: Int, with new: String, _ changes: inout Changes) {
    let open = index + 1
    guard source.token(open).is("("), let close = source.closing(open), !source.token(index - 1).isWord("func") else {
      return
    }
    let head = source.token(index).range.lowerBound..<source.token(open).range.upperBound
    guard new.contains("(") else {
      return changes.replace(head.lowerBound..<source.token(close).range.upperBound, with: new)
    }
    let method = RenamedMembers.Method(new)
    var arguments = source.arguments(at: open)
    if method.name.hasPrefix("self.") {
      guard let first = arguments.first, arguments.count == method.labels.count + 1 else { return }
      let isPlain = OptionalValues.start(before: first.upperBound, in: source) == first.lowerBound
      let end = arguments.count > 1 ? source.token(first.upperBound + 1) : source.token(close)
      changes.replace(head, with: isPlain ? "" : "(")
      changes.replace(
        source.token(first.upperBound - 1).range.upperBound..<end.range.lowerBound,
        with: (isPlain ? "" : ")") + method.name.dropFirst(4) + "(")
      arguments.removeFirst()
    } else {
      guard arguments.count == method.labels.count else { return }
      changes.replace(head, with: method.name + "(")
    }
    for (argument, label) in zip(arguments, method.labels) where label != "_" {
      changes.insert("\(label): ", at: source.token(argument.lowerBound).range.lowerBound)
    }
  }

  // MARK: The folder's own names

  /// Returns the old names that a source declares itself.
  static func ownNames(in source: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for index in source.code.indices.dropFirst() {
      let name = source.token(index)
      guard name.kind == .word, declaringWords.contains(source.token(index - 1).text), oldNames.contains(name.text),
        !(source.headerStart(of: index - 1)..<index).contains(where: { source.token($0).isWord("override") })
      else { continue }
      if source.token(index - 1).isWord("func"), RenamedMembers.methods[name.text] != nil {
        names.insert(name.text + OptionalWords.labels(of: index + 1, in: source, isCall: false))
      } else if !memberNames.contains(name.text) || isMember(index, of: source) {
        names.insert(name.text)
      }
    }
    return names
  }

  private static let declaringWords: Set = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype",
  ]

  private static let oldNames = Set(RenamedMembers.methods.keys).union(RenamedMembers.properties.keys)
    .union(RenamedMembers.cases.keys).union(RenamedMembers.functions.keys).union(RenamedTypes.names.keys)
    .union(RenamedConstants.names.keys).union(RenamedConstants.notifications.keys)

  /// The old names of members, which local variables may have.
  private static let memberNames = Set(RenamedMembers.properties.keys).union(RenamedMembers.cases.keys)

  /// Returns true if the declaration of the name at `index` is directly in the body of a type.
  private static func isMember(_ index: Int, of source: SourceFile) -> Bool {
    guard let type = source.types[index], let body = source.body(from: type.start) else { return false }
    var position = index - 1
    while position > body {
      if source.token(position).is("{") || source.token(position).is("(") { return false }
      position = (source.opening(position) ?? position) - 1
    }
    return position == body
  }

  /// Returns the names of renamed properties that are also those of variables or parameters in a source.
  private static func localNames(in source: SourceFile) -> Set<String> {
    Set(
      source.code.indices.filter { index in
        guard RenamedMembers.properties[source.token(index).text] != nil else { return false }
        let (before, next) = (source.token(index - 1), source.token(index + 1))
        let isVariable = (before.isWord("let") || before.isWord("var")) && !isMember(index, of: source)
        return isVariable
          || next.is(":") && (before.kind == .word && !before.isWord("var") || before.is("(") || before.is(","))
      }.map { source.token($0).text })
  }
}

extension SourceFile {
  /// Returns the arguments or parameters in the parentheses at `open`: the tokens of each.
  func arguments(at open: Int) -> [Range<Int>] {
    guard let close = closing(open), close > open + 1 else { return [] }
    var (found, start, index) = ([Range<Int>](), open + 1, open + 1)
    while index < close {
      if token(index).is(",") {
        found.append(start..<index)
        start = index + 1
      }
      index = (closing(index) ?? index) + 1
    }
    return found + [start..<close]
  }

  /// Returns the indexes of the labels of a reference such as `pager(_:shouldSelect:)`, whose parenthesis is at `open`;
  /// nil if it is a call.
  func compoundLabels(at open: Int) -> [Int]? {
    guard let close = closing(open), close > open + 1, (close - open) % 2 == 1 else { return nil }
    let labels = Array(stride(from: open + 1, to: close, by: 2))
    return labels.allSatisfy { token($0).kind == .word && token($0 + 1).is(":") } ? labels : nil
  }
}
