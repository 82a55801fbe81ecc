// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// A predicate of what ends the program. Another process evaluates the expression: nothing else survives that.

@_silgen_name("fork") private func forked() -> Int32

public func throwAssertion<T>() -> Predicate<T> {
  .simple("end the program") { PredicateStatus(bool: endsProcess($0)) }
}

/// The time after which another process is ended, in seconds.
private let longestTime: UInt32 = 10

private func endsProcess<T>(_ expression: Expression<T>) -> Bool {
  let child = forked()
  guard child != 0 else {
    // What it says about its end is not about the test.
    dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)
    alarm(longestTime)
    _ = try? expression.evaluate()
    _exit(0)
  }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0, errno == EINTR {}
  let signal = status & 0x7F
  return signal != 0 && signal != SIGALRM
}
