import Foundation
import Stage

// A stage's conditions as an argument of a command: `commits,busy=0.05,rates=0.5:24/1.2:120`, or `plain` if there are
// none.
extension StageConditions {
  /// Parses the words, in any order. Each may occur once.
  package init?(_ text: String) {
    self.init()
    guard text != "plain" else { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let value = words.count > 1 ? words[1] : nil
      guard set(words[0], value) else { return nil }
    }
  }

  /// The text that `init(_:)` parses.
  package var text: String {
    let plain = StageConditions()
    var words: [String] = []
    if showsEveryCommit { words.append("commits") }
    if mainThreadDelay != plain.mainThreadDelay { words.append("busy=\(mainThreadDelay)") }
    if uptime != plain.uptime { words.append("uptime=\(uptime)") }
    if timestampJitter != plain.timestampJitter { words.append("jitter=\(timestampJitter)") }
    if !frameRates.isEmpty {
      let rates = frameRates.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      words.append("rates=\(rates.joined(separator: "/"))")
    }
    if removesAnimationsInBackground { words.append("background") }
    if !viewAnimationsHaveKeys { words.append("keyless") }
    if updatesSafeAreaInLayout { words.append("insets") }
    if replacesAnimationsAtCommit { words.append("copies") }
    if seed != plain.seed { words.append("seed=\(seed)") }
    return words.isEmpty ? "plain" : words.joined(separator: ",")
  }

  private mutating func set(_ word: String, _ value: String?) -> Bool {
    switch (word, value) {
    case ("commits", nil): showsEveryCommit = true
    case ("background", nil): removesAnimationsInBackground = true
    case ("keyless", nil): viewAnimationsHaveKeys = false
    case ("insets", nil): updatesSafeAreaInLayout = true
    case ("copies", nil): replacesAnimationsAtCommit = true
    case ("busy", let text?): return Self.read(text, in: 0...1) { mainThreadDelay = $0 }
    case ("uptime", let text?): return Self.read(text, in: 0...1e9) { uptime = $0 }
    case ("jitter", let text?): return Self.read(text, in: 0...1) { timestampJitter = $0 }
    case ("seed", let text?):
      guard let number = UInt64(text) else { return false }
      seed = number
    case ("rates", let text?): return setRates(text)
    default: return false
    }
    return true
  }

  private mutating func setRates(_ text: String) -> Bool {
    for change in text.split(separator: "/", omittingEmptySubsequences: false) {
      let numbers = change.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 2, let time = numbers[0], let rate = numbers[1] else { return false }
      guard time >= 0, time.isFinite, (1...1000).contains(rate) else { return false }
      frameRates[time] = rate
    }
    return true
  }

  private static func read(_ text: String, in range: ClosedRange<Double>, _ use: (Double) -> Void) -> Bool {
    guard let number = Double(text), range.contains(number) else { return false }
    use(number)
    return true
  }
}

extension StageConditions {
  /// Draws the conditions of a trial. Most conditions occur alone or in pairs, so that the cause of a fault is visible.
  init(dice: inout Dice, length: TimeInterval) {
    self.init()
    showsEveryCommit = dice.chance(60)
    if dice.chance(30) { mainThreadDelay = [0.02, 0.035, 0.05][dice.pick(below: 3)] }
    if dice.chance(30) { uptime = [1_234_567.891, 5_000_000.1, 20_000_000.3][dice.pick(below: 3)] }
    if dice.chance(30) { timestampJitter = [0.0005, 0.002, 0.005][dice.pick(below: 3)] }
    if dice.chance(30) {
      let rates: [Double] = [24, 30, 48, 60, 80, 120]
      for _ in 0...dice.pick(below: 4) {
        let time = (length * Double(dice.pick(below: 1000))).rounded() / 1000
        frameRates[time] = rates[dice.pick(below: rates.count)]
      }
    }
    removesAnimationsInBackground = dice.chance(50)
    viewAnimationsHaveKeys = !dice.chance(15)
    seed = UInt64(dice.pick(below: 1_000_000))
    updatesSafeAreaInLayout = dice.chance(30)
    replacesAnimationsAtCommit = dice.chance(20)
  }
}
