import ScriptAnimators
import ContainerKit
import Foundation

// The lines about the container, its children and its surroundings.
extension ScriptParser {
  /// Parses an action that is not a touch. Returns nil for any other verb.
  mutating func action(_ verb: Substring, _ arguments: [Substring]) throws(Expected) -> Script.Action? {
    if let action = try request(verb, arguments) { return action }
    switch verb {
    case "disappear":
      try nothing(after: verb, arguments)
      guard !isAway else { throw Expected("appear before the next disappear") }
      isAway = true
      return .disappear
    case "appear":
      try nothing(after: verb, arguments)
      guard isAway else { throw Expected("disappear before appear") }
      isAway = false
      return .appear
    case "rotate", "background", "foreground", "allow", "refuse":
      try nothing(after: verb, arguments)
      return Self.plain[verb]
    case "animator":
      guard arguments.count == 1, let kind = AnimatorKind(rawValue: String(arguments[0])) else {
        throw Expected("one of \(Self.list(AnimatorKind.self)) after animator" + Self.not(arguments))
      }
      return .animator(kind)
    case "bar": return .bar(try barChange(arguments))
    case "on": return try callback(arguments)
    default: return nil
    }
  }

  private static let plain: [Substring: Script.Action] = [
    "rotate": .rotate, "background": .background, "foreground": .foreground, "allow": .allow(true),
    "refuse": .allow(false),
  ]

  private func barChange(_ arguments: [Substring]) throws(Expected) -> Script.BarChange {
    let isAnimated = arguments.last == "animated"
    switch (isAnimated ? arguments.dropLast() : arguments[...]).map(String.init) {
    case ["hidden"]: return .hidden(true, animated: isAnimated)
    case ["shown"]: return .hidden(false, animated: isAnimated)
    case ["top"] where !isAnimated: return .place(.top)
    case ["bottom"] where !isAnimated: return .place(.bottom)
    case ["external"] where !isAnimated: return .place(.external)
    case ["scrub", "on"] where !isAnimated: return .scrub(true)
    case ["scrub", "off"] where !isAnimated: return .scrub(false)
    case let words where !isAnimated && words.count == 2 && words[0] == "fraction":
      guard let fraction = Double(words[1]), (0...1).contains(fraction) else {
        throw Expected("a number from 0 to 1 after bar fraction")
      }
      return .fraction(fraction)
    case let words:
      if !isAnimated, words.count == 1, let style = BarStyle(rawValue: words[0]) { return .style(style) }
      throw Expected(
        "hidden, shown, top, bottom, external, fraction, scrub on, scrub off, \(Self.list(BarStyle.self)) after bar, the first two perhaps with "
          + "animated")
    }
  }

  /// Parses an action that is allowed in a callback, too. Returns nil for any other verb.
  private mutating func request(_ verb: Substring, _ arguments: [Substring]) throws(Expected) -> Script.Action? {
    switch verb {
    case "select", "jump":
      let index = try index(verb, arguments, below: childCount)
      return verb == "jump" ? .jump(index) : .select(index)
    case "insert", "remove", "replace", "reorder":
      let isAnimated = arguments.last == "animated"
      let change = try change(verb, isAnimated ? Array(arguments.dropLast()) : arguments)
      return .change(change, animated: isAnimated)
    case "enable", "disable":
      return .tab(try index(verb, arguments, below: childCount), isEnabled: verb == "enable")
    case "size":
      let expected = "W and H, 1 to 4096 points, after size"
      let (width, height) = try numbers(expected, arguments)
      for number in [width, height] where !(1...4096).contains(number) { throw Expected(expected) }
      return .size(CGSize(width: width, height: height))
    case "cover", "uncover": return try cover(verb, arguments)
    default: return try hostileAction(verb, arguments)
    }
  }

  private func cover(_ verb: Substring, _ arguments: [Substring]) throws(Expected) -> Script.Action {
    let isAnimated = arguments.last == "animated"
    var words = isAnimated ? arguments.dropLast() : arguments[...]
    if verb == "uncover" { return .uncover(try index(verb, Array(words), below: childCount), animated: isAnimated) }
    guard words.count == 2, let style = Script.ContextStyle(rawValue: String(words.removeLast())) else {
      throw Expected("INDEX\(range(childCount)) and one of \(Self.list(Script.ContextStyle.self)) after cover")
    }
    return .cover(try index(verb, Array(words), below: childCount), style, animated: isAnimated)
  }

