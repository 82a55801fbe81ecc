import ContainerKit
import UIKit

/// A report on an animator: what is wrong with it in any controller, however it is driven.
///
///     @Test func isSound() {
///       let report = AnimatorReport { CardAnimator() }
///       #expect(report.isSound)
///     }
///
/// It drives new animators between two pages in a `ContainerViewController`, a navigation controller and a full-screen
/// presentation. It lets the transition run to its end, scrubs it with a finger and compares what it shows with the
/// running animation, cancels and repeats it, grabs and reverses a running one, and interrupts it by a rotation, the
/// background and the removal of the controller: in both orders of completion blocks, and under each of the
/// `StageConditions`. It looks at every frame, at the state that is left, and at the objects that stay in memory.
///
/// `faults` are certain: each breaks something that a user or the app's next transition meets. `remarks` are what an
/// author should know, and what UIKit tolerates. `description` is a table of the runs, followed by both. A failed
/// expectation prints it.
///
/// Each run has a stage of its own, so creating a report tears down the test's stage. A report takes some seconds. An
/// animator that stops the program, such as one that unwraps a missing view, stops the test: name in `controllers` those
/// for which it is made.
public struct AnimatorReport: Sendable, CustomStringConvertible {
  /// A controller in which an animator is driven.
  public enum Controller: String, CaseIterable, Sendable {
    /// A `ContainerViewController`.
    case container
    /// A `UINavigationController`.
    case navigation = "navigation controller"
    /// A `UITabBarController`.
    case tabs = "tab bar controller"
    /// A presentation of the style `fullScreen`.
    case presentation
    /// A presentation of the style `custom`, which leaves the view below in its place: `view(forKey: .from)` is nil. The
    /// page need not fill the window at the end.
    case customPresentation = "custom presentation"
  }

  /// The result of one kind of run in one controller.
  public struct Run: Sendable, Equatable {
    /// The controller's name, with ", back" if the transition leads back.
    public let controller: String
    /// The name of the run, such as "runs to its end".
    public let name: String
    /// The numbers of the faults that were found, starting at 1, in ascending order; nil if the run does not apply.
    public let faults: [Int]?
  }

  /// A fault or a remark, with the runs in which it was found.
  public struct Finding: Sendable, CustomStringConvertible {
    /// The sentence that says what was found.
    public let sentence: String
    /// The runs, such as "navigation controller: is cancelled", in the order in which they were made.
    public internal(set) var runs: [String]
    /// The index of the frame in the first of these runs.
    public let frame: Int
    /// The time of that frame's code, in seconds since the run began.
    public let time: TimeInterval
    /// The picture of that frame; nil for a remark.
    public let picture: CGImage?
    /// The page of the film of the first of these runs; nil if there is none.
    public internal(set) var film: String?

    /// The sentence, the first run and its frame, the number of the other runs, and the film.
    public var description: String {
      let moment = "frame \(frame), \((time * 1000).rounded() / 1000) s"
      let others =
        runs.count == 1 ? "" : runs.count == 2 ? "; also in \(runs[1])" : "; also in \(runs.count - 1) other runs"
      return "\(sentence)\n   \(runs.first ?? ""), \(moment)\(others)" + (film.map { "\n   film: \($0)" } ?? "")
    }
  }

  /// The class of the animator.
  public let animator: String
  /// The runs, controller by controller.
  public let runs: [Run]
  /// The faults, in the order in which they were found.
  public let faults: [Finding]
  /// Notes that are no faults.
  public let remarks: [Finding]

  /// `true` if the animator was examined, and there are no faults.
  public var isSound: Bool { faults.isEmpty && !runs.isEmpty }

