import ContainerKit

/// Checks that every request is answered once, and with `selected` only if its child was selected.
struct SelectionWatch {
  private var children: [String] = []
  private var answers: [Int] = []
  /// The child that was last reported as selected.
  private var last: String?

  mutating func selected(_ child: String) { last = child }

  mutating func request(_ child: String) -> Int {
    children.append(child)
    answers.append(0)
    return children.count - 1
  }

  /// Returns a description of the fault, if any. `isHere` is true if the child is the selected one now.
  mutating func answer(_ request: Int, _ outcome: ContainerSelectionOutcome, isHere: Bool) -> String? {
    answers[request] += 1
    let child = children[request]
    guard answers[request] == 1 else { return "the request for \(child) is answered \(answers[request]) times" }
    guard outcome != .selected || isHere || last == child else {
      return "the request for \(child) is answered with selected, and \(last ?? "nothing") is selected"
    }
    return nil
  }

  /// A description of the first request without an answer; nil if there is none.
  var unanswered: String? {
    answers.firstIndex(of: 0).map { "the request for \(children[$0]) has no answer" }
  }
}
