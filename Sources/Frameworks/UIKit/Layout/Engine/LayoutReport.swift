import QuartzCore

/// The message about constraints that contradict one another, in the words of UIKit's logs.
@MainActor enum LayoutReport {
  static func tell(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint?) {
    let list = constraints.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
    RuntimeIssues.handler(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t(1) \
      look at each constraint and try to figure out which you don't expect; \n\t\t(2) find the code that added the \
      unwanted constraint or constraints and fix it. \n(\n\(list)\n)

      Will attempt to recover by breaking constraint \n\(broken?.text ?? "")

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """)
  }
}