  /// Examines an animator that leads from one page to the next.
  ///
  /// - Parameters:
  ///   - pages: Returns two new pages, which look the same each time; nil for plain pages.
  ///   - controllers: The controllers in which the animator is driven.
  ///   - size: The size of the window, in points.
  ///   - films: A Boolean value that determines whether faults are filmed. The films are in the folder of
  ///     `Stage.film(_:file:)`.
  ///   - file: The test's source, after which the films are called.
  ///   - animator: Returns the animator of a transition.
  @preconcurrency @MainActor public init(
    pages: (@MainActor () -> [UIViewController])? = nil,
    in controllers: [Controller] = [.container, .navigation, .presentation], size: CGSize = Stage.defaultSize,
    films: Bool = true, file: String = #filePath,
    animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    let subject = ReportSubject(pages: pages ?? { PlainPage.pair }, steps: [.next], size: size) { _ in animator() }
    self.init(subject, controllers, filmFile: films ? file : nil)
  }

  /// Examines an animator in both directions: to the next page, and back to the previous one.
  ///
  ///     AnimatorReport { step in CardAnimator(isBack: step == .previous) }
  ///
  /// - Parameters:
  ///   - pages: Returns two new pages, which look the same each time; nil for plain pages.
  ///   - controllers: The controllers in which the animator is driven.
  ///   - size: The size of the window, in points.
  ///   - films: A Boolean value that determines whether faults are filmed. The films are in the folder of
  ///     `Stage.film(_:file:)`.
  ///   - file: The test's source, after which the films are called.
  ///   - animator: Returns the animator of a transition: `next` for a push, a presentation or a later page, `previous`
  ///     for a pop, a dismissal or an earlier page.
  @preconcurrency @MainActor public init(
    pages: (@MainActor () -> [UIViewController])? = nil,
    in controllers: [Controller] = [.container, .navigation, .presentation], size: CGSize = Stage.defaultSize,
    films: Bool = true, file: String = #filePath,
    animator: @escaping @MainActor (_ step: ContainerPageStep) -> any UIViewControllerAnimatedTransitioning
  ) {
    let subject = ReportSubject(
      pages: pages ?? { PlainPage.pair }, steps: [.next, .previous], size: size, animator: animator)
    self.init(subject, controllers, filmFile: films ? file : nil)
  }

  /// Examines an animator in one direction: `previous` for one that leads back.
  @_spi(Reports) @preconcurrency @MainActor public init(
    step: ContainerPageStep, file: String,
    animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    let subject = ReportSubject(pages: { PlainPage.pair }, steps: [step], size: Stage.defaultSize) { _ in animator() }
    self.init(subject, [.container, .navigation, .presentation], filmFile: file)
  }

  /// Examines an animator in both directions, in controllers that `host` sets up.
  @preconcurrency @MainActor package init(
    pages: @escaping @MainActor () -> [UIViewController], in controllers: [Controller], size: CGSize,
    host: @escaping @MainActor (HostedTransition, Controller) -> any TransitionHost,
    animator: @escaping @MainActor (_ step: ContainerPageStep) -> any UIViewControllerAnimatedTransitioning
  ) {
    let subject = ReportSubject(
      pages: pages, steps: [.next, .previous], size: size, makeHost: host, animator: animator)
    self.init(subject, controllers, filmFile: nil)
  }

  /// Examines an animator in one direction, under the usual conditions alone, which takes half of the time.
  @preconcurrency @MainActor package init(
    underUsualConditionsIn controllers: [Controller], size: CGSize,
    animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    let subject = ReportSubject(pages: { PlainPage.pair }, steps: [.next], size: size) { _ in animator() }
    self.init(subject, controllers, filmFile: nil, plans: ReportPlan.usual)
  }

  @MainActor private init(
    _ subject: ReportSubject, _ controllers: [Controller], filmFile: String?, plans: [ReportPlan] = ReportPlan.all
  ) {
    let onMake = Stage.onMake
    defer { Stage.onMake = onMake }
    // A test's trait would film each of the stages.
    Stage.onMake = nil
    let examination = Examination(of: subject, plans)
    for controller in controllers {
      for step in subject.steps { examination.examine(ReportedTransition(controller: controller, step: step)) }
    }
    if let filmFile { examination.film(file: filmFile) }
    animator = examination.name
    (runs, faults, remarks) = (examination.runs, examination.faults, examination.remarks)
  }
}
