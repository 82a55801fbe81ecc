import Foundation

/// Reads a script: one event a line, times in order, `#` begins a comment, `end` is last.
struct ScriptParser {
  /// What a script may last at most, in seconds.
  static let longest: TimeInterval = 3600

  let childCount: Int
  private var events: [Script.Event] = []
  private var end: TimeInterval?
  private var lastTime: TimeInterval = 0
  private var fingerIsDown = false

  init(childCount: Int) { self.childCount = childCount }

  /// What was expected where a line has something else.
  struct Expected: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  mutating func read(line: Substring) throws(Expected) {
    let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return }
    guard end == nil else { throw Expected("nothing after end") }
    let time = try time(first)
    guard words.count > 1 else { throw Expected(Self.verbs) }
    try read(verb: words[1], arguments: Array(words.dropFirst(2)), at: time)
    lastTime = time
  }

  func finish() throws(Expected) -> Script {
    guard let end else { throw Expected("SECONDS end as the last line") }
    return Script(events: events, end: end)
  }

  private static let verbs =
    "SECONDS and then one of down X Y, move X Y, up X Y, touchcancel, tap X Y, select INDEX, end"

  private mutating func read(verb: Substring, arguments: [Substring], at time: TimeInterval) throws(Expected) {
    func add(_ action: Script.Action) { events.append(Script.Event(time: time, action: action)) }
    func noArguments() throws(Expected) {
      guard arguments.isEmpty else { throw Expected("nothing after \(verb)") }
    }
    switch verb {
    case "down":
      let point = try point(verb, arguments)
      try finger(isDown: false, before: verb)
      fingerIsDown = true
      add(.down(point))
    case "move":
      let point = try point(verb, arguments)
      try finger(isDown: true, before: verb)
      add(.move(point))
    case "up":
      let point = try point(verb, arguments)
      try finger(isDown: true, before: verb)
      fingerIsDown = false
      add(.up(point))
    case "touchcancel":
      try noArguments()
      try finger(isDown: true, before: verb)
      fingerIsDown = false
      add(.touchCancel)
    case "tap":
      let point = try point(verb, arguments)
      try finger(isDown: false, before: verb)
      add(.tap(point))
    case "select": add(.select(try index(arguments)))
    case "end":
      try noArguments()
      end = time
    default: throw Expected(Self.verbs)
    }
  }

  private func finger(isDown expected: Bool, before verb: Substring) throws(Expected) {
    guard fingerIsDown != expected else { return }
    throw Expected(expected ? "down before \(verb)" : "up or touchcancel before the next \(verb)")
  }

  private func time(_ word: Substring) throws(Expected) -> TimeInterval {
    guard let time = Self.number(word) else { throw Expected("a time in seconds, not \(Self.quoted(word))") }
    guard time >= 0 else { throw Expected("a time of 0 or later, not \(word)") }
    guard time >= lastTime else { throw Expected("a time no earlier than \(lastTime), not \(word)") }
    guard time <= Self.longest else { throw Expected("a time of at most \(Int(Self.longest)) seconds, not \(word)") }
    return time
  }

  private func point(_ verb: Substring, _ arguments: [Substring]) throws(Expected) -> CGPoint {
    guard arguments.count == 2 else { throw Expected("X and Y in points after \(verb)") }
    var numbers: [Double] = []
    for word in arguments {
      guard let number = Self.number(word) else {
        throw Expected("X and Y in points after \(verb), not \(Self.quoted(word))")
      }
      numbers.append(number)
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private func index(_ arguments: [Substring]) throws(Expected) -> Int {
    guard childCount > 0 else { throw Expected("no select, as there are no children") }
    let range = "INDEX 0 to \(childCount - 1) after select"
    guard arguments.count == 1 else { throw Expected(range) }
    guard arguments[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(arguments[0]),
      index < childCount
    else { throw Expected("\(range), not \(Self.quoted(arguments[0]))") }
    return index
  }

  /// A finite decimal number. `Double` alone would take "nan", "inf" and hexadecimal numbers too.
  static func number(_ word: Substring) -> Double? {
    let decimal = word.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    guard decimal, let number = Double(word), number.isFinite else { return nil }
    return number
  }

  /// As it can stand in a line of its own: short, and without control characters.
  private static func quoted(_ word: Substring) -> String {
    let plain = word.unicodeScalars.prefix(40).filter { $0.properties.generalCategory != .control }
    return "\"\(String(String.UnicodeScalarView(plain)))\""
  }
}
