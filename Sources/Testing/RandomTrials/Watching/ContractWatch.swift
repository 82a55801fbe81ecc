/// Checks the calls of each transition against the callback contract.
///
/// From `willSelect` to `didSelect` or `didCancelTransitionTo`, the calls are recorded as a word of one letter each,
/// which must match the grammar in `isAnimatedSwitch` or `isPlainSwitch`. Calls outside the grammar are ignored.
struct ContractWatch {
  private struct OpenSelection {
    var from: String?
    let to: String
    var word = ""
    var calls: [String] = []
    /// `true` if the container has appeared or disappeared meanwhile, or will, together with its pages. Another rule
    /// checks that their calls are balanced.
    var isDisturbed = false
  }

  private var open: OpenSelection?
  /// `true` if a finger may slide along the tabs. Then a transition is open from the question about its animator to the animator's
  /// end, and a selection beside that from `willSelect` on.
  private let allowsScrubbing: Bool
  /// The child of the open selection beside a transition.
  private var announced: String?

  init(allowsScrubbing: Bool = false) { self.allowsScrubbing = allowsScrubbing }

  var isOpen: Bool {
    guard allowsScrubbing else { return open != nil }
    // One that was given up before its start has no end.
    return announced != nil || open.map { $0.word.contains("S") || $0.word.contains("M") } == true
  }

  /// The child of the open transition; nil if there is none.
  var current: String? { open?.to ?? announced }

  /// Called when the container's own appearance changes.
  mutating func containerChanges() { open?.isDisturbed = true }

  /// Records a call, and returns a description of the fault, if any.
  ///
  /// - Parameters:
  ///   - isSeen: `true` if the container is on screen, so that a transition makes appearance calls.
  ///   - selected: The selected child.
  ///   - isChild: `true` for a child's call. A page that left also gets calls from UIKit if a late animator shows it.
  mutating func received(
    _ name: String, _ subject: String, isSeen: Bool, selected: String? = nil, isChild: Bool = true
  ) -> String? {
    if allowsScrubbing { return receivedScrubbing(name, subject, isSeen: isSeen, isChild: isChild) }
    switch name {
    case "willSelect":
      defer { open = OpenSelection(from: selected, to: subject) }
      return open.map { "willSelect \(subject) inside the transition to \($0.to): \($0.calls)" }
    case "didSelect", "didCancelTransitionTo":
      guard var it = open else { return "\(name) \(subject) without willSelect" }
      open = nil
      it.calls.append("\(name) \(subject)")
      it.word.append(name == "didSelect" ? "Z" : "N")
      let isRight =
        it.to == subject
        && (it.isDisturbed
          ? isOnce(it.word)
          : it.word.hasPrefix("A") ? isAnimatedSwitch(it.word, isSeen) : isPlainSwitch(it.word, isSeen))
      return isRight ? nil : "calls of the transition to \(it.to): \(it.calls)"
    default:
      guard let to = open?.to else {
        return Self.inside[name].map { _ in "\(name) \(subject) outside a transition" }
      }
      guard isChild || subject == to || subject == open?.from else { return nil }
      guard let letter = Self.inside[name] ?? letter(name, isTo: subject == to) else { return nil }
      open?.word.append(letter)
      open?.calls.append("\(name) \(subject)")
      return nil
    }
  }

  /// Records a call if a finger may slide along the tabs.
  private mutating func receivedScrubbing(_ name: String, _ subject: String, isSeen: Bool, isChild: Bool) -> String? {
    switch name {
    case "willSelect":
      defer { announced = subject }
      return announced.map { "willSelect \(subject) before the end of \($0)" }
    case "didSelect", "didCancelTransitionTo":
      defer { announced = nil }
      // A transition that was given up before its start has no animator that ends.
      if open?.to == subject, open?.word.contains("S") == false, open?.word.contains("M") == false { open = nil }
      return announced == subject ? nil : "\(name) \(subject) after willSelect \(announced ?? "of nothing")"
    case "animationControllerForTransition":
      open = OpenSelection(from: nil, to: subject, word: "A", calls: ["\(name) \(subject)"])
      return nil
    default: break
    }
    guard var it = open else { return nil }
    if name == "viewWillDisappear", isChild, subject != it.to, it.from == nil { it.from = subject }
    if let letter = Self.inside[name]
      ?? (subject == it.to || subject == it.from ? letter(name, isTo: subject == it.to) : nil)
    {
      it.word.append(letter)
      it.calls.append("\(name) \(subject)")
    }
    open = name == "animationEnded" ? nil : it
    guard name == "animationEnded" else { return nil }
    let isForward = it.word.filter { $0 != "C" }.hasSuffix("sdE")
    let isRight =
      subject == it.to
      && (it.isDisturbed ? isOnce(it.word) : isAnimatedSwitch(it.word + (isForward ? "Z" : "N"), isSeen))
    return isRight ? nil : "calls of the transition to \(it.to): \(it.calls)"
  }