  /// Parses what an app does to children, the window's root and percent-driven transitions without the container.
  private mutating func hostileAction(_ verb: Substring, _ arguments: [Substring]) throws(Expected) -> Script.Action? {
    switch verb {
    case "detach", "give":
      let index = try index(verb, arguments, below: childCount)
      // The number of children is not tracked after this.
      childCount = nil
      return verb == "give" ? .give(index) : .detach(index)
    case "replaceroot":
      try nothing(after: verb, arguments)
      return .replaceRoot
    case "present", "dismiss":
      let isAnimated = arguments == ["animated"]
      if !isAnimated { try nothing(after: verb, arguments) }
      return verb == "present" ? .present(animated: isAnimated) : .dismiss(animated: isAnimated)
    case "driver": return .driver(try choice("on", "off", after: verb, arguments))
    case "drive":
      guard arguments.count == 2, let percent = Self.percent(arguments[0]), ["finish", "cancel"].contains(arguments[1])
      else { throw Expected("a number from 0 to 1, or nan, and finish or cancel, after drive") }
      return .drive(percent.isNaN ? nil : percent, commit: arguments[1] == "finish")
    case "window": return .window(isHidden: try choice("hidden", "shown", after: verb, arguments))
    case "animations": return .animations(try choice("on", "off", after: verb, arguments))
    case "appearagain":
      try nothing(after: verb, arguments)
      return .appearAgain
    case "newview": return .newView(try index(verb, arguments, below: childCount))
    default: return nil
    }
  }

  private static func percent(_ word: Substring) -> Double? {
    if word == "nan" { return .nan }
    return number(word).flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// Parses one of two words. Returns true for the first one.
  private func choice(
    _ first: Substring, _ second: Substring, after verb: Substring, _ arguments: [Substring]
  ) throws(Expected) -> Bool {
    guard arguments == [first] || arguments == [second] else {
      throw Expected("\(first) or \(second) after \(verb)")
    }
    return arguments == [first]
  }

  private mutating func change(_ verb: Substring, _ arguments: [Substring]) throws(Expected) -> Script.Change {
    switch verb {
    case "insert":
      let index = try index(verb, arguments, below: childCount.map { $0 + 1 })
      childCount = childCount.map { $0 + 1 }
      return .insert(index)
    case "remove":
      let index = try index(verb, arguments, below: childCount)
      childCount = childCount.map { $0 - 1 }
      return .remove(index)
    case "replace": return .replace(try index(verb, arguments, below: childCount))
    default:
      guard arguments.count == 2 else { throw Expected("I and J\(range(childCount)) after \(verb)") }
      return .move(
        try index(verb, [arguments[0]], below: childCount), try index(verb, [arguments[1]], below: childCount))
    }
  }

  /// Parses `move I J` while no finger is down. Otherwise `move` moves the finger.
  func moveOfChild(_ arguments: [Substring]) throws(Expected) -> Script.Action {
    let isAnimated = arguments.last == "animated"
    let positions = isAnimated ? arguments.dropLast() : arguments[...]
    let indices = positions.compactMap { Self.wholeNumber($0) }.filter { $0 < childCount ?? .max }
    if positions.count == 2, indices.count == 2 {
      return .change(.move(indices[0], indices[1]), animated: isAnimated)
    }
    throw Expected("down before move, or I and J\(range(childCount)) after move")
  }

  private mutating func callback(_ arguments: [Substring]) throws(Expected) -> Script.Action {
    guard let name = arguments.first, let callback = Script.Callback(rawValue: String(name)) else {
      throw Expected("one of \(Self.list(Script.Callback.self)) after on" + Self.not(arguments.prefix(1)))
    }
    let expected =
      "select, jump, insert, remove, reorder, replace, enable, disable, size, cover, uncover, detach, give, replaceroot, "
      + "present, dismiss, driver, drive, window, animations, appearagain or newview after on \(name)"
    guard arguments.count > 1 else { throw Expected(expected) }
    let before = childCount
    guard let action = try request(arguments[1], Array(arguments.dropFirst(2))) else { throw Expected(expected) }
    // The callback may be called soon, late or never.
    if childCount != before { childCount = nil }
    return .on(callback, action)
  }

  private func index(_ verb: Substring, _ arguments: [Substring], below count: Int?) throws(Expected) -> Int {
    guard count != 0 else { throw Expected("no \(verb), as there are no children") }
    let expected = "INDEX\(range(count)) after \(verb)"
    guard arguments.count == 1 else { throw Expected(expected) }
    guard let index = Self.wholeNumber(arguments[0]), index < count ?? .max else {
      throw Expected(expected + Self.not(arguments))
    }
    return index
  }

  private func range(_ count: Int?) -> String {
    guard let count else { return "" }
    return count > 0 ? " 0 to \(count - 1)" : " of children, of which there are none,"
  }

  private static func wholeNumber(_ word: Substring) -> Int? {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
  }

  private static func not(_ arguments: some Collection<Substring>) -> String {
    arguments.first.map { ", not \(quoted($0))" } ?? ""
  }

  private static func list<Names: CaseIterable & RawRepresentable<String>>(_: Names.Type) -> String {
    Names.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
