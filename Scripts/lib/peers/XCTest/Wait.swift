import Foundation

/// A wait for expectations, and what is to be said of it.
@MainActor
struct Wait {
  enum Verdict {
    case completed
    case timedOut([XCTestExpectation])
    case incorrectOrder(XCTestExpectation, required: XCTestExpectation)
    case invertedFulfillment(XCTestExpectation)
  }

  let expectations: [XCTestExpectation]
  let isOrdered: Bool

  func begin() {
    for expectation in expectations { expectation.beginWait() }
  }

  func end() {
    for expectation in expectations { expectation.endWait() }
  }

  /// Those that were fulfilled, in the order in which they were.
  var fulfilled: [XCTestExpectation] {
    expectations.filter(\.isFulfilled).sorted { $0.fulfillmentNumber < $1.fulfillmentNumber }
  }

  /// What is known while the wait goes on; nil if it must go on. An inverted expectation makes it go on to the end.
  var verdict: Verdict? {
    for expectation in expectations { expectation.poll() }
    if let inverted = expectations.first(where: { $0.isInverted && $0.isFulfilled }) {
      return .invertedFulfillment(inverted)
    }
    let plain = expectations.filter { !$0.isInverted }
    if isOrdered {
      let order = fulfilled.filter { !$0.isInverted }
      for (expected, found) in zip(plain, order) where expected !== found {
        return .incorrectOrder(found, required: expected)
      }
    }
    return plain.count == expectations.count && plain.allSatisfy(\.isFulfilled) ? .completed : nil
  }

  var verdictAtTheEnd: Verdict {
    let missing = expectations.filter { !$0.isInverted && !$0.isFulfilled }
    return missing.isEmpty ? .completed : .timedOut(missing)
  }
}