  private static let inside: [String: Character] = [
    "animationControllerForTransition": "A", "interactionControllerFor": "I", "transitionDuration": "D",
    "startInteractiveTransition": "S", "animateTransition": "M", "interruptibleAnimator": "P",
    "completeTransition": "C", "animationEnded": "E",
  ]

  /// Returns a call's letter: `l`, `w`, `d`, `v` and `g` for the incoming child, and from the other half of the
  /// alphabet for the outgoing one: will appear `w`/`r`, did appear `d`/`t`, will disappear `v`/`q`, did disappear
  /// `g`/`s`.
  private func letter(_ name: String, isTo: Bool) -> Character? {
    switch name {
    case "viewDidLoad": isTo ? "l" : nil
    case "viewWillAppear": isTo ? "w" : "r"
    case "viewDidAppear": isTo ? "d" : "t"
    case "viewWillDisappear": isTo ? "v" : "q"
    case "viewDidDisappear": isTo ? "g" : "s"
    default: nil
    }
  }

  /// Animator, interaction controller, (load), duration, wills, start, (turned and turned back)*, end, report.
  private func isAnimatedSwitch(_ word: String, _ isSeen: Bool) -> Bool {
    var rest = Substring(word)
    func take(_ part: String) -> Bool {
      guard rest.hasPrefix(part) else { return false }
      rest.removeFirst(part.count)
      return true
    }
    // The animator completes the transition at any time after its start, at most once.
    let ends = rest.filter { $0 == "C" }.count
    guard ends <= 1 else { return false }
    guard take("AI") else { return false }
    // One of the pages was removed inside these calls, so there is nothing to animate.
    if isPlainSwitch(String(rest), isSeen) { return true }
    _ = take("l")
    guard take("D") else { return false }
    // A page's call about its insets has ended the transition before the pages appear.
    if isPlainSwitch(String(rest), isSeen) { return true }
    guard take("wq") else { return false }
    // While a finger drags, a vended animator runs instead of `animateTransition(using:)`. An interaction controller is
    // started first, even if it does not start interactively, and may start the animations itself.
    let start = rest.prefix { "SPM".contains($0) }
    // If there is no start, a page was removed while it was loaded or appeared.
    guard ["", "M", "SM", "S", "SP", "MP", "SMP"].contains(start) else { return false }
    rest.removeFirst(start.count)
    var (goesForward, wasAsked) = (true, start.contains("P"))
    while true {
      if take("C") { continue }
      // A transition that began without a finger vends its animator when it is grabbed.
      if !wasAsked, take("P") {
        wasAsked = true
        continue
      }
      // Removing a page in the first call of a turn ends the turn.
      if take(goesForward ? "vw" : "qr") { continue }
      guard take(goesForward ? "vr" : "qw") else { break }
      goesForward.toggle()
    }
    // An animator that was not started has not ended either.
    let end = start.isEmpty ? "" : "E"
    // The outgoing page was removed in the incoming page's call, and does not appear again.
    if goesForward, rest.filter({ $0 != "C" }) == "vgs\(end)N" { return true }
    return rest == (goesForward ? "sd\(end)Z" : "gt\(end)N")
  }

  /// Returns true if the animator is called once and ends once, in any order of the appearance calls.
  private func isOnce(_ word: String) -> Bool {
    "AIMCEZN".allSatisfy { letter in word.filter { $0 == letter }.count <= 1 }
  }

  private func isPlainSwitch(_ word: String, _ isSeen: Bool) -> Bool {
    let calls = word.filter { $0 != "l" }
    // The page was removed in `willSelect`, or while it was loaded.
    if calls == "N" { return true }
    guard isSeen else { return calls.allSatisfy { "wdvgqrstZ".contains($0) } }
    return calls == "wqsdZ" || calls == "wdZ"
  }
}
