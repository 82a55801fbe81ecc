import UIKit

/// One way to drive a transition, under certain conditions.
@MainActor struct ReportPlan {
  /// The actions.
  enum Course {
    case end, vending, scrub, cancel, grab, reverse, rotation, background, removal
  }

  /// The name of its row in the table. Several plans may share one.
  let name: String
  let course: Course
  var completions = Stage.CompletionOrder.afterFrame
  var conditions = StageConditions()
  var reducesMotion = false

  /// `true` if something else than a finger may interrupt the transition. A container that cannot find an animation
  /// does.
  var isInterrupted: Bool { [.rotation, .background, .removal].contains(course) || !showsPictures }

  /// `false` if what is seen depends on animations that the container cannot find, because they have no keys.
  var showsPictures: Bool { conditions.viewAnimationsHaveKeys }

  /// Returns true if the plan applies in a controller. UIKit finds its own animations without keys.
  func applies(in controller: AnimatorReport.Controller) -> Bool {
    controller == .container || conditions.viewAnimationsHaveKeys
  }

  /// `true` if the order of completion blocks is that of the row's first plan, so that what does not depend on it is
  /// judged once.
  var isFirst: Bool { completions == .afterFrame && conditions == StageConditions() }

  /// All plans, in the order of the rows.
  static let all: [ReportPlan] = usual + hard

  /// Those under the usual conditions.
  static let usual: [ReportPlan] = [vending] + inBothOrders + [background, reducedMotion]

  /// In the row of the runs to the end.
  private static let vending = ReportPlan(name: "runs to its end", course: .vending)

  private static let inBothOrders: [ReportPlan] =
    [
      ("runs to its end", .end), ("is scrubbed and finished", .scrub), ("is cancelled and repeated", .cancel),
      ("is grabbed and goes back", .grab), ("is reversed by a selection", .reverse), ("the device rotates", .rotation),
      ("its controller is removed", .removal),
    ].flatMap { name, course in
      Stage.CompletionOrder.allCases.reversed().map { ReportPlan(name: name, course: course, completions: $0) }
    }

  private static let background: ReportPlan = {
    var plan = ReportPlan(name: "enters the background", course: .background)
    plan.conditions.removesAnimationsInBackground = true
    return plan
  }()

  private static let reducedMotion = ReportPlan(name: "Reduce Motion is on", course: .end, reducesMotion: true)

  private static let hard: [ReportPlan] = [
    ("every commit is shown", { $0.showsEveryCommit = true }),
    ("the main thread is busy", { $0.mainThreadDelay = 0.05 }),
    ("the uptime is long", { $0.uptime = 2_000_000 }), ("display links are late", { $0.timestampJitter = 0.006 }),
    ("the frame rate changes", { $0.frameRates = [0.1: 24, 0.3: 120] }),
    ("animations have no keys", { $0.viewAnimationsHaveKeys = false }),
    ("the safe area follows in layout", { $0.updatesSafeAreaInLayout = true }),
  ].flatMap { (name: String, change: (inout StageConditions) -> Void) in
    [Course.end, .cancel].map { course in
      var plan = ReportPlan(name: name, course: course)
      change(&plan.conditions)
      return plan
    }
  }
}
