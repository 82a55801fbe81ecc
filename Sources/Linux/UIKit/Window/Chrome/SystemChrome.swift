/// What the controllers of a window want of the system: the last answers, and how often they were asked.
///
/// The system asks the controller in front and follows its children from there. It asks when a root controller is
/// shown, when the window was resized, when a presentation or a dismissal begins or turns back, and when a controller in
/// the window wants it to (the latter is documented; that it asks at once, and what else it asks upon, is a guess).
@MainActor package final class SystemChrome {
  package enum Question: CaseIterable, Sendable {
    case statusBar, homeIndicator, screenEdges, pointerLock, orientations
  }

  package private(set) var statusBarStyle = UIStatusBarStyle.default
  package private(set) var isStatusBarHidden = false
  package private(set) var statusBarAnimation = UIStatusBarAnimation.fade
  package private(set) var isHomeIndicatorAutoHidden = false
  package private(set) var deferredEdges: UIRectEdge = []
  package private(set) var isPointerLocked = false
  package private(set) var orientations = UIInterfaceOrientationMask.all
  /// How often the system has asked since the window was made.
  package private(set) var counts: [Question: Int] = [:]

  func ask(_ question: Question, of front: UIViewController) {
    counts[question, default: 0] += 1
    switch question {
    case .statusBar:
      statusBarStyle = Self.last(from: front, \.childForStatusBarStyle).preferredStatusBarStyle
      let holder = Self.last(from: front, \.childForStatusBarHidden)
      isStatusBarHidden = holder.prefersStatusBarHidden
      statusBarAnimation = holder.preferredStatusBarUpdateAnimation
    case .homeIndicator:
      isHomeIndicatorAutoHidden =
        Self.last(from: front, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    case .screenEdges:
      deferredEdges =
        Self.last(from: front, \.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures
    case .pointerLock:
      isPointerLocked = Self.last(from: front, \.childViewControllerForPointerLock).prefersPointerLocked
    case .orientations:
      orientations = front.supportedInterfaceOrientations
      precondition(
        !orientations.isEmpty,
        "Supported orientations has no common orientation with the application: \(type(of: front)) supports none")
    }
  }

  private static func last(
    from front: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var holder = front
    while let next = holder[keyPath: child], next !== holder { holder = next }
    return holder
  }
}

extension UIViewController {
  /// A controller that is in no window has nobody who asks it.
  func askAnew(_ question: SystemChrome.Question) {
    guard let window = loadedView?.window, !window.isHidden else { return }
    window.ask(question)
    if question == .orientations { window.windowScene?.turnToSupported(by: window) }
  }
}

extension UIWindow {
  /// The controller that is asked: the root, or the topmost one that is presented over it and takes its place. For the
  /// orientations that is one that fills the window, for the status bar one that is presented full screen or captures
  /// the bar (both documented), and for all else the same as for the status bar (a guess).
  func controllerInFront(for question: SystemChrome.Question) -> UIViewController? {
    let top = root?.presentationsAbove.last { presentation in
      guard presentation.isInFront else { return false }
      return question == .orientations ? presentation.fillsWindow : presentation.takesStatusBar
    }
    return top?.presented ?? root
  }

  func ask(_ question: SystemChrome.Question) {
    if let front = controllerInFront(for: question) { chrome.ask(question, of: front) }
  }

  func askAll() {
    for question in SystemChrome.Question.allCases { ask(question) }
  }
}
