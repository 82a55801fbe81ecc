/// Replaces `type.init(frame: frame)` with `type.dynamicInit(frame: frame)` where the compiler refuses it, because `type`
/// is a metatype of a class that may have subclasses without that initializer.
///
/// - `T.init(frame: frame)`, `T()`, `type(of: view).init()`, if the compiler refuses it: `T.dynamicInit(frame: frame)`,
///   `T.dynamicInit()`
struct MetatypeWords {
  let source: SourceFile

  /// The initializers for metatypes that QuartzCore and UIKit have.
  static let initializers: Set = [
    "()", "(layer:)", "(frame:)", "(image:)", "(frame:style:)", "(frame:collectionViewLayout:)",
    "(frame:textContainer:)", "(effect:)", "(style:reuseIdentifier:)", "(reuseIdentifier:)", "(nibName:bundle:)",
    "(rootViewController:)", "(navigationBarClass:toolbarClass:)", "(style:)", "(collectionViewLayout:)",
    "(presentedViewController:presenting:)", "(target:action:)", "(type:)", "(arrangedSubviews:)",
  ]

  /// Changes the call at which the compiler found the error. Returns its labels; nil if it does not change.
  func change(at index: Int, _ changes: inout Changes) -> String? {
    if source.token(index).isWord("init"), !source.token(index + 1).is("(") {
      // A reference, as in `map(type.init)`. Its context determines the labels.
      changes.replace(source.token(index).range, with: "dynamicInit")
      return ""
    }
    guard let open = source.parenthesis(ofInitializerAt: index), !isDelegation(index) else { return nil }
    let labels = OptionalWords.labels(of: open, in: source, isCall: true)
    guard Self.initializers.contains(labels) else { return nil }
    if source.token(open - 1).isWord("init") {
      changes.replace(source.token(open - 1).range, with: "dynamicInit")
    } else {
      changes.insert(".dynamicInit", at: source.token(open).range.lowerBound)
    }
    return labels
  }

  /// Returns true if `self.init` is called in an initializer of a protocol's extension. That must create an object of
  /// `Self`, which need not be the class that the metatype stands for.
  private func isDelegation(_ index: Int) -> Bool {
    guard source.token(index - 2).isWord("self") else { return false }
    let around = source.code.indices.last { word in
      guard word < index, source.code[word].isWord("init") || source.code[word].isWord("func"),
        !source.token(word - 1).is("."), let open = source.body(from: word), let close = source.closing(open)
      else { return false }
      return open < index && index < close
    }
    return around.map { source.code[$0].isWord("init") } ?? false
  }
}

extension SourceFile {
  /// Returns the initializer that is called at `index`, with its labels.
  func initializer(at index: Int) -> String {
    parenthesis(ofInitializerAt: index).map { "init" + OptionalWords.labels(of: $0, in: self, isCall: true) } ?? "init"
  }

  /// Returns the index of the parenthesis after `type.init` or a type's name that includes the code at `index`.
  func parenthesis(ofInitializerAt index: Int) -> Int? {
    var (at, depth) = (index, 0)
    while at < code.count {
      if token(at).is("("), depth == 0 { return at > index ? at : nil }
      if token(at).is("<") { depth += 1 }
      if token(at).is(">") { depth -= 1 }
      guard token(at).kind == .word || token(at).is(".") || token(at).is("<") || token(at).is(">") || depth > 0 else {
        return nil
      }
      at += 1
    }
    return nil
  }
}
