/// Something that happens to a container, sent by `SelectionEngine.send(_:)`.
///
/// An event that is sent at rest is handled, with everything that follows from it, before `send(_:)` returns. An event
/// that a callback sends waits until the current step is done, unless it `isImmediate`.
enum SelectionEvent: Equatable {
  // MARK: Requests

  case select(
    Page, animated: Bool, step: RequestedStep? = nil, source: ContainerSelectionSource = .code,
    request: SelectionRequest? = nil)
  /// The app sets the children, or some of them have another parent now.
  ///
  /// - Parameters:
  ///   - fallback: The page to select if the selected one is removed. Nil: the page that is now at its index, or the last one.
  ///   - isSetUp: `true` if the app sets pages: the first ones are selected silently.
  case setChildren([Page], fallback: Page? = nil, animated: Bool = false, isSetUp: Bool = false)

  /// The container is laid out in a window, or appears. A page that has only been set up is shown.
  case laidOut

  /// A child may have another parent now. The engine removes such children before each other event, too.
  case parentsChanged

  // MARK: Interaction

  /// A finger starts to drag a neighbor in.
  case dragBegan(Page, RequestedStep, by: InteractionSource = .pan)
  /// The finger that drives the transition has dragged it back through its start, to the neighbor on the other side.
  case dragTurned(Page, RequestedStep, by: InteractionSource = .pan)
  /// The finger that drives the transition has dragged it past its end, to the neighbor beyond.
  case dragPassed(Page, RequestedStep, by: InteractionSource = .pan)
  /// A finger on the bar takes charge of the pages. Until it is lifted, the app's selection does not change.
  case scrubBegan
  /// The finger on the bar has chosen a page. Nil if it leaves the pages where they are.
  ///
  /// - Parameters:
  ///   - toward: The nearer end of the transition that it drives.
  ///   - velocity: As in `released`.
  case scrubEnded(Page?, toward: Direction, velocity: Double = 0)
  /// The user goes on while the transition counts as over, which ends it at once.
  case endedEarly
  /// A finger grabs the running transition, or the interaction controller pauses it.
  case held(by: InteractionSource)
  /// The interaction ends, and the transition goes to its end or back to its start.
  ///
  /// - Parameter velocity: The velocity of the progress, per second; positive toward the end.
  case released(Direction, velocity: Double = 0, by: InteractionSource = .pan)

  // MARK: The end

  /// The animator calls `completeTransition(_:)`, or the wait for that has timed out.
  case ended(Outcome)
  /// The container leaves the screen or the window, or the app goes to the background. Nothing is animated until
  /// everything that follows has been handled.
  case interrupted
  case resized
  /// The container's appearance state has changed; nil once it has disappeared.
  case containerAppearance(AppearanceForwarder.State?, animated: Bool = false)

  /// Events that are handled before `send(_:)` returns, even if a callback sends them:
  ///
  ///     event                  sent by                          because
  ///     ended                  the animator                     UIKit's contexts end the transition in that call
  ///     interrupted            leaving the window, background   the system shows the container's next state
  ///     resized                layout                           the pages have their size when the layout ends
  ///     containerAppearance    UIKit                            the page gets its call inside the container's
  var isImmediate: Bool {
    switch self {
    case .ended, .interrupted, .resized, .containerAppearance: true
    case .select, .setChildren, .laidOut, .parentsChanged, .dragBegan, .dragTurned, .dragPassed, .scrubBegan,
      .scrubEnded, .endedEarly, .held, .released:
      false
    }
  }

  /// `true` if nothing is animated in the effects of the event.
  var isInterruption: Bool {
    switch self {
    case .interrupted, .resized, .containerAppearance(.disappearing, _): true
    default: false
    }
  }
}

/// The step with which the user asks for a page, and the page that it starts from.
struct RequestedStep: Equatable {
  let step: ContainerPageStep
  let start: Page
}

/// A request to select a child. Its completion is called once.
@MainActor final class SelectionRequest: Equatable {
  private let completion: (ContainerSelectionOutcome) -> Void

  init(_ completion: @escaping (ContainerSelectionOutcome) -> Void) { self.completion = completion }

  func resolve(_ outcome: ContainerSelectionOutcome) { completion(outcome) }

  nonisolated static func == (one: SelectionRequest, other: SelectionRequest) -> Bool { one === other }
}
