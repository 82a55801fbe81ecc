import Foundation

/// Parses a script: one event per line, in order of time. `#` starts a comment, and `end` is last.
struct ScriptParser {
  /// The maximum length of a script, in seconds.
  static let longest: TimeInterval = 3600

  /// `false` if the window shows no container.
  private let hasContainer: Bool
  /// The number of children after the lines parsed so far; nil if a callback may have changed it, or there is no container.
  var childCount: Int?
  private var events: [Script.Event] = []
  private var end: TimeInterval?
  private var lastTime: TimeInterval = 0
  private var fingerIsDown = false
  private var secondFingerIsDown = false
  /// The time at which the last `drag` lifts the finger.
  private var dragEnd: TimeInterval = 0
  var isAway = false

  init(childCount: Int?) {
    hasContainer = childCount != nil
    self.childCount = childCount
  }

  /// An error with a description of the expected text.
  struct Expected: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  mutating func read(line: Substring) throws(Expected) {
    let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return }
    guard end == nil else { throw Expected("nothing after end") }
    let time = try time(first)
    guard words.count > 1 else { throw Expected(Self.anyForm) }
    try read(verb: words[1], arguments: Array(words.dropFirst(2)), at: time)
    lastTime = time
  }

  func finish() throws(Expected) -> Script {
    guard let end else { throw Expected("SECONDS end as the last line") }
    // The lines after a drag may have events before the drag's last ones. Sorting is stable.
    return Script(events: events.sorted { $0.time < $1.time }, end: end)
  }

  private static let anyForm = "SECONDS and then one of \(ScriptForm.list)"

  private mutating func read(verb: Substring, arguments: [Substring], at time: TimeInterval) throws(Expected) {
    func add(_ action: Script.Action) { events.append(Script.Event(time: time, action: action)) }
    if ["down", "move", "up", "touchcancel", "tap", "drag", "end"].contains(verb), time < dragEnd {
      throw Expected("a time of \(Script.text(dragEnd)) or later for \(verb), when the drag ends")
    }
    switch verb {
    case "down":
      let point = try point(verb, arguments)
      try finger(isDown: false, before: verb)
      fingerIsDown = true
      add(.down(point))
    case "move":
      guard fingerIsDown else { return add(try checked(moveOfChild(arguments), verb)) }
      let point = try point(verb, arguments)
      add(.move(point))
    case "up":
      let point = try point(verb, arguments)
      try finger(isDown: true, before: verb)
      fingerIsDown = false
      add(.up(point))
    case "drag":
      try finger(isDown: false, before: verb)
      events += try drag(arguments, at: time)
    case "touchcancel":
      try nothing(after: verb, arguments)
      try finger(isDown: true, before: verb)
      fingerIsDown = false
      add(.touchCancel)
    case "down2", "move2", "up2":
      let point = try point(verb, arguments)
      guard let change = Script.SecondFinger(rawValue: String(verb)) else { throw Expected(Self.anyForm) }
      guard secondFingerIsDown != (change == .down) else {
        throw Expected(change == .down ? "up2 before the next down2" : "down2 before \(verb)")
      }
      secondFingerIsDown = change != .up
      add(.second(change, point))
    case "tap":
      let point = try point(verb, arguments)
      try finger(isDown: false, before: verb)
      add(.tap(point))
    case "end":
      try nothing(after: verb, arguments)
      end = time
    default:
      guard let action = try action(verb, arguments) else { throw Expected(Self.anyForm) }
      add(try checked(action, verb))
    }
  }

  /// Parses a drag, and returns its touches: the finger moves at a constant speed in steps of about a sixtieth of a second,
  /// and lifts in the last one.
  private mutating func drag(_ arguments: [Substring], at start: TimeInterval) throws(Expected) -> [Script.Event] {
    let expected = "X and Y of the start and the end in points, and a positive number of seconds, after drag"
    guard arguments.count == 5 else { throw Expected(expected) }
    let first = try numbers(expected, Array(arguments[..<2])), last = try numbers(expected, Array(arguments[2..<4]))
    guard let duration = Self.number(arguments[4]), duration > 0 else {
      throw Expected("\(expected), not \(Self.quoted(arguments[4]))")
    }
    guard start + duration <= Self.longest else {
      throw Expected("a drag that ends within \(Int(Self.longest)) seconds")
    }
    dragEnd = start + duration
    let steps = max(1, Int((duration * 60).rounded()))
    var events = [Script.Event(time: start, action: .down(CGPoint(x: first.0, y: first.1)))]
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let point = CGPoint(x: first.0 + (last.0 - first.0) * part, y: first.1 + (last.1 - first.1) * part)
      events.append(Script.Event(time: start + duration * part, action: .move(point)))
    }
    events.append(Script.Event(time: dragEnd, action: .up(CGPoint(x: last.0, y: last.1))))
    return events
  }

  /// Returns the action unless it needs a container and there is none.
  private func checked(_ action: Script.Action, _ verb: Substring) throws(Expected) -> Script.Action {
    guard hasContainer || !action.needsContainer else {
      throw Expected("no \(verb), as the window shows no ContainerViewController")
    }
    return action
  }

  func nothing(after verb: Substring, _ arguments: [Substring]) throws(Expected) {
    guard arguments.isEmpty else { throw Expected("nothing after \(verb)") }
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
    let numbers = try numbers("X and Y in points after \(verb)", arguments)
    return CGPoint(x: numbers.0, y: numbers.1)
  }

  func numbers(_ expected: String, _ arguments: [Substring]) throws(Expected) -> (Double, Double) {
    guard arguments.count == 2 else { throw Expected(expected) }
    var numbers: [Double] = []
    for word in arguments {
      guard let number = Self.number(word) else { throw Expected("\(expected), not \(Self.quoted(word))") }
      numbers.append(number)
    }
    return (numbers[0], numbers[1])
  }

  /// Parses a finite decimal number. `Double` alone would also accept "nan", "inf" and hexadecimal numbers.
  static func number(_ word: Substring) -> Double? {
    let decimal = word.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    guard decimal, let number = Double(word), number.isFinite else { return nil }
    return number
  }

  /// Returns a word in quotes for an error message: short, without control characters, and with the numbers of characters that
  /// cannot be seen, such as a byte order mark.
  static func quoted(_ word: Substring) -> String {
    let plain = word.unicodeScalars.prefix(40).map { scalar in
      switch scalar.properties.generalCategory {
      case .control: ""
      case .format: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }
    return "\"\(plain.joined())\""
  }
}
